import { expect, test } from 'bun:test'
import { aDesk } from './test-sending.ts'

test('questions are drafted with their keys, from the bank, without a model', async () => {
  const { post, wanted } = await aDesk()
  const { resumeId, jobDescriptionId } = wanted()
  const { status, body } = await post('/api/generate-questions', { resumeId, jobDescriptionId })
  expect(status).toBe(200)
  expect(body.success).toBe(true)
  expect(body.questions).toHaveLength(10)
  for (const question of body.questions) {
    expect(new Set(question.options).size).toBe(4)
    expect(question.options).toContain(question.correctAnswer)
    expect(question.explanations).toHaveLength(4)
  }
  const spoken = await post('/api/generate-voice-questions', { jobDescriptionId })
  expect(spoken.body.questions).toHaveLength(3)
  expect(spoken.body.questions[0].points.length).toBeGreaterThan(2)
})

test('one click sends a link, and the candidate gets one mail with it', async () => {
  const { send, letters, validate, usage, sent, people } = await aDesk()
  const { status, body } = await send()
  expect(status).toBe(200)
  expect(body.success).toBe(true)
  expect(body.testLink).toMatch(/^http:\/\/localhost:3000\/assessment\/[\w-]{43}$/)
  const mails = await letters()
  expect(mails.map(({ to }) => to)).toEqual([people[0]!.email])
  expect(mails[0]!.action!.href).toBe(body.testLink)
  expect(await validate(body.testLink)).toMatchObject({ valid: true, status: 'pending', counts: { mcq: 10, voice: 3 } })
  expect(await usage()).toBe(1)
  expect(await sent()).toMatchObject([
    { _id: body.sessionId, status: 'pending', candidateEmail: people[0]!.email, practice: false, testScore: null },
  ])
})
