import { describe, expect, test } from 'bun:test'
import { readDocument } from '#adapters/document-reader/read-document.ts'
import { testServer } from '#adapters/test-server.ts'
import { aSitting, begin, rightAnswer, type SittingOptions, wrongAnswer } from '../test-assessment.ts'

const server = testServer()

/** Somebody who has finished: one right, one wrong, one unanswered choice, one written answer, one skipped. */
async function finished(wanted: SittingOptions = {}, allowedToShare = false) {
  const sitting = await aSitting(server, { mcq: 3, voice: 2, options: { answers: 'written', proctored: false }, ...wanted })
  const { token, questions, voiceQuestions } = sitting
  await begin(server, token, allowedToShare)
  const answer = (question: (typeof questions)[number], userAnswer: string) =>
    server.call('PATCH', `/api/update-answer/${token}`, { body: { questionId: question.id, userAnswer } })
  await answer(questions[0]!, rightAnswer(questions[0]!))
  await answer(questions[1]!, wrongAnswer(questions[1]!))
  await server.call('POST', '/api/complete-assessment', { body: { token } })
  const late = await answer(questions[2]!, rightAnswer(questions[2]!))
  expect(late.body.code).toBe('DEADLINE_PASSED')
  const written = { token, questionId: voiceQuestions[0]!.id, text: 'First I write tests, then I change the code.' }
  await server.call('POST', '/api/submit-voice-answer', { body: written })
  await server.call('POST', '/api/complete-voice-assessment', { body: { token } })
  await server.app.worker.runDue()
  return sitting
}
const read = (id: string, cookie: string) => server.call('GET', `/api/assessments/${id}`, { cookie })

describe('a result', () => {
  test('shows each choice with its key, what was chosen, and what came late beside it', async () => {
    const { id, cookie, questions } = await finished()
    const { body } = await read(id, cookie)
    expect(body.status).toBe('completed')
    expect(body.questions.map(({ isRight }: { isRight: boolean }) => isRight)).toEqual([true, false, false])
    const [first, , third] = body.questions
    expect(first.options.find(({ isKey }: { isKey: boolean }) => isKey).text).toBe(rightAnswer(questions[0]!))
    expect(third).toMatchObject({ answer: null, lateAnswer: { option: questions[2]!.key } })
    expect(body.testScore).toMatchObject({ score: 33, textScore: 25, audioScore: null })
  })

  test('shows what of an open answer earned its points', async () => {
    const { id, cookie } = await finished()
    const { body } = await read(id, cookie)
    const [first, second] = body.voiceQuestions
    expect(first.answers).toMatchObject([
      { state: 'written', counts: true, text: 'First I write tests, then I change the code.' },
    ])
    expect(first.points.map(({ found }: { found: boolean }) => found)).toEqual([true, false])
    expect(first.points[0].quote).toContain('tests')
    expect(second).toMatchObject({ answers: [{ state: 'skipped' }], score: null })
  })

  test('counts late answers when a person says so, and no more when they take it back', async () => {
    const { id, cookie } = await finished()
    const count = (value: boolean) =>
      server.call('POST', `/api/assessments/${id}/late-answers`, { cookie, body: { count: value } })
    await count(true)
    expect((await read(id, cookie)).body).toMatchObject({ countsLate: true, testScore: { score: 67 } })
    await count(false)
    expect((await read(id, cookie)).body).toMatchObject({ countsLate: false, testScore: { score: 33 } })
  })

  test("is nobody else's to read", async () => {
    const { id } = await finished()
    const other = await server.recruiter('olga@example.com')
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['PUT', '/rating', { video: 50 }],
      ['POST', '/late-answers', { count: true }],
      ['POST', '/transcribe', {}],
      ['GET', '/report.pdf', undefined],
    ] as const) {
      const answer = await server.call(method, `/api/assessments/${id}${path}`, { cookie: other.cookie, body })
      expect(answer.status).toBe(404)
      expect(answer.text).not.toContain('Claim')
    }
  })
})

test('an administrator reads the result of any workspace, which is written down, and changes and takes away nothing', async () => {
  const { id } = await finished()
  const admin = await server.admin()
  const { status, body } = await read(id, admin)
  expect([status, body._id]).toEqual([200, id])
  for (const [method, path, body] of [
    ['PUT', '/rating', { video: 50 }],
    ['POST', '/late-answers', { count: true }],
    ['POST', '/transcribe', {}],
    ['POST', '/revoke', {}],
    ['GET', '/report.pdf', undefined],
  ] as const)
    expect((await server.call(method, `/api/assessments/${id}${path}`, { cookie: admin, body })).status).toBe(404)
  expect((await read('nobody', admin)).status).toBe(404)
  const { entries } = (await server.call('GET', `/admin/audit?subject=${id}`, { cookie: admin })).body
  expect(entries).toMatchObject([{ action: 'read-assessment' }])
})

describe('a rating', () => {
  test('needs no recording: a person may have seen the work in another way', async () => {
    const { id, cookie } = await finished()
    const answer = await server.call('PUT', `/api/assessments/${id}/rating`, { cookie, body: { video: 80 } })
    expect(answer.status).toBe(200)
    expect((await read(id, cookie)).body).toMatchObject({ recordings: [], rating: { video: 80 }, testScore: { videoScore: 80 } })
  })

  test('waits until the candidate has finished', async () => {
    const { id, token, cookie } = await aSitting(server)
    await begin(server, token)
    const answer = await server.call('PUT', `/api/assessments/${id}/rating`, { cookie, body: { video: 80 } })
    expect(answer).toMatchObject({ status: 409, body: { code: 'NOT_COMPLETED' } })
  })

  test('becomes the video score, and is taken back', async () => {
    const sitting = await aSitting(server, { mcq: 1, voice: 0 })
    const { id, token, cookie, questions } = sitting
    await begin(server, token)
    const chunk = new Uint8Array([0x1a, 0x45, 0xdf, 0xa3, 1, 2, 3, 4])
    const sent = await server.app.server.handle(
      new Request(`http://localhost:3000/api/recordings/${token}/camera/0`, {
        method: 'POST',
        body: chunk,
        headers: { 'content-type': 'video/webm' },
      }),
    )
    expect(sent.status).toBe(200)
    await server.call('PATCH', `/api/update-answer/${token}`, {
      body: { questionId: questions[0]!.id, userAnswer: rightAnswer(questions[0]!) },
    })
    await server.call('POST', '/api/complete-assessment', { body: { token } })
    const rate = (video: number | null) =>
      server.call('PUT', `/api/assessments/${id}/rating`, { cookie, body: { video, note: ' Calm. ' } })
    expect((await rate(101)).status).toBe(400)
    expect((await rate(40)).status).toBe(200)
    const { body } = await read(id, cookie)
    expect(body).toMatchObject({ rating: { video: 40, note: 'Calm.' }, testScore: { videoScore: 40, combinedScore: 90 } })
    await rate(null)
    expect((await read(id, cookie)).body).toMatchObject({ rating: null, testScore: { videoScore: null, combinedScore: 100 } })
  })
})

describe('a report', () => {
  test('is refused without the consent of the candidate', async () => {
    const { id, cookie } = await finished()
    const answer = await server.call('GET', `/api/assessments/${id}/report.pdf`, { cookie })
    expect(answer).toMatchObject({ status: 403, body: { code: 'CONSENT_MISSING' } })
  })

  test('is a PDF that names scores and answers and no key', async () => {
    const { id, cookie, questions } = await finished({}, true)
    const response = await server.app.server.handle(
      new Request(`http://localhost:3000/api/assessments/${id}/report.pdf`, { headers: { cookie } }),
    )
    expect(response.headers.get('content-type')).toBe('application/pdf')
    const text = JSON.stringify(await readDocument(await response.bytes()))
    expect(text).toContain('Multiple choice: 33% (1 of 3 right)')
    expect(text).not.toContain(rightAnswer(questions[1]!))
  })
})

describe('statistics of questions', () => {
  test('count every sitting of the workspace, and no practice', async () => {
    const { cookie } = await finished()
    await finished({ options: { practice: true, proctored: false, answers: 'written' } })
    const { body } = await server.call('GET', '/api/question-statistics', { cookie })
    const item = (id: string) => body.find((each: { id: string }) => each.id === id)
    expect(item('bank-of-tests-0')).toMatchObject({ part: 'mcq', difficulty: 1 })
    expect(item('bank-of-tests-1')).toMatchObject({ difficulty: 0, discrimination: null })
    expect(item('bank-of-tests-voice-0')).toMatchObject({ part: 'voice', difficulty: 0.5 })
    expect(item('bank-of-tests-voice-1')).toMatchObject({ difficulty: 0 })
  })

  test('retire a question of the bank, and bring it back', async () => {
    const { cookie } = await finished()
    const retired = async () =>
      (await server.call('GET', '/api/question-statistics?show=retired', { cookie })).body.map(({ id }: { id: string }) => id)
    expect((await server.call('POST', '/api/question-statistics/python-01/retired', { cookie })).status).toBe(200)
    expect(await retired()).toEqual(['python-01'])
    const other = await server.recruiter('omar@example.com')
    expect((await server.call('GET', '/api/question-statistics?show=retired', { cookie: other.cookie })).body).toEqual([])
    await server.call('DELETE', '/api/question-statistics/python-01/retired', { cookie })
    expect(await retired()).toEqual([])
    expect((await server.call('POST', '/api/question-statistics/none-99/retired', { cookie })).status).toBe(404)
  })
})
