import { afterAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { googleCalendar } from '#adapters/calendars/google.ts'
import { microsoftCalendar } from '#adapters/calendars/microsoft.ts'
import { recordedProvider } from '#adapters/calendars/test-recorded.ts'
import type { CalendarService } from '#src/scheduling/index.ts'
import { CalendarFailure } from './scheduling/calendar-service.ts'
import { aSchedule, monday } from './scheduling/test-scheduling.ts'

// The whole server, and a busy machine takes its time.
setDefaultTimeout(60_000)

const at = (time: string) => new Date(`${monday}T${time}:00Z`)

/** A calendar over CalDAV in the hands of the test; adapters/calendars/caldav.test.ts has the real ones. */
function aCalendar() {
  const state = { busy: [] as { start: Date; end: Date }[], isAway: false, asked: 0 }
  const service: CalendarService = {
    kind: 'caldav',
    connect: ({ url, user, password }) =>
      Promise.resolve({ label: `${user} at ${new URL(url).host}`, access: { url, user, password } }),
    busy() {
      state.asked++
      return state.isAway ? Promise.reject(new CalendarFailure('away')) : Promise.resolve({ busy: state.busy })
    },
  }
  return { state, service }
}

async function aScheduleWith(services: CalendarService[]) {
  const schedule = await aSchedule()
  const known = schedule.server.calendarServices
  known.splice(0, known.length, ...services)
  const rosa = { ...schedule.rosa, id: schedule.rita.id, cookie: schedule.rita.cookie }
  const connect = (person: { post: typeof schedule.rosa.post }) =>
    person.post('/api/calendars', { url: 'https://dav.example.test/', user: 'rosa', password: 'a secret of rosa' })
  const freeTimes = (people: string[], more = '') =>
    schedule.rosa.get(
      `/api/interviews/free-times?people=${people.join(',')}&minutes=45&zone=Europe/Berlin&from=${monday}&days=1${more}`,
    )
  const put = (path: string, body: unknown) => schedule.server.call('PUT', path, { cookie: rosa.cookie, body })
  return { ...schedule, rosa, connect, freeTimes, put }
}

const clocks = (times: string[]) => times.map((time) => time.slice(11, 16))

describe('a connected calendar', () => {
  test('keeps times from being offered and from being chosen, and says nothing but when', async () => {
    const { state, service } = aCalendar()
    const { rosa, offering, id, connect, freeTimes, choose, page, server, offer } = await aScheduleWith([service])
    state.busy = [{ start: at('09:30'), end: at('10:30') }]
    const connected = await connect(rosa)
    expect([connected.status, connected.body.label, connected.body.trouble]).toEqual([201, 'rosa at dav.example.test', null])
    const free = await freeTimes([rosa.id])
    // 9 to 17 in Berlin is 8 to 16 UTC.
    expect(clocks(free.body.times).slice(0, 4)).toEqual(['08:00', '08:30', '10:30', '11:00'])
    expect(free.body.people[0]).toMatchObject({ calendars: 'read', hasOwnHours: false })
    const refused = await rosa.post(`/api/candidates/${id}/interview-offers`, offering())
    expect([refused.status, refused.body.error]).toEqual([
      400,
      'Your calendar is taken on Monday, March 16, 2026 at 10:00. Please offer another time.',
    ])
    const offered = await offer(id, { slots: ['14:00', '15:00'].map((time) => ({ day: monday, time })) })
    // Something comes up between the offer and the choice.
    state.busy.push({ start: at('13:15'), end: at('13:30') })
    server.clock.advance(10 * 60_000)
    expect(clocks((await page(offered.path)).body.slots)).toEqual(['14:00'])
    const taken = await choose(offered.path, offered.slots[0])
    expect([taken.status, taken.body.code]).toEqual([409, 'SLOT_TAKEN'])
    expect((await choose(offered.path, offered.slots[1])).body).toEqual({ said: 'booked' })
    // What opens it is sealed, and leaves by no call.
    const rows = JSON.stringify(await server.calendars.calendarsOf([rosa.id]))
    expect(rows).toContain('sealed')
    expect(rows).not.toContain('a secret of rosa')
    expect((await rosa.get('/api/calendars')).text).not.toContain('sealed')
  })

  test('is asked by hand twenty times a minute, whoever wants to try passwords with it', async () => {
    const { state, service } = aCalendar()
    const { rosa, connect, server } = await aScheduleWith([service])
    const { _id } = (await connect(rosa)).body
    const statuses: number[] = []
    for (let tries = 0; tries < 20; tries++) statuses.push((await rosa.post(`/api/calendars/${_id}/read`, {})).status)
    expect([...new Set(statuses.slice(0, 19)), statuses[19]]).toEqual([200, 429])
    const refused = await connect(rosa)
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.any(Number)])
    expect(state.asked).toBe(20)
    server.clock.advance(61_000)
    expect((await rosa.post(`/api/calendars/${_id}/read`, {})).status).toBe(200)
  })

  test('that stands where the booked interview already is does not hinder moving it', async () => {
    const { state, service } = aCalendar()
    const { rosa, connect, choose, server, offer } = await aScheduleWith([service])
    await connect(rosa)
    const slots = ['14:00', '14:30'].map((time) => ({ day: monday, time }))
    const { path, slots: starts } = await offer(undefined, { slots })
    await choose(path, starts[0])
    // The calendar has taken the interview in.
    state.busy = [{ start: at('13:00'), end: at('13:45') }]
    server.clock.advance(10 * 60_000)
    expect((await choose(path, starts[1], { seen: 0 })).body).toEqual({ said: 'moved' })
  })

  test('that is away is said beside the times: none is suggested, offering takes a word, choosing goes by what was last read', async () => {
    const { state, service } = aCalendar()
    const { rosa, offering, id, connect, freeTimes, choose, page, server, news } = await aScheduleWith([service])
    state.busy = [{ start: at('10:00'), end: at('10:45') }]
    await connect(rosa)
    state.isAway = true
    server.clock.advance(10 * 60_000)
    const free = (await freeTimes([rosa.id])).body
    expect([free.times, free.people[0].calendars]).toEqual([[], 'away'])
    expect(free.people[0].busy).toHaveLength(1)
    const offer = (more: object) =>
      rosa.post(`/api/candidates/${id}/interview-offers`, offering({ slots: [{ day: monday, time: '14:00' }], ...more }))
    const refused = await offer({})
    expect([refused.status, refused.body.code, refused.body.field]).toEqual([409, 'CALENDAR_AWAY', 'unchecked'])
    // What is known to be taken stays taken.
    expect((await offer({ unchecked: true, slots: [{ day: monday, time: '11:00' }] })).status).toBe(400)
    const offered = await offer({ unchecked: true })
    expect(offered.status).toBe(201)
    const path = new URL(offered.body.link).pathname
    expect(clocks((await page(path)).body.slots)).toEqual(['13:00'])
    expect((await choose(path, offered.body.offer.slots[0])).body).toEqual({ said: 'booked' })
    expect((await news()).at(-1)).toMatchObject({ news: 'booked', isUnchecked: true })
    expect((await rosa.get('/api/calendars')).body.calendars[0].trouble.why).toBe('away')
    state.isAway = false
    const [calendar] = (await rosa.get('/api/calendars')).body.calendars
    expect((await rosa.post(`/api/calendars/${calendar._id}/read`, {})).body.trouble).toBe(null)
  })

  for (const role of ['hiring-manager', 'interviewer'] as const)
    test(`of a person with the role ${role} counts where interviews are offered in their name, and is theirs alone`, async () => {
      const { state, service } = aCalendar()
      const { rosa, server, connect, freeTimes, put } = await aScheduleWith([service])
      const [job] = (await rosa.get('/api/job-descriptions')).body
      const cookie = await server.colleague(rosa.cookie, role, `${role}@example.com`, [job._id])
      const call = (method: string, path: string, body?: unknown) => server.call(method, path, { cookie, body })
      const { _id } = (await call('GET', '/user')).body.user
      const hours = { zone: 'Europe/Berlin', bufferMinutes: 0, days: [{ day: 1, from: '10:00', to: '13:00' }] }
      expect((await call('PUT', '/api/working-hours', hours)).status).toBe(200)
      state.busy = [{ start: at('09:30'), end: at('10:15') }]
      const connected = await connect({ post: (path, body) => call('POST', path, body) })
      expect([connected.status, connected.body.trouble]).toEqual([201, null])
      const free = (await freeTimes([_id])).body
      // 10 to 13 in Berlin is 9 to 12 UTC.
      expect(clocks(free.times)).toEqual(['10:30', '11:00'])
      expect(free.people[0]).toMatchObject({ calendars: 'read', hasOwnHours: true })

      // Nobody's but their own: neither the times of colleagues nor their calendars.
      expect((await call('GET', `/api/interviews/free-times?people=${rosa.id}&minutes=45&zone=UTC&from=${monday}`)).status).toBe(
        403,
      )
      await put('/api/working-hours', { ...hours, zone: 'Asia/Tokyo' })
      const others = await connect(rosa)
      for (const [method, path] of [
        ['POST', `/api/calendars/${others.body._id}/read`],
        ['DELETE', `/api/calendars/${others.body._id}`],
      ] as const)
        expect([path, (await call(method, path, {})).status]).toEqual([path, 404])
      const own = (await call('GET', '/api/calendars')).body
      expect([own.calendars.map((each: { _id: string }) => each._id), own.hours.zone]).toEqual([[connected.body._id], hours.zone])
      for (const path of ['/api/keys', '/api/webhooks', '/api/assistants', '/api/calendar-feed'])
        expect([path, (await call('GET', path)).status]).toEqual([path, 403])
      expect((await call('DELETE', `/api/calendars/${connected.body._id}`)).status).toBe(200)
      expect((await call('GET', '/api/calendars')).body.calendars).toEqual([])
    })

  test('is asked once for many who look at the same moment, and not again within a minute', async () => {
    const { state, service } = aCalendar()
    const { rosa, connect, freeTimes } = await aScheduleWith([service])
    await connect(rosa)
    state.asked = 0
    await Promise.all(Array.from({ length: 8 }, () => freeTimes([rosa.id])))
    await freeTimes([rosa.id])
    expect(state.asked).toBeLessThanOrEqual(1)
  })

  test('belongs to one person: nobody else sees, reads or disconnects it; disconnected, it is gone with what it said', async () => {
    const { service } = aCalendar()
    const { rosa, server, connect } = await aScheduleWith([service])
    const { body } = await connect(rosa)
    const other = await server.recruiter('other@example.com')
    for (const [method, path] of [
      ['POST', `/api/calendars/${body._id}/read`],
      ['DELETE', `/api/calendars/${body._id}`],
    ] as const)
      expect((await server.call(method, path, { cookie: other.cookie, body: {} })).status).toBe(404)
    expect((await server.call('GET', '/api/calendars', { cookie: other.cookie })).body.calendars).toEqual([])
    for (let more = 0; more < 2; more++) expect((await connect(rosa)).status).toBe(201)
    expect((await connect(rosa)).body.code).toBe('TOO_MANY_CALENDARS')
    await server.call('DELETE', `/api/calendars/${body._id}`, { cookie: rosa.cookie })
    expect((await server.calendars.calendarsOf([rosa.id])).map(({ id }) => id)).not.toContain(body._id)
  })
})

describe('a panel', () => {
  test('is offered times in which all are free; each of them is busy then, hears of it and finds it in the calendar', async () => {
    const { state, service } = aCalendar()
    const { rosa, calls, colleague, server, ids, offer, choose, freeTimes, news, connect } = await aScheduleWith([service])
    const account = await colleague('ravi@example.com', 'recruiter', 'Ravi Reader')
    const ravi = { ...account, post: calls(account.cookie).post }
    state.busy = [{ start: at('08:00'), end: at('12:00') }]
    await connect(ravi)
    await server.call('PUT', '/api/working-hours', {
      cookie: rosa.cookie,
      body: { zone: 'Europe/Berlin', bufferMinutes: 15, days: [{ day: 1, from: '12:30', to: '15:00' }] },
    })
    expect(clocks((await freeTimes([rosa.id, ravi.id])).body.times)).toEqual(['12:00', '12:30', '13:00'])
    const offered = await offer(ids[0], { panel: [ravi.id], slots: [{ day: monday, time: '14:00' }] })
    expect(offered.offer.panel).toEqual([ravi.id])
    await choose(offered.path, offered.slots[0])
    expect((await news()).filter(({ news: what }) => what === 'booked').map(({ fullName }) => fullName)).toContain('Ravi Reader')
    // Neither of them can be booked over it, and not within the quarter of an hour that Rosa keeps free.
    expect(clocks((await freeTimes([ravi.id])).body.times)).not.toContain('13:00')
    expect((await freeTimes([rosa.id])).body.times).toEqual(expect.not.arrayContaining([expect.stringContaining('T12:30')]))
    const feed = await ravi.post('/api/calendar-feed', {})
    expect((await server.call('GET', new URL(feed.body.url).pathname)).text).toContain('DTSTART:20260316T130000Z')
    const listed = await rosa.get(`/api/interviews?show=upcoming&interviewer=${ravi.id}`)
    expect(listed.body.interviews).toHaveLength(1)
  })

  test('has nobody from elsewhere in it', async () => {
    const { rosa, offering, id, server } = await aScheduleWith([])
    const stranger = await server.recruiter('other@example.com')
    const refused = await rosa.post(`/api/candidates/${id}/interview-offers`, offering({ panel: [stranger.id] }))
    expect([refused.status, refused.body.field]).toEqual([400, 'panel'])
    expect(
      (await rosa.get(`/api/interviews/free-times?people=${stranger.id}&minutes=30&zone=UTC&from=${monday}`)).body.people,
    ).toEqual([])
  })
})

describe('working hours', () => {
  test.each([
    [{ zone: 'Mars/Olympus' }, 'zone'],
    [{ bufferMinutes: 7 }, 'bufferMinutes'],
    [{ days: [] }, 'days'],
    [{ days: [{ day: 1, from: '17:00', to: '09:00' }] }, 'days'],
    [{ days: [{ day: 8, from: '09:00', to: '10:00' }] }, 'days'],
  ])('%p are refused beside %p', async (change, field) => {
    const { rosa, server } = await aScheduleWith([])
    const body = { zone: 'UTC', bufferMinutes: 0, days: [{ day: 1, from: '09:00', to: '17:00' }], ...change }
    const refused = await server.call('PUT', '/api/working-hours', { cookie: rosa.cookie, body })
    expect([refused.status, refused.body.field]).toEqual([400, field])
  })
})

describe.each(['google', 'microsoft'] as const)('a calendar at %s', (kind) => {
  const provider = recordedProvider(kind)
  afterAll(() => provider.stop())
  const settings = { clientId: 'a client', clientSecret: 'a secret of the client', ...provider.places }
  const service = kind === 'google' ? googleCalendar(settings, fetch) : microsoftCalendar(settings, fetch)

  test('is connected at the provider, asked for free/busy times, renewed when its token ends, and given up when permission is taken back', async () => {
    const { rosa, server, freeTimes } = await aScheduleWith([service])
    const { address } = (await rosa.post(`/api/calendars/with/${kind}`, {})).body
    const asked = new URL(address)
    expect(asked.origin + asked.pathname).toBe(provider.places.signIn)
    expect(asked.searchParams.get('code_challenge_method')).toBe('S256')
    const back = provider.consent(asked)
    const path = back.pathname + back.search
    // Somebody else's browser gets nothing connected.
    const other = await server.recruiter('other@example.com')
    const stolen = await server.call('GET', path, { cookie: other.cookie })
    expect(stolen.headers.get('location')).toContain('calendar=calendar_refused')
    const arrived = await server.call('GET', path, { cookie: rosa.cookie })
    expect([arrived.status, arrived.headers.get('location')]).toEqual([
      303,
      '/dashboard/connections?calendar=connected#your-calendars',
    ])
    const [calendar] = (await rosa.get('/api/calendars')).body.calendars
    expect(calendar).toMatchObject({ kind, label: 'rosa@example.test', trouble: null })
    provider.state.busy = [{ start: at('09:00'), end: at('11:00') }]
    provider.endTokens()
    server.clock.advance(10 * 60_000)
    const free = (await freeTimes([rosa.id])).body
    expect(clocks(free.times).slice(0, 2)).toEqual(['08:00', '11:00'])
    expect(provider.state.refreshed).toBeGreaterThan(0)
    const kept = JSON.stringify(await server.calendars.calendarsOf([rosa.id]))
    for (const token of provider.state.tokens) expect(kept).not.toContain(token)
    provider.state.isRevoked = true
    server.clock.advance(10 * 60_000)
    const later = (await freeTimes([rosa.id])).body
    expect([later.times, later.people[0].calendars]).toEqual([[], 'away'])
    expect((await rosa.get('/api/calendars')).body.calendars[0].trouble.why).toBe('refused')
  })

  test('is not connected when its owner says no', async () => {
    const { rosa, server } = await aScheduleWith([service])
    const { address } = (await rosa.post(`/api/calendars/with/${kind}`, {})).body
    const state = new URL(address).searchParams.get('state')!
    const no = await server.call('GET', `/calendars/${kind}/callback?${new URLSearchParams({ error: 'access_denied', state })}`, {
      cookie: rosa.cookie,
    })
    expect(no.headers.get('location')).toContain('calendar=calendar_refused')
    expect((await rosa.get('/api/calendars')).body.calendars).toEqual([])
  })
})
