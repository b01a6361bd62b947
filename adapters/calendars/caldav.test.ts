import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { calendarTextsHere } from '#src/reading-worker/calendar-tasks.ts'
import { caldav } from './caldav.ts'
import { guardedFetch } from './guarded-fetch.ts'
import { davProgram, type TestDavServer, testRadicale, testXandikos } from './test-dav-servers.ts'

// Programs of others start, on a machine that may be busy.
setDefaultTimeout(120_000)

const radicale = davProgram('radicale')
const xandikos = davProgram('xandikos')
const texts = calendarTextsHere(() => import('./icalendar.ts'))
const service = caldav({ fetch: guardedFetch({ allowPrivate: true }), texts })
const [from, to] = [new Date('2026-03-23T00:00:00Z'), new Date('2026-04-06T00:00:00Z')]
const shown = (busy: { start: Date; end: Date }[]) =>
  busy.map(({ start, end }) => `${start.toISOString().slice(5, 16)} ${end.toISOString().slice(11, 16)}`).toSorted()

const event = (uid: string, more: string) => `
  BEGIN:VEVENT
  UID:${uid}
  DTSTAMP:20260301T000000Z
  SUMMARY:A secret title
  ${more.trim()}
  END:VEVENT`

/** A calendar as people have it: repeated over a change of clocks, with times moved, left out, cancelled and free. */
async function fill({ put }: TestDavServer) {
  await put('once', event('once', 'DTSTART:20260324T100000Z\nDTEND:20260324T113000Z'))
  await put(
    'weekly',
    `${event('weekly', 'DTSTART;TZID=Europe/Berlin:20260302T090000\nDURATION:PT1H\nRRULE:FREQ=WEEKLY;COUNT=20\nEXDATE;TZID=Europe/Berlin:20260406T090000')}
     ${event('weekly', 'RECURRENCE-ID;TZID=Europe/Berlin:20260330T090000\nDTSTART;TZID=Europe/Berlin:20260331T160000\nDURATION:PT30M')}`,
  )
  await put('free', event('free', 'DTSTART:20260325T100000Z\nDTEND:20260325T110000Z\nTRANSP:TRANSPARENT'))
  await put('off', event('off', 'DTSTART:20260326T100000Z\nDTEND:20260326T110000Z\nSTATUS:CANCELLED'))
  await put('later', event('later', 'DTSTART:20260501T100000Z\nDTEND:20260501T110000Z'))
}
/** 9 in Berlin is 8 UTC before the clocks are put forward, on 29 March; the next one was moved to the day after. */
const taken = ['03-23T08:00 09:00', '03-24T10:00 11:30', '03-31T14:00 14:30']

describe.skipIf(!radicale)('Radicale', () => {
  let server: TestDavServer
  beforeAll(async () => {
    server = await testRadicale(radicale!)
    await fill(server)
  })
  afterAll(() => server?.end())

  test('is connected by its address, name and password, and says when its owner is taken', async () => {
    const { label, access } = await service.connect(server)
    expect(label).toBe(`rosa at ${new URL(server.url).host}`)
    expect(shown((await service.busy(access, from, to)).busy)).toEqual(taken)
  })

  test('every calendar of the account is asked', async () => {
    await server.put('dentist', event('dentist', 'DTSTART:20260327T070000Z\nDTEND:20260327T080000Z'), 'private')
    const { busy } = await service.busy(server as never, from, to)
    expect(shown(busy)).toEqual([...taken, '03-27T07:00 08:00'].toSorted())
  })

  test('a wrong password is refused, an address without a calendar is said, and so is a server that is away', async () => {
    await expect(service.connect({ ...server, password: 'wrong' })).rejects.toMatchObject({ trouble: 'refused' })
    const other = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Response('a page', { status: 404 }) })
    await expect(service.connect({ ...server, url: `http://127.0.0.1:${other.port}/` })).rejects.toMatchObject({
      trouble: 'not-found',
    })
    await other.stop(true)
    await server.stop()
    await expect(service.busy(server as never, from, to)).rejects.toMatchObject({ trouble: 'away' })
    await server.start()
    expect((await service.busy(server as never, from, to)).busy.length).toBeGreaterThan(0)
  })

  test('private networks are asked only where that is allowed, and the password goes to no other host', async () => {
    const shut = caldav({ fetch: guardedFetch({ allowPrivate: false }), texts })
    for (const url of [server.url, 'https://localhost/', 'https://10.0.0.1/', 'http://calendar.example.com/'])
      await expect(shut.connect({ ...server, url })).rejects.toMatchObject({ trouble: 'not-allowed' })
    const heard: string[] = []
    const thief = Bun.serve({
      port: 0,
      hostname: '127.0.0.1',
      fetch(request) {
        heard.push(request.headers.get('authorization') ?? '')
        return new Response('')
      },
    })
    const sends = Bun.serve({
      port: 0,
      hostname: '127.0.0.1',
      fetch: () => new Response('', { status: 302, headers: { location: `http://127.0.0.1:${thief.port}/` } }),
    })
    const fetchHere = guardedFetch({ allowPrivate: true })
    await expect(fetchHere(`http://127.0.0.1:${sends.port}/`, { headers: { authorization: 'Basic x' } })).rejects.toMatchObject({
      trouble: 'not-found',
    })
    expect(heard).toEqual([])
    await Promise.all([thief.stop(true), sends.stop(true)])
  })
})

describe.skipIf(!xandikos)('Xandikos', () => {
  let server: TestDavServer
  beforeAll(async () => {
    server = await testXandikos(xandikos!)
    await server.put('once', event('once', 'DTSTART:20260324T100000Z\nDTEND:20260324T113000Z'))
    await server.put('free', event('free', 'DTSTART:20260325T100000Z\nDTEND:20260325T110000Z\nTRANSP:TRANSPARENT'))
  })
  afterAll(() => server?.end())

  test('is asked for free/busy times, and no title leaves it', async () => {
    const bodies: string[] = []
    const leave = guardedFetch({ allowPrivate: true })
    const heard = async (input: string | URL | Request, init?: RequestInit) => {
      const response = await leave(input, init)
      bodies.push(await response.clone().text())
      return response
    }
    const { busy } = await caldav({ fetch: heard as typeof fetch, texts }).busy(server as never, from, to)
    expect(shown(busy)).toEqual(['03-24T10:00 11:30'])
    expect(bodies.join('')).not.toContain('A secret title')
  })
})
