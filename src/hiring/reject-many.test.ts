import { expect, test } from 'bun:test'
import { aWorkspace } from './test-hiring.ts'

const told = { subject: 'About {{job.title}}', body: 'Hello {{candidate.firstName}},\n\nno.' }

const several = async () => {
  const it = await aWorkspace(3)
  const open = (...ids: string[]) => Promise.all(ids.map((id) => it.rosa.post(`/api/candidates/${id}/evidence-opened`)))
  const reasons = (text = '', ids = it.ids) => Object.fromEntries(ids.map((id) => [id, { reason: 'required-skill', text }]))
  const reject = (change: object = {}, headers: Record<string, string> = {}) =>
    it.server.call('POST', '/api/candidates/bulk', {
      cookie: it.rita.cookie,
      headers,
      body: { ids: it.ids, action: { kind: 'reject', reasons: reasons(), seen: {}, ...change } },
    })
  const stageOf = async (id: string) => {
    const { placement, stages } = await it.workflow(id)
    return stages.find(({ _id }: { _id: string }) => _id === placement.stageId).name
  }
  const mails = async () => (await it.server.sentMails()).filter(({ kind }) => kind === 'candidate-message')
  return { ...it, open, reasons, reject, stageOf, mails }
}

test('several are rejected, each with a reason and a mail that waits; whoever was not looked at stays and is named', async () => {
  const { ids, open, reject, stageOf, workflow, mails, server } = await several()
  await open(ids[0]!, ids[1]!)
  const { status, body } = await reject({ message: told })
  expect([status, body.text, body.done, body.left.length]).toEqual([200, 'Rejected 2 candidates', 2, 1])
  expect(body.left[0]).toMatchObject({ _id: ids[2], reason: 'was not rejected: open their evidence first' })
  expect(await Promise.all(ids.map(stageOf))).toEqual(['Rejected', 'Rejected', 'New'])
  expect((await workflow(ids[0])).placement.reason).toBe('A required skill is not shown')
  server.clock.advance(9 * 60_000)
  expect(await mails()).toEqual([])
  server.clock.advance(60_000)
  expect((await mails()).length).toBe(2)
})

test('is undone for everybody within ten minutes, with the mails', async () => {
  const { rosa, ids, open, reject, stageOf, workflow, mails, server } = await several()
  await open(...ids)
  const { body } = await reject({ message: told })
  server.clock.advance(9 * 60_000)
  const undone = await rosa.post(`/api/candidates/bulk/${body._id}/undo`)
  expect([undone.status, undone.body.text]).toEqual([200, 'Undone for 3 candidates'])
  server.clock.advance(60 * 60_000)
  expect([await mails(), await Promise.all(ids.map(stageOf))]).toEqual([[], ['New', 'New', 'New']])
  expect((await workflow(ids[0])).timeline.entries[0].kind).toBe('rejection-undone')
  const late = await reject()
  server.clock.advance(11 * 60_000)
  expect((await rosa.post(`/api/candidates/bulk/${late.body._id}/undo`)).status).toBe(410)
})

test('each rejection, and each that is undone, is an entry of the decision ledger with its reason', async () => {
  const { rosa, ids, open, reject, server } = await several()
  const decisions = async () =>
    (await server.auditTrail.after(0, {}, 1000)).filter(
      ({ action }) => action.endsWith('reject-candidate') || action === 'undo-rejection',
    )
  await open(ids[0]!, ids[1]!)
  const { body } = await reject({ message: told })
  const written = await decisions()
  expect(written.map(({ action, subjectId }) => [action, subjectId])).toEqual([
    ['reject-candidate', ids[0]!],
    ['reject-candidate', ids[1]!],
  ])
  expect(written[0]!.details).toMatchObject({ reason: 'required-skill', told: true, evidence: true })
  await rosa.post(`/api/candidates/bulk/${body._id}/undo`)
  expect((await decisions()).slice(2).map(({ action, subjectId }) => [action, subjectId])).toEqual([
    ['undo-rejection', ids[0]!],
    ['undo-rejection', ids[1]!],
  ])
})

test('is done once for one key, and says of everybody rejected before that they were', async () => {
  const { ids, open, reject, mails, server } = await several()
  await open(...ids)
  const key = { 'idempotency-key': 'tray-1' }
  const first = await reject({ message: told }, key)
  expect((await reject({ message: told }, key)).body).toEqual(first.body)
  expect((await reject({}, key)).status).toBe(422)
  const again = await reject({ message: told })
  expect([again.body.done, again.body.left.map(({ reason }: { reason: string }) => reason)]).toEqual([
    0,
    ids.map(() => 'was rejected already'),
  ])
  server.clock.advance(10 * 60_000)
  expect((await mails()).length).toBe(3)
})

test('a reason about the person, a missing one and a broken mail refuse all of it', async () => {
  const { ids, open, reject, reasons, stageOf } = await several()
  await open(...ids)
  const mixed = { ...reasons(), [ids[1]!]: { reason: 'other', text: 'Too old for a young team' } }
  const person = await reject({ reasons: mixed })
  expect([person.status, person.body.field, person.body.candidate]).toEqual([400, 'text', ids[1]])
  expect((await reject({ reasons: reasons('', [ids[0]!]) })).status).toBe(400)
  expect((await reject({ message: { subject: 'Hello', body: 'Hello {{candidate.shoe}}' } })).status).toBe(400)
  expect(await Promise.all(ids.map(stageOf))).toEqual(['New', 'New', 'New'])
})

test('whoever was moved by somebody else meanwhile stays there', async () => {
  const { rosa, ids, open, reject, stage, stageOf } = await several()
  await open(...ids)
  const seen = Object.fromEntries(ids.map((id) => [id, 0]))
  await rosa.put(`/api/candidates/${ids[0]}/stage`, { stageId: await stage('Offer'), version: 0 })
  const { body } = await reject({ seen })
  expect([body.done, body.left]).toEqual([2, [expect.objectContaining({ _id: ids[0] })]])
  expect(await stageOf(ids[0]!)).toBe('Offer')
})
