import { expect, test } from 'bun:test'
import { begin } from '../test-assessment.ts'
import { aDesk, type Desk } from './test-sending.ts'

const tokenOf = (link: string) => new URL(link).pathname.split('/').pop()!

/** Every way in which a record of this candidate leaves the server. */
async function recordsOf({ get, id }: Desk) {
  const [list, rows, segmented, one, evidence] = await Promise.all([
    get('/api/candidate-filtering'),
    get('/api/candidate-filtering?fields=list'),
    get('/api/candidates/segmented'),
    get(`/api/candidates/${id}`),
    get(`/api/candidates/${id}/evidence`),
  ])
  const own = (records: { _id: string }[]) => records.find(({ _id }) => _id === id)
  return [own(list.body), own(rows.body), own(segmented.body.recent), one.body, evidence.body.candidate]
}

test('a record says wherever it is shown how far the candidate has come', async () => {
  const desk = await aDesk()
  const { server, send } = desk
  for (const record of await recordsOf(desk))
    expect(record).toMatchObject({ assessmentSession: null, testScore: null, candidateConsent: { allowedToShare: false } })

  const { body: sent } = await send(0, { voiceQuestions: [] })
  const session = { _id: sent.sessionId, sentAt: server.clock.now().toISOString() }
  for (const record of await recordsOf(desk))
    expect(record).toMatchObject({ assessmentSession: { ...session, status: 'pending' }, testScore: null })

  const token = tokenOf(sent.testLink)
  await begin(server, token, true)
  for (const record of await recordsOf(desk)) {
    expect(record.assessmentSession).toEqual({ ...session, status: 'in-progress' })
    expect(record.candidateConsent).toEqual({ allowedToShare: true })
  }

  await server.call('POST', '/api/complete-assessment', { body: { token, score: 100 } })
  const scores = { score: 40, audioScore: null, textScore: null, videoScore: null, combinedScore: 40 }
  await server.assessments.update(sent.sessionId, { scores })
  for (const record of await recordsOf(desk)) {
    expect(record.assessmentSession.status).toBe('completed')
    expect(record.testScore).toEqual(scores)
  }
})

test('practice does not count, and what was revoked is as if it had not been sent', async () => {
  const desk = await aDesk()
  const { send, post } = desk
  await send(0, { options: { practice: true } })
  expect((await recordsOf(desk))[1].assessmentSession).toBeNull()
  const { body } = await send()
  expect((await recordsOf(desk))[1].assessmentSession.status).toBe('pending')
  expect((await post(`/api/assessments/${body.sessionId}/revoke`)).status).toBe(204)
  for (const record of await recordsOf(desk)) expect(record.assessmentSession).toBeNull()
})

test('open windows hear of it with the record', async () => {
  const { server, rita, send, id } = await aDesk()
  const heard: { event: string; data: { _id: string; assessmentSession: { status: string } | null } }[] = []
  const member = await server.users.member(rita.id)
  server.app.windows.add({
    userId: rita.id,
    fullName: 'Rita Recruiter',
    workspaceId: member!.workspace.id,
    sessionId: 'a session of tests',
    isAdmin: false,
    send: (frame: string) => void heard.push(JSON.parse(frame)),
    close: () => {},
  })
  await send()
  const told = heard.filter(({ event }) => event === 'apiResponseUpdated')
  expect(told).toHaveLength(1)
  expect(JSON.stringify(told[0])).toContain(id)
  expect(JSON.stringify(told[0])).toContain('"status":"pending"')
})

test('where the candidates of a page stand is one query of a fraction of a millisecond', async () => {
  const { server, send, people } = await aDesk(2)
  await Promise.all([send(0), send(1)])
  const ids = [...people.map(({ id }) => id), ...Array.from({ length: 48 }, (_, index) => `nobody-${index}`)]
  const { of } = server.assessmentStandings
  for (let warm = 0; warm < 50; warm += 1) await of(ids)
  const times: number[] = []
  for (let time = 0; time < 50; time += 1) {
    const started = performance.now()
    expect((await of(ids)).size).toBe(2)
    times.push(performance.now() - started)
  }
  expect(times.toSorted((one, other) => one - other)[25]!).toBeLessThan(2)
})
