import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { testServer } from '#adapters/test-server.ts'
import { aSitting, begin, rightAnswer, wrongAnswer } from '../test-assessment.ts'

// Each goes through the whole server; a busy machine takes its time.
setDefaultTimeout(30_000)

const server = testServer()
const minutes = (count: number) => count * 60_000

const look = async (token: string) => (await server.call('GET', `/api/validate-assessment/${token}`)).body
const questions = (token: string) => server.call('GET', `/api/assessment-questions/${token}`)
const complete = (token: string) => server.call('POST', '/api/complete-assessment', { body: { token } })
const answer = (token: string, questionId: string, userAnswer: string) =>
  server.call('PATCH', `/api/update-answer/${token}`, { body: { questionId, userAnswer } })

describe('an unproctored quiz', () => {
  const submit = (token: string, body: Record<string, unknown> = {}) =>
    server.call('POST', '/api/submit-score', { body: { token, ...body } })

  test('is graded by the server, whatever score the request brings', async () => {
    const { token, questions: asked } = await aSitting(server, { options: { proctored: false }, voice: 0 })
    await begin(server, token)
    await answer(token, asked[0]!.id, rightAnswer(asked[0]!))
    const answers = asked.slice(0, 3).map((question, place) => ({
      id: question.id,
      question: question.text,
      userAnswer: place === 1 ? rightAnswer(question) : place === 2 ? wrongAnswer(question) : null,
    }))
    expect((await submit(token, { score: 100, answers })).body).toEqual({ score: 50, correct: 2, total: 4 })
    expect((await submit(token, { score: 100, answers })).body).toEqual({ score: 50, correct: 2, total: 4 })
    expect((await look(token)).status).toBe('completed')
    expect((await complete(token)).body).toMatchObject({ phase: 'completed', score: 50 })
  })

  test('cannot be asked for its key by handing it in again and again', async () => {
    const { token, questions: asked } = await aSitting(server, { options: { proctored: false } })
    await begin(server, token)
    const [first] = asked
    expect((await submit(token, { answers: [{ id: first!.id, userAnswer: wrongAnswer(first!) }] })).body.correct).toBe(0)
    expect((await submit(token, { answers: [{ id: first!.id, userAnswer: rightAnswer(first!) }] })).body.correct).toBe(0)
    expect((await answer(token, first!.id, rightAnswer(first!))).body.code).toBe('DEADLINE_PASSED')
    expect((await complete(token)).body).toMatchObject({ phase: 'voice', score: 0 })
  })

  test('keeps nothing when one of the answers is not about it', async () => {
    const other = await aSitting(server, { options: { proctored: false } })
    const { token, questions: asked } = await aSitting(server, { options: { proctored: false } })
    await begin(server, token)
    const mine = { id: asked[0]!.id, userAnswer: rightAnswer(asked[0]!) }
    expect((await submit(token, { answers: [mine, { id: other.questions[0]!.id, userAnswer: 'x' }] })).status).toBe(404)
    expect((await submit(token, { answers: [mine, { id: asked[1]!.id, userAnswer: 'no option' }] })).status).toBe(400)
    expect((await questions(token)).body.questions[0].userAnswer).toBeNull()
  })

  test('begins anew on practice links, and on no others', async () => {
    const { token, questions: asked } = await aSitting(server, { options: { proctored: false, practice: true }, voice: 0 })
    const restart = () => server.call('POST', `/api/restart-quiz/${token}`)
    expect((await restart()).body.code).toBe('NOT_STARTED')
    await begin(server, token)
    await answer(token, asked[0]!.id, rightAnswer(asked[0]!))
    expect((await submit(token)).body.correct).toBe(1)
    server.clock.advance(minutes(30))
    const again = await restart()
    expect(again.body).toMatchObject({
      phase: 'mcq',
      deadlines: { mcq: new Date(server.clock.now().getTime() + minutes(15)).toISOString(), voice: null },
    })
    expect((await questions(token)).body.questions[0]).toMatchObject({ userAnswer: null, revision: 0 })
    await server.app.worker.runDue()
    expect((await look(token)).status).toBe('in-progress')
    expect((await submit(token)).body.correct).toBe(0)
    const many = await Promise.all(Array.from({ length: 40 }, restart))
    expect(many.filter(({ status }) => status === 429).length).toBeGreaterThan(15)
    server.clock.advance(minutes(11))
    expect((await restart()).status).toBe(200)
    server.clock.advance(minutes(60 * 24 * 8))
    expect((await restart()).body.code).toBe('LINK_EXPIRED')
    const graded = await aSitting(server, { options: { proctored: false } })
    await begin(server, graded.token)
    expect((await server.call('POST', `/api/restart-quiz/${graded.token}`)).status).toBe(403)
  })
})
