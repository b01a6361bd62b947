import { expect, test } from 'bun:test'
import { aWorkspace } from './test-hiring.ts'

const written = { subject: 'About {{job.title}}', body: 'Hello {{candidate.firstName}},\n\nwe read your resume.' }

const several = async () => {
  const it = await aWorkspace(3)
  const write = (change: object = {}, headers: Record<string, string> = {}) =>
    it.server.call('POST', '/api/candidates/bulk', {
      cookie: it.rita.cookie,
      headers,
      body: { ids: it.ids, action: { kind: 'message', ...written, ...change } },
    })
  const mails = async () => (await it.server.sentMails()).filter(({ kind }) => kind === 'candidate-message')
  return { ...it, write, mails }
}

test('each gets a mail of their own, ten minutes later, and it stands on their timeline', async () => {
  const { ids, write, mails, server, workflow } = await several()
  const { status, body } = await write()
  expect([status, body.text, body.done, body.left]).toEqual([200, 'Wrote to 3 candidates', 3, []])
  expect((await workflow(ids[1]))!.timeline.entries[0].kind).toBe('message')
  server.clock.advance(9 * 60_000)
  expect(await mails()).toEqual([])
  server.clock.advance(60_000)
  expect(new Set((await mails()).map(({ to }) => to)).size).toBe(3)
})

test('is taken back for all of them while the mails wait, and sent once however often it is asked for', async () => {
  const { rita, calls, write, mails, server } = await several()
  const key = { 'idempotency-key': 'the-same-wish-sent-twice' }
  const [first, second] = [await write({}, key), await write({}, key)]
  expect(second.body).toEqual(first.body)
  const undone = await calls(rita.cookie).post(`/api/candidates/bulk/${first.body._id}/undo`)
  expect(undone.body.text).toBe('Undone for 3 candidates')
  server.clock.advance(60 * 60_000)
  expect(await mails()).toEqual([])
})

test('words that cannot be sent refuse everything; a viewer writes to nobody', async () => {
  const { calls, colleague, ids, write, mails, server } = await several()
  const wrong = await write({ body: 'Hello {{candidate.age}}' })
  expect([wrong.status, wrong.body.field]).toEqual([400, 'body'])
  expect((await write({ subject: 'Two\nlines' })).body.field).toBe('subject')
  const viewer = calls((await colleague('vera@example.com', 'viewer')).cookie)
  expect((await viewer.post('/api/candidates/bulk', { ids, action: { kind: 'message', ...written } })).status).toBe(403)
  server.clock.advance(60 * 60_000)
  expect(await mails()).toEqual([])
})
