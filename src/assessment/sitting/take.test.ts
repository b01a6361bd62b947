import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { testServer } from '#adapters/test-server.ts'
import { aSitting, begin, listening, rightAnswer, type TestServer, wrongAnswer } from '../test-assessment.ts'

// Each goes through the whole server; a busy machine takes its time.
setDefaultTimeout(30_000)

const server = testServer()
const minutes = (count: number) => count * 60_000

const look = async (token: string) => (await server.call('GET', `/api/validate-assessment/${token}`)).body
const questions = (token: string) => server.call('GET', `/api/assessment-questions/${token}`)
const start = (token: string) => server.call('POST', '/api/start-assessment-recording', { body: { token } })
const complete = (token: string) => server.call('POST', '/api/complete-assessment', { body: { token } })
const completeVoice = (token: string) => server.call('POST', '/api/complete-voice-assessment', { body: { token } })
const answer = (token: string, questionId: string, userAnswer: string, on: TestServer = server) =>
  on.call('PATCH', `/api/update-answer/${token}`, { body: { questionId, userAnswer } })
const timeline = async (candidateId: string, kind: string) =>
  (await server.timeline.of(candidateId, { limit: 100, offset: 0 })).entries.filter((entry) => entry.kind === kind)

describe('a link', () => {
  test('says what it opens before anything has begun', async () => {
    const { token } = await aSitting(server, { options: { extraMinutes: 5 } })
    expect(await look(token)).toEqual({
      valid: true,
      status: 'pending',
      error: null,
      kind: 'assessment',
      options: { proctored: true, practice: false, camera: true, answers: 'voice', extraMinutes: 5 },
      phase: null,
      serverTime: server.clock.now().toISOString(),
      deadlines: { mcq: null, voice: null },
      consent: { version: expect.any(String), text: expect.stringContaining('deleted after 90 days') },
      consented: false,
      counts: { mcq: 4, voice: 2 },
      jobTitle: 'Backend Developer',
      company: 'Example',
      recordingLimitBytes: 1024 * 1024 * 1024,
    })
  })

  test('that has expired, was withdrawn or was replaced says so and begins nothing', async () => {
    const [expired, revoked, replaced] = [await aSitting(server, { linkDays: 0 }), await aSitting(server), await aSitting(server)]
    await server.assessments.update(revoked.id, { revokedAt: server.clock.now() })
    await server.transaction(() => server.assessments.replaceLink(replaced.id, 'the hash of another', server.clock.now()))
    for (const [{ token }, status, code, sentence] of [
      [expired, 'expired', 'LINK_EXPIRED', 'expired'],
      [revoked, 'revoked', 'LINK_REVOKED', 'withdrawn'],
      [replaced, 'revoked', 'LINK_REVOKED', 'A newer link was sent'],
    ] as const) {
      expect(await look(token)).toMatchObject({ valid: false, status, error: expect.stringContaining(sentence) })
      const refused = await start(token)
      expect([refused.status, refused.body.code]).toEqual([409, code])
    }
    const late = await server.call('POST', `/api/assessment-consent/${revoked.token}`, {
      body: { version: '2026-11', allowedToShare: true },
    })
    expect(late.status).toBe(409)
  })

  test('of a candidate who was deleted is gone for good', async () => {
    const other = testServer()
    const { token, candidateId, cookie } = await aSitting(other)
    await begin(other, token)
    expect((await other.call('DELETE', `/api/candidates/${candidateId}`, { cookie })).status).toBeLessThan(300)
    for (const path of ['validate-assessment', 'assessment-questions', 'interview-transcript'])
      expect([path, (await other.call('GET', `/api/${path}/${token}`)).status]).toEqual([path, 410])
    expect((await answer(token, 'any', 'thing', other)).body.code).toBe('LINK_ENDED')
  })

  test('that was being taken when its last day ended stays open', async () => {
    const { token, questions: asked } = await aSitting(server, { linkDays: 0.001 })
    await begin(server, token)
    server.clock.advance(minutes(5))
    expect(await look(token)).toMatchObject({ valid: true, status: 'in-progress' })
    expect((await start(token)).status).toBe(200)
    expect((await answer(token, asked[0]!.id, rightAnswer(asked[0]!))).status).toBe(200)
  })
})

describe('consent', () => {
  test('comes before the beginning, in the words that were shown, and the first one stays', async () => {
    const { token, id } = await aSitting(server)
    const refused = await start(token)
    expect([refused.status, refused.body.code]).toEqual([409, 'CONSENT_REQUIRED'])
    const agree = (version: string, allowedToShare: unknown) =>
      server.call('POST', `/api/assessment-consent/${token}`, { body: { version, allowedToShare } })
    expect((await agree('2020-01', true)).status).toBe(400)
    expect((await agree('2026-11', 'yes')).status).toBe(400)
    expect((await agree('2026-11', false)).body).toEqual({ ok: true })
    expect((await agree('2026-11', true)).status).toBe(200)
    expect(await server.sittings.consentOf(id)).toMatchObject({ allowedToShare: false, version: '2026-11' })
    expect((await look(token)).consented).toBe(true)
    expect((await start(token)).status).toBe(200)
  })

  test('is about what is really stored', async () => {
    const texts = await Promise.all(
      [
        { options: { camera: false } },
        { options: { camera: false }, voice: 0 },
        { options: { camera: false, answers: 'written' as const } },
        { options: { proctored: false } },
        { options: { proctored: false }, voice: 0 },
        { options: { proctored: false, answers: 'written' as const } },
      ].map(async (wanted) => (await look((await aSitting(server, wanted)).token)).consent.text as string),
    )
    expect(texts.map((text) => ['camera', 'screen', 'voice'].filter((word) => text.includes(word)))).toEqual([
      ['screen', 'voice'],
      ['screen'],
      ['screen'],
      ['voice'],
      [],
      [],
    ])
  })
})

describe('the beginning', () => {
  test('starts one clock, for a reload and for two devices at once', async () => {
    const { token, id, candidateId } = await aSitting(server, { options: { extraMinutes: 10 } })
    const begun = server.clock.now()
    const before = (await timeline(candidateId, 'assessment-started')).length
    const first = await begin(server, token)
    expect(first).toEqual({
      sessionId: id,
      phase: 'mcq',
      serverTime: begun.toISOString(),
      deadlines: { mcq: new Date(begun.getTime() + minutes(25)).toISOString(), voice: null },
    })
    server.clock.advance(minutes(3))
    const again = await Promise.all([start(token), start(token)])
    for (const { body } of again)
      expect(body).toEqual({ ...first, serverTime: new Date(begun.getTime() + minutes(3)).toISOString() })
    expect((await timeline(candidateId, 'assessment-started')).length - before).toBe(1)
    expect((await look(token)).status).toBe('in-progress')
  })

  test('on many devices at the same moment is one', async () => {
    const { token, candidateId } = await aSitting(server)
    const version = (await look(token)).consent.version
    await server.call('POST', `/api/assessment-consent/${token}`, { body: { version, allowedToShare: true } })
    const before = (await timeline(candidateId, 'assessment-started')).length
    const answers = await Promise.all(Array.from({ length: 20 }, () => start(token)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.deadlines.mcq}`)).size).toBe(1)
    expect((await timeline(candidateId, 'assessment-started')).length - before).toBe(1)
  })

  test('is seen by the recruiters who have a window open', async () => {
    const { token, id, candidateId, workspaceId, sentBy } = await aSitting(server)
    const heard = listening(server, workspaceId, sentBy!)
    await begin(server, token)
    for (let looks = 0; heard().length === 0 && looks < 100; looks++) await Bun.sleep(5)
    expect(heard()).toContainEqual({ event: 'assessmentUpdated', data: { _id: id, candidateId } })
  })

  test('of an interview is that of the spoken part', async () => {
    const { token } = await aSitting(server, { options: { kind: 'interview' }, voice: 3 })
    const begun = server.clock.now()
    expect(await begin(server, token)).toMatchObject({
      phase: 'voice',
      deadlines: { mcq: null, voice: new Date(begun.getTime() + minutes(15)).toISOString() },
    })
    const { body } = await questions(token)
    expect([body.questions.length, body.voiceQuestions.length]).toEqual([0, 3])
    expect((await complete(token)).body.phase).toBe('voice')
    expect((await completeVoice(token)).body).toEqual({ phase: 'completed' })
  })

  test('comes before questions, answers and ends', async () => {
    const { token, questions: asked } = await aSitting(server)
    const calls = [
      await questions(token),
      await answer(token, asked[0]!.id, rightAnswer(asked[0]!)),
      await answer(token, 'no such question', 'no such option'),
      await complete(token),
      await completeVoice(token),
      await server.call('POST', `/api/assessment-events/${token}`, { body: { events: [] } }),
      await server.call('GET', `/api/interview-transcript/${token}`),
      await server.call('POST', '/api/submit-score', { body: { token } }),
    ]
    for (const { status, body } of calls) expect([status, body.code]).toEqual([409, 'NOT_STARTED'])
  })
})

describe('a sitting', () => {
  test('shows what was answered after a reload, and goes from part to part by what the candidate does', async () => {
    const { token, id, questions: asked, candidateId, workspaceId, sentBy } = await aSitting(server)
    await begin(server, token)
    expect((await answer(token, asked[0]!.id, rightAnswer(asked[0]!))).body).toEqual({ saved: true, revision: 1 })
    await answer(token, asked[1]!.id, wrongAnswer(asked[1]!))
    const heard = listening(server, workspaceId, sentBy!)
    const { body } = await questions(token)
    expect(body.phase).toBe('mcq')
    expect(body.questions[0]).toEqual({
      id: asked[0]!.id,
      question: asked[0]!.text,
      options: asked[0]!.options.map(({ text }) => text),
      userAnswer: rightAnswer(asked[0]!),
      revision: 1,
    })
    expect(body.questions[2]).toMatchObject({ userAnswer: null, revision: 0 })
    expect(body.voiceQuestions[0]).toEqual({
      id: expect.any(String),
      question: expect.any(String),
      status: 'pending',
      text: null,
      answeredAt: null,
    })

    const early = await completeVoice(token)
    expect([early.status, early.body.code]).toEqual([409, 'NOT_STARTED'])
    server.clock.advance(minutes(4))
    const ended = server.clock.now()
    const answers = [await complete(token), await complete(token)]
    for (const { status, body } of answers) {
      expect(status).toBe(200)
      expect(body).toEqual({
        phase: 'voice',
        serverTime: ended.toISOString(),
        deadlines: { mcq: expect.any(String), voice: new Date(ended.getTime() + minutes(15)).toISOString() },
      })
    }
    server.clock.advance(minutes(1))
    expect((await completeVoice(token)).body).toEqual({ phase: 'completed' })
    expect((await completeVoice(token)).body).toEqual({ phase: 'completed' })
    expect((await complete(token)).body.phase).toBe('completed')
    expect(await look(token)).toMatchObject({
      valid: false,
      status: 'completed',
      error: 'This assessment has already been completed successfully',
    })
    for (const refused of [await start(token), await questions(token)])
      expect([refused.status, refused.body.code]).toEqual([409, 'ALREADY_COMPLETED'])
    expect((await timeline(candidateId, 'assessment-completed'))[0]).toMatchObject({
      actorId: null,
      details: { kind: 'assessment', by: 'candidate' },
    })
    expect(heard()).toContainEqual({ event: 'assessmentUpdated', data: { _id: id, candidateId } })
    expect(await server.assessments.withId(id)).toMatchObject({ completedAt: server.clock.now(), scores: { score: 25 } })
  })

  test('ends with the multiple-choice part when there is no other', async () => {
    const { token } = await aSitting(server, { voice: 0 })
    await begin(server, token)
    expect((await complete(token)).body.phase).toBe('completed')
    expect((await look(token)).status).toBe('completed')
  })

  test('shows no score to a candidate who is watched', async () => {
    const { token } = await aSitting(server)
    await begin(server, token)
    const refused = await server.call('POST', '/api/submit-score', { body: { token, score: 100 } })
    expect([refused.status, refused.body.code]).toEqual([403, 'PROCTORED_LINK'])
    expect((await complete(token)).text).not.toContain('score')
  })
})
