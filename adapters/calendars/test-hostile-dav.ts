/** A server of calendars in somebody's hands: it says whatever a test wants it to say. */
export function hostileDav({ objects, calendars = 1 }: { objects: string[]; calendars?: number }) {
  let asked = 0
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const found = (href: string, props: string) =>
    `<d:response><d:href>${href}</d:href><d:propstat><d:prop>${props}</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`
  const calendar = `<d:resourcetype><d:collection/><c:calendar/></d:resourcetype><d:displayname>c</d:displayname>
    <c:supported-calendar-component-set><c:comp name="VEVENT"/></c:supported-calendar-component-set>
    <d:supported-report-set><d:supported-report><d:report><c:calendar-query/></d:report></d:supported-report></d:supported-report-set>`
  const several = (parts: string[]) =>
    new Response(
      `<?xml version="1.0"?><d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">${parts.join('')}</d:multistatus>`,
      { status: 207, headers: { 'content-type': 'application/xml; charset=utf-8' } },
    )
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    async fetch(request) {
      asked += 1
      const body = await request.text()
      if (body.includes('current-user-principal'))
        return several([found('/me/', '<d:current-user-principal><d:href>/me/</d:href></d:current-user-principal>')])
      if (body.includes('calendar-home-set'))
        return several([found('/me/', '<c:calendar-home-set><d:href>/home/</d:href></c:calendar-home-set>')])
      if (request.method === 'PROPFIND' && request.headers.get('depth') === '1')
        return several(Array.from({ length: calendars }, (_, number) => found(`/home/${number}/`, calendar)))
      if (request.method === 'REPORT')
        return several(
          objects.map((text, number) =>
            found(
              `${new URL(request.url).pathname}${number}.ics`,
              `<d:getetag>"${number}"</d:getetag><c:calendar-data>${escaped(text)}</c:calendar-data>`,
            ),
          ),
        )
      return several([found('/me/', '<d:displayname>me</d:displayname>')])
    },
  })
  return {
    access: { url: `http://127.0.0.1:${server.port}/`, user: 'rosa', password: 'secret' },
    asked: () => asked,
    end: () => server.stop(true),
  }
}

/** One calendar object with these lines in it. */
export const calendarOf = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//tests//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n')

export const eventOf = (uid: string, ...lines: string[]) => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  'DTSTAMP:20260301T000000Z',
  ...lines,
  'END:VEVENT',
]
