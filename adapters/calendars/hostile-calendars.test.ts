import { afterAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createReadingPool } from '#adapters/document-reader/pool.ts'
import { calendarTextsHere, pooledCalendarTexts } from '#src/reading-worker/calendar-tasks.ts'
import { caldav } from './caldav.ts'
import { guardedFetch } from './guarded-fetch.ts'
import { isLight } from './light-answer.ts'
import { calendarOf, eventOf, hostileDav } from './test-hostile-dav.ts'

// Reading processes start, on a machine that may be busy.
setDefaultTimeout(120_000)

const pool = createReadingPool({
  entry: join(import.meta.dir, '../../src/reading-worker/reading-process.ts'),
  told: ['--warm-up=off'],
  timeLimit: 1500,
})
afterAll(() => pool.close())
const [from, to] = [new Date('2026-03-23T00:00:00Z'), new Date('2026-04-06T00:00:00Z')]
const texts = calendarTextsHere(() => import('./icalendar.ts'))
const fetchHere = guardedFetch({ allowPrivate: true, patienceMs: 3000 })
const plain = calendarOf(...eventOf('plain', 'DTSTART:20260324T100000Z', 'DURATION:PT1H'))

/** Longest time in which this process did nothing else, in milliseconds. */
async function longestPause(work: () => Promise<unknown>) {
  let longest = 0
  let last = performance.now()
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }, 5)
  await work()
  clearInterval(timer)
  return Math.max(longest, performance.now() - last)
}

describe('a calendar that somebody made to do harm', () => {
  test.each([
    ['repeats on a day that never comes', 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'],
    ['repeats every second since 1970', 'FREQ=SECONDLY'],
  ])('%s: it is given up, the server goes on meanwhile, and others are read', async (_, rule) => {
    const events = Array.from({ length: 300 }, (_, number) =>
      eventOf(`u${number}`, 'DTSTART:19700101T100000Z', 'DURATION:PT1H', `RRULE:${rule}`),
    )
    const server = hostileDav({ objects: [calendarOf(...events.flat())] })
    const honest = hostileDav({ objects: [plain] })
    const service = caldav({ fetch: fetchHere, texts: pooledCalendarTexts(pool) })
    await pool.warm()
    const paused = await longestPause(async () => {
      await expect(service.busy(server.access, from, to)).rejects.toMatchObject({ trouble: 'away' })
    })
    expect(paused).toBeLessThan(1000)
    expect((await service.busy(honest.access, from, to)).busy).toEqual([
      { start: new Date('2026-03-24T10:00:00Z'), end: new Date('2026-03-24T11:00:00Z') },
    ])
    await Promise.all([server.end(), honest.end()])
  })

  test.each([
    ['nested without end', '<a>'],
    ['nested without end, which seems to close', '<a b="/>">/>'],
    ['of millions of pieces', '<a/>'],
    ['of millions of signs', '&amp;'],
  ])('answers with XML %s: it is given up, and the server goes on meanwhile', async (_, piece) => {
    const xml = `<?xml version="1.0"?><d:multistatus xmlns:d="DAV:">${piece.repeat(4_000_000 / piece.length)}</d:multistatus>`
    const headers = { 'content-type': 'application/xml; charset=utf-8' }
    const server = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Response(xml, { status: 207, headers }) })
    const access = { url: `http://127.0.0.1:${server.port}/`, user: 'rosa', password: 'x' }
    const paused = await longestPause(async () => {
      await expect(caldav({ fetch: fetchHere, texts }).connect(access)).rejects.toMatchObject({ trouble: 'away' })
    })
    expect(paused).toBeLessThan(1000)
    await server.stop(true)
  })

  test('is told from one whose events hold markup in their words', () => {
    const event = `<c:calendar-data><![CDATA[DESCRIPTION:${'<p>one<br>two'.repeat(100)}]]></c:calendar-data><!-- ${'<a>'.repeat(100)} -->`
    expect(isLight(`<d:multistatus>${event}</d:multistatus>`)).toBe(true)
    expect(isLight(`<d:multistatus>${event}${'<a>'.repeat(50)}</d:multistatus>`)).toBe(false)
  })

  test('says what a time zone is to itself alone', async () => {
    const zone = (hours: string) => [
      'BEGIN:VTIMEZONE',
      'TZID:Europe/Oslo',
      ...['BEGIN:STANDARD', 'DTSTART:19700101T000000', `TZOFFSETFROM:${hours}`, `TZOFFSETTO:${hours}`, 'END:STANDARD'],
      'END:VTIMEZONE',
    ]
    const at = (hours: string) =>
      calendarOf(...zone(hours), ...eventOf('one', 'DTSTART;TZID=Europe/Oslo:20260324T100000', 'DURATION:PT1H'))
    const read = async (text: string) => (await texts.events([text], { from, to }, ''))[0]?.start.toISOString()
    expect(await read(at('-0900'))).toBe('2026-03-24T19:00:00.000Z')
    expect(await read(at('+0100'))).toBe('2026-03-24T09:00:00.000Z')
  })

  test('answers with a status that there is not: it is away, and nothing is thrown where nobody listens', async () => {
    for (const status of ['999 Odd', '600 Odd']) {
      const server = createServer((socket) => {
        socket.on('error', () => {})
        socket.once('data', () => socket.end(`HTTP/1.1 ${status}\r\nContent-Length: 2\r\n\r\nok`))
      })
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
      const address = server.address()
      const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`
      expect((await fetchHere(url)).status).toBe(502)
      await expect(caldav({ fetch: fetchHere, texts }).connect({ url, user: 'rosa', password: 'x' })).rejects.toMatchObject({
        trouble: 'away',
      })
      server.close()
    }
  })

  test('is one of thousands: so many are not asked for', async () => {
    const server = hostileDav({ objects: [plain], calendars: 3000 })
    const service = caldav({ fetch: fetchHere, texts })
    await expect(service.connect(server.access)).rejects.toMatchObject({ trouble: 'away' })
    await expect(service.busy(server.access, from, to)).rejects.toMatchObject({ trouble: 'away' })
    expect(server.asked()).toBeLessThan(500)
    await server.end()
  })
})
