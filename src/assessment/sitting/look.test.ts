import { expect, setDefaultTimeout, test } from 'bun:test'
import { openAnswers, transcripts } from '#adapters/database/schema.ts'
import { testServer } from '#adapters/test-server.ts'
import type { OpenAttempt } from '../sitting-ports.ts'
import { aSitting, begin } from '../test-assessment.ts'

// Each goes through the whole server; a busy machine takes its time.
setDefaultTimeout(30_000)

const server = testServer()

/** Puts an attempt at an open question where the recordings would, a second after the last one. */
async function attempt(
  assessmentId: string,
  questionId: string,
  state: OpenAttempt['state'],
  more: { late?: boolean; text?: string; transcript?: OpenAttempt['transcript'] } = {},
) {
  const { transcript = null, late = false, text = null } = more
  server.clock.advance(1000)
  const id = server.ids.id()
  const receivedAt = server.clock.now()
  await server.transaction(async () => {
    const query = server.database.query()
    await query.insert(openAnswers).values({ id, assessmentId, questionId, state, text, late, receivedAt }).run()
    if (!transcript) return
    await query
      .insert(transcripts)
      .values({ answerId: id, assessmentId, ...transcript, segments: [], points: [], updatedAt: receivedAt })
      .run()
  })
  return receivedAt
}

test('the newest answer that can be heard counts, in time before late, whatever came after it', async () => {
  const { id, token, voiceQuestions } = await aSitting(server, { options: { kind: 'interview' }, voice: 6 })
  await begin(server, token)
  const [heard, mended, silent, skipped, late, untouched] = voiceQuestions.map((question) => question.id)
  await attempt(id, heard!, 'uploaded', { transcript: { state: 'done', text: 'The first words' } })
  const heardAt = await attempt(id, heard!, 'uploaded', { transcript: { state: 'done', text: 'Better words' } })
  await attempt(id, heard!, 'invalid')
  await attempt(id, mended!, 'skipped')
  await attempt(id, mended!, 'uploaded')
  await attempt(id, silent!, 'invalid')
  await attempt(id, skipped!, 'skipped')
  await attempt(id, late!, 'written', { text: 'In time' })
  await attempt(id, late!, 'written', { text: 'Too late', late: true })

  const { body } = await server.call('GET', `/api/assessment-questions/${token}`)
  const states = body.voiceQuestions.map(({ status }: { status: string }) => status)
  expect(states).toEqual(['uploaded', 'uploaded', 'invalid', 'skipped', 'written', 'pending'])
  // What is written can be read on another device; what is spoken is not written down here.
  const texts = body.voiceQuestions.map(({ text }: { text: string | null }) => text)
  expect(texts).toEqual([null, null, null, null, 'In time', null])
  expect(body.voiceQuestions[0].answeredAt).toBe(heardAt.toISOString())
  expect(untouched).toBe(body.voiceQuestions[5].id)

  const transcript = (await server.call('GET', `/api/interview-transcript/${token}`)).body
  expect(transcript.available).toBe(false)
  expect(transcript.answers.map(({ state, text }: { state: string; text: string }) => [state, text])).toEqual([
    ['done', 'Better words'],
    ['waiting', ''],
    ['invalid', ''],
    ['skipped', ''],
    ['done', 'In time'],
    ['skipped', ''],
  ])
  expect(transcript.answers[0]).toEqual({
    id: heard,
    question: voiceQuestions[0]!.text,
    state: 'done',
    text: 'Better words',
  })
})

test('whoever has finished can still read what they said', async () => {
  const { id, token, voiceQuestions } = await aSitting(server, { options: { kind: 'interview' }, voice: 2 })
  await begin(server, token)
  await attempt(id, voiceQuestions[0]!.id, 'uploaded', { transcript: { state: 'failed', text: '' } })
  expect((await server.call('POST', '/api/complete-voice-assessment', { body: { token } })).status).toBe(200)
  const { status, body } = await server.call('GET', `/api/interview-transcript/${token}`)
  expect(status).toBe(200)
  expect(body.answers.map(({ state }: { state: string }) => state)).toEqual(['failed', 'skipped'])
})

test('nobody is asked to agree to a recording that is not made, and an interview is called one', async () => {
  const consentTo = async (options: Parameters<typeof aSitting>[1]) => {
    const { token } = await aSitting(server, options)
    return (await server.call('GET', `/api/validate-assessment/${token}`)).body.consent.text as string
  }
  const interview = await consentTo({ options: { kind: 'interview' }, voice: 1 })
  expect(interview).toContain('my voice, my camera and')
  expect(interview).toContain('while I take this interview')
  const written = await consentTo({ options: { answers: 'written' }, voice: 1 })
  expect(written).toContain('my camera and, where my browser allows it, my screen')
  expect(written).not.toContain('voice')
  expect(written).toContain('while I take this assessment')
})
