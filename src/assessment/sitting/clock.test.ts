import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { testServer } from '#adapters/test-server.ts'
import { aSitting, begin, rightAnswer, type SittingOptions } from '../test-assessment.ts'

// Each goes through the whole server; a busy machine takes its time.
setDefaultTimeout(30_000)

const server = testServer()
const minutes = (count: number) => count * 60_000
const hours = (count: number) => minutes(60 * count)

async function begun(options: SittingOptions = {}) {
  const sitting = await aSitting(server, options)
  await begin(server, sitting.token)
  const complete = () => server.call('POST', '/api/complete-assessment', { body: { token: sitting.token } })
  const state = async () => (await server.assessments.withId(sitting.id))!
  const save = (place: number) => {
    const question = sitting.questions[place]!
    return server.call('PATCH', `/api/update-answer/${sitting.token}`, {
      body: { questionId: question.id, userAnswer: rightAnswer(question) },
    })
  }
  return { ...sitting, complete, state, save }
}

/** Lets time pass, and the server do what is due then. */
async function pass(milliseconds: number) {
  server.clock.advance(milliseconds)
  await server.app.worker.runDue()
}

const ends = async (candidateId: string) =>
  (await server.timeline.of(candidateId, { limit: 200, offset: 0 })).entries.filter(({ kind }) => kind === 'assessment-completed')

describe('when nobody comes back', () => {
  test('the second part waits for whoever lost the connection, with all its time', async () => {
    const { complete, state, save } = await begun()
    await save(0)
    await pass(minutes(15) - 1)
    expect((await state()).scores.score).toBeNull()
    // What was saved is graded when the time is over, whether it was handed in or not.
    await pass(1)
    expect(await state()).toMatchObject({ phase: 'mcq', scores: { score: 25 } })
    expect((await save(1)).status).toBe(200)
    server.clock.advance(1)
    expect((await save(2)).status).toBe(409)
    await pass(hours(5))
    const { body } = await complete()
    expect(body.deadlines.voice).toBe(new Date(server.clock.now().getTime() + minutes(15)).toISOString())
    expect((await state()).scores.score).toBe(50)
    await pass(minutes(20))
  })

  test('a voice part that was begun closes two minutes after its end', async () => {
    const { complete, state, candidateId } = await begun()
    await complete()
    const before = (await ends(candidateId)).length
    await pass(minutes(16))
    expect((await state()).phase).toBe('voice')
    await pass(minutes(1))
    expect(await state()).toMatchObject({ phase: 'completed', completedAt: server.clock.now() })
    const after = await ends(candidateId)
    expect([after.length - before, after[0]!.details]).toEqual([1, { kind: 'assessment', by: 'clock' }])
    const { completedAt } = await state()
    await pass(hours(200))
    expect((await state()).completedAt).toEqual(completedAt)
  })

  test('a quiz without open questions closes soon after its only clock', async () => {
    const { state } = await begun({ voice: 0, options: { extraMinutes: 5 } })
    await pass(minutes(21))
    expect((await state()).phase).toBe('mcq')
    await pass(minutes(1))
    expect((await state()).phase).toBe('completed')
  })

  test('an abandoned sitting closes with its link, or a day later', async () => {
    const [long, short] = [await begun({ linkDays: 3 }), await begun({ linkDays: 0.1 })]
    await pass(hours(23))
    expect([(await short.state()).phase, (await long.state()).phase]).toEqual(['mcq', 'mcq'])
    await pass(hours(1) + minutes(15))
    expect([(await short.state()).phase, (await long.state()).phase]).toEqual(['completed', 'mcq'])
    await pass(hours(48))
    expect((await long.state()).phase).toBe('completed')
  })

  test('more days from the recruiter count, and a withdrawn link is left as it is', async () => {
    const [given, withdrawn] = [await begun({ linkDays: 2 }), await begun({ linkDays: 2 })]
    await server.assessments.update(given.id, { expiresAt: new Date(server.clock.now().getTime() + hours(96)) })
    await server.assessments.update(withdrawn.id, { revokedAt: server.clock.now() })
    await pass(hours(49))
    expect([(await given.state()).phase, (await withdrawn.state()).phase]).toEqual(['mcq', 'mcq'])
    await pass(hours(48))
    expect([(await given.state()).phase, (await withdrawn.state()).phase]).toEqual(['completed', 'mcq'])
  })

  test('somebody who comes back in the last minute is not cut off', async () => {
    const { complete, state } = await begun({ linkDays: 0.1 })
    await pass(hours(24) + minutes(14))
    expect((await complete()).body.phase).toBe('voice')
    await pass(minutes(10))
    expect((await state()).phase).toBe('voice')
    await pass(minutes(7))
    expect((await state()).phase).toBe('completed')
  })
})

test('the same end by the candidate and the clock at once is one end', async () => {
  const { complete, token, candidateId } = await begun()
  await complete()
  server.clock.advance(minutes(17))
  const before = (await ends(candidateId)).length
  const [answered] = await Promise.all([
    server.call('POST', '/api/complete-voice-assessment', { body: { token } }),
    server.app.worker.runDue(),
  ])
  expect(answered.body).toEqual({ phase: 'completed' })
  expect((await ends(candidateId)).length - before).toBe(1)
})
