import { beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { aWorkspace } from './hiring/test-hiring.ts'

// The whole server, and a busy machine takes its time.
setDefaultTimeout(30_000)

const { server, rita, id, ids, job, calls } = await aWorkspace(2)
let rosa: ReturnType<typeof calls>
let note: string
let tag: string

beforeAll(async () => {
  const before = calls(rita.cookie)
  note = (await before.post(`/api/candidates/${id}/notes`, { text: 'Calls back on Monday.' })).body._id
  tag = (await before.post(`/api/candidates/${id}/tags`, { name: 'Call back' })).body._id
  server.clock.advance(15 * 24 * 60 * 60_000)
  rosa = calls(await server.logIn(rita.email, rita.password))
})

const offer = {
  zone: 'Europe/Berlin',
  minutes: 30,
  slots: [{ day: '2026-03-30', time: '10:00' }],
  place: 'Room 1',
  note: '',
}

test.each([
  ['a message', () => `/api/candidates/${id}/message`, { subject: 'Hello', body: 'Hello.' }],
  ['a template', () => '/api/message-templates', { name: 'Mine', purpose: 'general', subject: 'Hello', body: 'Hello.' }],
  ['a note', () => `/api/candidates/${id}/notes`, { text: 'One more.' }],
  ['a tag', () => `/api/candidates/${id}/tags`, { name: 'Another' }],
  ['a task', () => `/api/candidates/${id}/tasks`, { title: 'Call', dueOn: null, assigneeId: null }],
  ['times for an interview', () => `/api/candidates/${id}/interview-offers`, offer],
  ['a view of the candidates', () => '/api/candidate-views', { name: 'Mine', query: '' }],
  ['a tag for many', () => '/api/candidates/bulk', { ids, action: { kind: 'add-tag', name: 'Another' } }],
  [
    'a task for many',
    () => '/api/candidates/bulk',
    { ids, action: { kind: 'add-task', title: 'Call', dueOn: null, assigneeId: null } },
  ],
])('after the plan has ended nobody makes %s, and is told why', async (_what, path, body) => {
  const answer = await rosa.post(path(), body)
  expect([answer.status, answer.body.code]).toEqual([403, 'PLAN_EXPIRED'])
  expect(answer.body.message).toContain('Your plan has ended. You can still read everything')
  expect(answer.body.message).toContain('An administrator finds your account under Users and gives it another plan')
})

test('what is there can still be read, moved, corrected and taken away', async () => {
  expect((await rosa.get(`/api/candidates/${id}/workflow`)).body.notes.map(({ _id }: { _id: string }) => _id)).toEqual([note])
  expect((await rosa.put(`/api/notes/${note}`, { text: 'Called back.', version: 1 })).status).toBe(200)
  const { stages } = (await rosa.get(`/api/job-descriptions/${job}/board`)).body
  const screening = stages.find(({ name }: { name: string }) => name === 'Screening')._id
  expect((await rosa.put(`/api/candidates/${id}/stage`, { stageId: screening, version: 0 })).status).toBe(200)
  expect((await rosa.remove(`/api/candidates/${id}/tags/${tag}`)).status).toBe(204)
  const unTag = await rosa.post('/api/candidates/bulk', { ids, action: { kind: 'remove-tag', tagId: tag } })
  expect(unTag.status).toBe(200)
})
