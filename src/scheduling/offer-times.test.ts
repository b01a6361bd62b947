import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { tablesOf } from '#adapters/database/test-database.ts'
import { changeJson } from '#adapters/database/test-json.ts'
import { aSchedule, monday } from './test-scheduling.ts'

// Each books through the whole server; a busy machine takes its time.
setDefaultTimeout(30_000)

const { server, rita, rosa, id, ids, offering, offer, page, letters, colleague, workflow, listening } = await aSchedule(2)
const unreachable = ids[1]!
const address = `/api/candidates/${id}/interview-offers`
const refused = async (change: Record<string, unknown>) => {
  const { status, body } = await rosa.post(address, offering(change))
  return { status, field: body.field, error: body.error }
}

describe('times are refused with a sentence', () => {
  test('where the clocks are put forward over them', async () => {
    expect(await refused({ slots: [{ day: '2026-03-29', time: '02:30' }] })).toEqual({
      status: 400,
      field: 'slots',
      error:
        '02:30 on Sunday, March 29, 2026 does not exist in Europe/Berlin: the clocks go forward then. Please offer another time.',
    })
    expect((await refused({ zone: 'America/New_York', slots: [{ day: '2026-03-08', time: '02:15' }] })).error).toContain(
      'does not exist in America/New York',
    )
  })

  test('in the past, too far ahead, none at all, or no times', async () => {
    const of = async (day: string, time = '10:00') => (await refused({ slots: [{ day, time }] })).error
    expect(await of('2026-03-01')).toContain('has passed')
    expect(await of('2027-03-01')).toContain('more than 180 days ahead')
    expect(await of('2026-02-30')).toContain('not a day and a time')
    expect((await refused({ slots: [] })).error).toBe('Offer at least one time.')
    const many = Array.from({ length: 61 }, (_, at) => ({
      day: monday,
      time: `${10 + (at % 9)}:${String(at % 60).padStart(2, '0')}`,
    }))
    expect((await refused({ slots: many })).error).toBe('Offer 60 times at most.')
  })

  test('and so are other links than those of the web, unknown zones, lengths and people', async () => {
    for (const place of [
      'javascript:alert(1)',
      'data:text/html,x',
      'file:///etc/passwd',
      'https://',
      'https://a:b@example.test/',
    ])
      expect([place, (await refused({ place })).field]).toEqual([place, 'place'])
    expect((await refused({ zone: 'Mars/Olympus' })).field).toBe('zone')
    expect((await refused({ minutes: 17 })).field).toBe('minutes')
    expect((await refused({ interviewerId: 'nobody' })).field).toBe('interviewerId')
    expect((await refused({ validOn: '2026-03-01' })).error).toBe('This day has passed.')
    expect((await refused({ note: 'x'.repeat(1001) })).error).toBe('The note can have 1,000 characters at most.')
  })
})

test('an offer goes out by mail, with a link that is kept nowhere, and stands on the timeline with its state', async () => {
  const heard = listening(rita)
  const { link, to, id: offerId, path } = await offer(id)
  expect(to).toBe('mira@example.org')
  expect(link).toMatch(/^http:\/\/localhost:3000\/schedule\/[\w-]{43}$/)
  const queued = (await workflow(id)).timeline.entries[0]
  expect(queued).toMatchObject({ kind: 'interview-offered', actorId: rita.id, details: { times: 3, minutes: 45 } })
  const [letter] = (await letters()).slice(-1)
  expect(letter).toMatchObject({ to: 'mira@example.org', action: { text: 'Choose a time', href: link } })
  expect(letter?.body).toContain('Please bring your portfolio.')
  expect(letter?.body).toContain('Hello Mira Talvik,')
  const { messages } = await workflow(id)
  expect(messages.find((each: { _id: string }) => each._id === queued.details.messageId).state).toBe('sent')

  // Whoever reads the database or the workspace cannot come in the candidate's place.
  const secret = path.split('/').at(-1)!
  const rowsOf = async (select: string) => (await server.database.query().all(sql.raw(select))) as object[]
  for (const table of await tablesOf(server.database))
    expect(JSON.stringify(await rowsOf(`select * from "${table}"`))).not.toContain(secret)
  for (const read of [address, '/api/interviews', `/api/candidates/${id}/workflow`])
    expect((await rosa.get(read)).text).not.toContain(secret)
  expect((await rosa.get(address)).body.offers[0]).toMatchObject({ _id: offerId, state: 'open', freeCount: 3 })
  expect(heard).toContain('workflowUpdated')
})

test('the candidate sees the times and nothing about anybody else', async () => {
  const { path } = await offer(id)
  const { status, body, headers, text } = await page(path)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    state: 'open',
    company: 'Example',
    jobTitle: 'Backend Developer',
    hostName: 'Rita Recruiter',
    minutes: 45,
    zone: 'Europe/Berlin',
    slots: ['2026-03-16T09:00:00.000Z', '2026-03-16T10:00:00.000Z', '2026-03-16T13:00:00.000Z'],
    interview: null,
    place: '',
  })
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('x-robots-tag')).toContain('noindex')
  for (const word of ['Jonas', 'Mira', 'example.org']) expect(text).not.toContain(word)
})

test('a newer offer of the same interviewer takes the place of the open one', async () => {
  const first = await offer(id)
  const second = await offer(id)
  expect((await page(first.path)).body).toMatchObject({ state: 'cancelled', endedBy: 'replaced', slots: [] })
  expect((await page(second.path)).body.state).toBe('open')
  const { body } = await rosa.get(address)
  expect(body.offers.filter(({ state }: { state: string }) => state === 'open')).toHaveLength(1)
})

test('somebody without an address gets a link to be handed on, and no mail', async () => {
  await server.database.transaction(async () => {
    const resume = sql`select resume_id from candidates where id = ${unreachable}`
    const [[resumeId] = []] = await server.database.query().values<[string]>(resume)
    await changeJson<object>(server.database, 'resumes', 'facts', (facts) => ({ ...facts, email: undefined }), resumeId)
  })
  const before = (await letters()).length
  const { status, body } = await rosa.post(`/api/candidates/${unreachable}/interview-offers`, offering())
  expect([status, body.to]).toEqual([201, null])
  expect((await letters()).length).toBe(before)
  expect((await page(new URL(body.link).pathname)).body.state).toBe('open')
})

test('viewers look and do not offer; another workspace finds nothing', async () => {
  const { id: offerId } = await offer(id)
  const viewer = await colleague('vera@example.com', 'viewer')
  const as = (cookie: string, method: string, path: string, body?: unknown) => server.call(method, path, { cookie, body })
  expect((await as(viewer.cookie, 'GET', address)).body).toMatchObject({ canChange: false })
  expect((await as(viewer.cookie, 'POST', address, offering())).status).toBe(403)
  expect((await as(viewer.cookie, 'POST', `/api/interview-offers/${offerId}/cancel`, {})).status).toBe(403)
  const stranger = await server.recruiter('stranger@example.com')
  expect((await as(stranger.cookie, 'GET', address)).status).toBe(404)
  expect((await as(stranger.cookie, 'POST', address, offering())).status).toBe(404)
  expect((await as(stranger.cookie, 'POST', `/api/interview-offers/${offerId}/cancel`, {})).status).toBe(404)
  expect((await as(stranger.cookie, 'GET', '/api/interviews?show=open')).body.interviews).toEqual([])
  expect((await as(stranger.cookie, 'GET', `/api/interviews/busy?interviewer=${rita.id}`)).body).toEqual([])
  const foreign = await rosa.post(address, offering({ interviewerId: stranger.id }))
  expect([foreign.status, foreign.body.field]).toEqual([400, 'interviewerId'])
})

test('in the hour that comes twice, the first one is meant', async () => {
  server.clock.set('2026-10-01T09:00:00Z')
  const { offer: made } = await server.app.scheduling.offerTimes({
    by: { id: rita.id, workspaceId: (await server.users.member(rita.id))!.workspace.id, role: 'owner', jobs: null },
    candidateId: id,
    zone: 'Europe/Berlin',
    minutes: 30,
    slots: [{ day: '2026-10-25', time: '02:30' }],
    place: '',
    note: '',
    validOn: null,
    interviewerId: null,
  })
  expect(made.slots.map((start) => start.toISOString())).toEqual(['2026-10-25T00:30:00.000Z'])
})
