import { describe, expect, test } from 'bun:test'
import { traitNamed } from './protected-reasons.ts'
import { aWorkspace } from './test-hiring.ts'

const minutes = (count: number) => count * 60_000

/** A workspace in which Rita has looked at the evidence. */
async function withOpenEvidence(candidateCount = 1) {
  const world = await aWorkspace(candidateCount)
  await world.rosa.post(`/api/candidates/${world.id}/evidence-opened`)
  const reject = (change: object = {}) =>
    world.rosa.post(`/api/candidates/${world.id}/reject`, { version: 0, reason: 'required-skill', text: '', ...change })
  return { ...world, reject }
}

describe('rejecting a candidate', () => {
  test('asks for the evidence to be opened by the person who rejects', async () => {
    const { rosa, calls, colleague, id, workflow } = await aWorkspace()
    const other = calls((await colleague('carl@example.com')).cookie)
    await other.post(`/api/candidates/${id}/evidence-opened`)
    expect((await workflow()).evidenceOpened).toBe(false)
    const rejection = { version: 0, reason: 'withdrew', text: '' }
    const refused = await rosa.post(`/api/candidates/${id}/reject`, rejection)
    expect([refused.status, refused.body.code]).toEqual([409, 'EVIDENCE_NOT_OPENED'])
    await rosa.post(`/api/candidates/${id}/evidence-opened`)
    await rosa.post(`/api/candidates/${id}/evidence-opened`)
    expect((await rosa.post(`/api/candidates/${id}/reject`, rejection)).status).toBe(200)
    const { timeline, placement } = await workflow()
    expect(timeline.entries.map(({ kind }: { kind: string }) => kind)).toEqual([
      'rejected',
      'evidence-opened',
      'evidence-opened',
      'scored',
      'received',
    ])
    expect(placement.reason).toBe('The candidate withdrew')
  })

  test('takes reasons about the job, and none about the person', async () => {
    const { reject } = await withOpenEvidence()
    for (const text of [
      'She is pregnant',
      'Skills are fine. Too old for a young team',
      'He is black',
      'Would soon want children',
      'Her accent is too strong',
      'wears a Headscarf at work',
      'Close to retirement',
      'Strong resume; but we want a native speaker of English',
      `${'The team works with PostgreSQL and Docker every day and needs that from the first week on '.repeat(6)} and he is a muslim`,
    ]) {
      const { status, body } = await reject({ text })
      expect({ text, status, field: body.field }).toEqual({ text, status: 400, field: 'text' })
    }
    expect((await reject({ reason: 'other' })).body).toMatchObject({ field: 'text', message: 'Please say what the reason is.' })
    expect((await reject({ reason: 'too-old' })).status).toBe(400)
    expect((await reject({ reason: undefined })).status).toBe(400)
    const fine = await reject({ text: 'No Kubernetes, and little that shows work with race conditions in Go.' })
    expect([fine.status, fine.body.reason]).toEqual([
      200,
      'A required skill is not shown: No Kubernetes, and little that shows work with race conditions in Go.',
    ])
  })

  test('lets words pass that only sound like a trait', async () => {
    for (const text of [
      'No experience with child processes, white-box tests or blind reviews',
      'Another offer was more attractive to the candidate',
      'The young company profile was not theirs; they withdrew',
      'Little experience with the Spring family of frameworks, and none with Christmas peaks',
      'Old versions of Angular only',
    ])
      expect({ text, trait: traitNamed(text) }).toEqual({ text, trait: null })
  })

  test('is undone within ten minutes, with the mail that waits', async () => {
    const { rosa, id, reject, workflow, stage, server } = await withOpenEvidence()
    await rosa.put(`/api/candidates/${id}/stage`, { stageId: await stage('Interview'), version: 0 })
    const message = { subject: 'About {{job.title}}', body: 'Hello {{candidate.name}}, we decided otherwise.' }
    await reject({ version: 1, message })
    server.clock.advance(minutes(9))
    expect(await server.sentMails()).not.toContainEqual(expect.objectContaining({ kind: 'candidate-message' }))
    const before = await workflow()
    expect(before.undoUntil).toBe('2026-03-02T09:10:00.000Z')
    expect(before.messages[0].state).toBe('queued')
    const undone = await rosa.post(`/api/candidates/${id}/undo-rejection`, { version: 2 })
    expect([undone.status, undone.body.stageId]).toEqual([200, await stage('Interview')])
    server.clock.advance(minutes(60))
    expect(await server.sentMails()).not.toContainEqual(expect.objectContaining({ kind: 'candidate-message' }))
    const after = await workflow()
    expect([after.messages[0].state, after.undoUntil, after.timeline.entries[0].kind]).toEqual([
      'cancelled',
      null,
      'rejection-undone',
    ])
  })

  test('stands after ten minutes, and then the mail goes', async () => {
    const { rosa, id, reject, workflow, server } = await withOpenEvidence()
    await reject({ message: { subject: 'About {{job.title}}', body: 'Hello {{candidate.firstName}},\n\nno.' } })
    server.clock.advance(minutes(10))
    expect(await server.sentMails()).toContainEqual(
      expect.objectContaining({
        kind: 'candidate-message',
        to: 'mira@example.org',
        subject: 'About Backend Developer',
        body: 'Hello Mira,\n\nno.',
        replyTo: 'rita@example.com',
      }),
    )
    const late = await rosa.post(`/api/candidates/${id}/undo-rejection`, { version: 1 })
    expect([late.status, late.body.code]).toEqual([410, 'TOO_LATE'])
    expect((await workflow()).messages[0].state).toBe('sent')
  })

  test('changes nothing when its mail cannot be written', async () => {
    const { reject, workflow } = await withOpenEvidence()
    const refused = await reject({ message: { subject: 'Hello', body: 'Hello {{candidate.shoe}}' } })
    expect([refused.status, refused.body.field, refused.body.variable]).toEqual([400, 'body', 'candidate.shoe'])
    expect((await workflow()).placement.version).toBe(0)
  })
})

test('nobody is rejected by anything but a person: the only way into a stage of rejection is the rejection', async () => {
  const sources = [...new Bun.Glob('*.ts').scanSync(import.meta.dir)].filter((name) => !name.includes('test'))
  const calling = await Promise.all(
    sources.map(async (name) => [name, await Bun.file(`${import.meta.dir}/${name}`).text()] as const),
  )
  expect(calling.filter(([, text]) => text.includes("'rejected', {")).map(([name]) => name)).toEqual(['reject-candidate.ts'])
})
