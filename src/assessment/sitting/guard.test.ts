import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { assessmentEvents } from '#adapters/database/schema.ts'
import { testServer } from '#adapters/test-server.ts'
import { eventTypes } from '../constants.ts'
import { aSitting, begin, keyMarks, rightAnswer, type SittingOptions } from '../test-assessment.ts'

// Each goes through the whole server; a busy machine takes its time.
setDefaultTimeout(30_000)

const server = testServer({ TRUST_PROXY: 'on' })
const stranger = 'x'.repeat(43)

const from = (address: string) => ({ 'x-forwarded-for': address })

/** Every call of a candidate, as their page sends it. */
const calls = (token: string, questionId: string): [method: string, path: string, body?: unknown][] => [
  ['GET', `/api/validate-assessment/${token}`],
  ['POST', `/api/assessment-consent/${token}`, { version: '2026-11', allowedToShare: true }],
  ['POST', '/api/start-assessment-recording', { token }],
  ['GET', `/api/assessment-questions/${token}`],
  ['PATCH', `/api/update-answer/${token}`, { questionId, userAnswer: 'x' }],
  ['POST', '/api/submit-score', { token, score: 100 }],
  ['POST', `/api/restart-quiz/${token}`],
  ['POST', '/api/complete-assessment', { token, score: 100 }],
  ['POST', '/api/complete-voice-assessment', { token }],
  ['POST', `/api/assessment-events/${token}`, { events: [] }],
  ['GET', `/api/interview-transcript/${token}`],
]

describe('a token that nobody was given', () => {
  test('opens nothing', async () => {
    for (const token of [stranger, 'a', 'x'.repeat(3000), '..%2f..%2fetc', '%00', "'%20or%201=1"])
      for (const [method, path, body] of calls(token, 'any')) {
        const { status, body: answer, headers } = await server.call(method, path, { body, headers: from('198.51.100.1') })
        expect([path, status, answer.error, answer.code]).toEqual([path, 404, 'Invalid assessment link', 'INVALID_LINK'])
        expect([headers.get('cache-control'), headers.get('set-cookie')]).toEqual(['no-store', null])
      }
  })

  test('can be tried a hundred times a minute from one network, which stays open for those who have one', async () => {
    const { token, questions } = await aSitting(server)
    await begin(server, token)
    const network = (place: number) => from(`2001:db8:7:7::${place.toString(16)}`)
    const guess = (place: number) => server.call('GET', `/api/validate-assessment/${stranger}`, { headers: network(place) })
    for (let tries = 0; tries < 100; tries++) expect((await guess(tries + 1)).status).toBe(404)
    const refused = await guess(7)
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect(refused.body).not.toHaveProperty('valid')
    for (const [method, path, body] of calls(stranger, 'any'))
      expect((await server.call(method, path, { body, headers: network(8) })).status).toBe(429)
    expect((await server.call('GET', `/api/validate-assessment/${stranger}`, { headers: from('203.0.113.9') })).status).toBe(404)

    const question = questions[0]!
    for (let revision = 1; revision <= 200; revision++) {
      const body = { questionId: question.id, userAnswer: rightAnswer(question), revision }
      expect((await server.call('PATCH', `/api/update-answer/${token}`, { body, headers: network(9) })).status).toBe(200)
    }
    server.clock.advance(61_000)
    expect((await guess(1)).status).toBe(404)
  })
})

test('nothing that a candidate receives tells the key, the expected points or where a question comes from', async () => {
  const received: string[] = []
  for (const options of [{}, { proctored: false, practice: true }, { kind: 'interview' as const }]) {
    const { token, questions } = await aSitting(server, { options })
    const question = questions[0]
    const call = async (method: string, path: string, body?: unknown) => {
      const { text, headers } = await server.call(method, path, { body })
      received.push(text, JSON.stringify([...headers]))
    }
    const all = async () => {
      for (const each of calls(token, question?.id ?? 'none')) if (!/complete|submit|restart/.test(each[1])) await call(...each)
    }
    await all()
    if (question) {
      const body = { questionId: question.id, userAnswer: rightAnswer(question) }
      await call('PATCH', `/api/update-answer/${token}`, body)
      await call('PATCH', `/api/update-answer/${token}`, { ...body, revision: 1 })
    }
    await all()
    const answers = questions.map(({ id }) => ({ id, userAnswer: null }))
    await call('POST', '/api/submit-score', { token, answers, score: 100 })
    await call('POST', '/api/complete-assessment', { token, score: 100 })
    await all()
    await call('POST', '/api/complete-voice-assessment', { token })
    for (const each of calls(token, question?.id ?? 'none')) await call(...each)
    await call('GET', `/api/assessment-questions/${token}`)
  }
  const everything = received.join('\n')
  expect(everything).toContain('Claim 0 of the north')
  for (const mark of [...Object.values(keyMarks), 'correctAnswer', '"key"', '"points"', '"why"', 'bankId', '"skill"', '"level"'])
    expect([mark, everything.includes(mark)]).toEqual([mark, false])
})

describe('an Idempotency-Key', () => {
  const fifty = async (path: string, body: Record<string, unknown>, key: string) => {
    const headers = { 'idempotency-key': key }
    const answers = await Promise.all(Array.from({ length: 50 }, () => server.call('POST', path, { body, headers })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    const other = await server.call('POST', path, { body: { ...body, score: 7, recordingId: 'another' }, headers })
    expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
    return answers[0]!.body
  }
  const ends = async (candidateId: string) =>
    (await server.timeline.of(candidateId, { limit: 500, offset: 0 })).entries.filter(
      (entry) => entry.kind === 'assessment-completed',
    ).length

  test('makes fifty ends one, of each part', async () => {
    const { token, candidateId } = await aSitting(server)
    await begin(server, token)
    const voice = (await fifty('/api/complete-assessment', { token, score: 1 }, 'one')).deadlines.voice
    server.clock.advance(60_000)
    const before = await ends(candidateId)
    expect(await fifty('/api/complete-voice-assessment', { token }, 'two')).toEqual({ phase: 'completed' })
    expect((await ends(candidateId)) - before).toBe(1)
    const again = await server.call('POST', '/api/complete-assessment', { body: { token } })
    expect(again.body.deadlines.voice).toBe(voice)
  })

  test('makes fifty submissions one', async () => {
    const { token, questions, candidateId } = await aSitting(server, { options: { proctored: false }, voice: 0 })
    await begin(server, token)
    const before = await ends(candidateId)
    const answers = [{ id: questions[0]!.id, userAnswer: rightAnswer(questions[0]!) }]
    expect(await fifty('/api/submit-score', { token, answers }, 'three')).toEqual({ score: 25, correct: 1, total: 4 })
    expect((await ends(candidateId)) - before).toBe(1)
  })

  test('is not needed: fifty at once without one are one end as well', async () => {
    const { token, candidateId } = await aSitting(server, { voice: 0 })
    await begin(server, token)
    const before = await ends(candidateId)
    const complete = () => server.call('POST', '/api/complete-assessment', { body: { token } })
    const answers = await Promise.all(Array.from({ length: 50 }, complete))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.phase}`))).toEqual(new Set(['200 completed']))
    expect((await ends(candidateId)) - before).toBe(1)
  })

  test('can be a new one 200 times a minute, and the sitting goes on without', async () => {
    const { token } = await aSitting(server)
    await begin(server, token)
    const complete = (key: string) =>
      server.call('POST', '/api/complete-assessment', { body: { token }, headers: key ? { 'idempotency-key': key } : {} })
    const rest = Array.from({ length: 200 }, (_, number) => complete(`key ${number}`))
    expect((await Promise.all(rest)).filter(({ status }) => status !== 200)).toEqual([])
    const refused = await complete('one more')
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect((await complete('')).status).toBe(200)
    server.clock.advance(61_000)
    expect((await complete('one more')).status).toBe(200)
  })

  test('of one sitting is another of the next', async () => {
    const [one, two] = [await aSitting(server), await aSitting(server)]
    for (const { token } of [one, two]) {
      await begin(server, token)
      const { status } = await server.call('POST', '/api/complete-assessment', {
        body: { token },
        headers: { 'idempotency-key': 'the same' },
      })
      expect(status).toBe(200)
    }
  })
})

describe('what happened in the tab', () => {
  const begun = async (options: SittingOptions = {}) => {
    const sitting = await aSitting(server, options)
    await begin(server, sitting.token)
    const note = (events: unknown) => server.call('POST', `/api/assessment-events/${sitting.token}`, { body: { events } })
    return { ...sitting, note }
  }
  const later = (milliseconds: number) => new Date(server.clock.now().getTime() + milliseconds).toISOString()

  test('is kept once, by the clock of the server, and leaving the page is counted', async () => {
    const { id, note } = await begun()
    const began = server.clock.now()
    server.clock.advance(60_000)
    const events = [
      { type: 'tab-hidden', at: later(-30_000) },
      { type: 'tab-visible', at: later(-20_000) },
      { type: 'fullscreen-exit', at: later(-10_000) },
      { type: 'paste', at: later(-5_000) },
    ]
    expect((await note(events)).body).toEqual({ violations: 2 })
    expect((await note(events)).body).toEqual({ violations: 2 })
    expect((await note([{ type: 'tab-hidden', at: later(3_600_000) }])).body).toEqual({ violations: 3 })
    expect((await note([{ type: 'tab-hidden', at: '1999-01-01T00:00:00Z' }])).body).toEqual({ violations: 4 })
    const rows = await server.database.query().select().from(assessmentEvents).where(eq(assessmentEvents.assessmentId, id)).all()
    const times = rows.map(({ at }) => at.getTime()).toSorted((one, other) => one - other)
    expect([times.length, times[0], times.at(-1)]).toEqual([6, began.getTime(), server.clock.now().getTime()])
  })

  test('is refused as a whole when something of it makes no sense', async () => {
    const { note } = await begun()
    const at = server.clock.now().toISOString()
    for (const events of [
      [
        { type: 'tab-hidden', at },
        { type: 'cheated', at },
      ],
      [{ type: 'tab-hidden', at: 'yesterday' }],
      [{ type: 'tab-hidden' }],
      'none',
      undefined,
      Array.from({ length: 201 }, () => ({ type: 'paste', at })),
      Array.from({ length: 10_000 }, () => ({ type: 'paste', at })),
    ])
      expect((await note(events)).status).toBe(400)
    expect((await note([])).body).toEqual({ violations: 0 })
  })

  test('is kept up to 2,000 times a sitting', async () => {
    const { note } = await begun()
    server.clock.advance(600_000)
    let violations = 0
    for (let call = 0; call < 50; call++) {
      const events = Array.from({ length: 200 }, (_, index) => ({
        type: eventTypes[(call + index) % 2 === 0 ? 0 : 2],
        at: later(-1 - call * 200 - index),
      }))
      const { status, body } = await note(events)
      expect(status).toBe(200)
      violations = body.violations
    }
    expect(violations).toBe(2000)
  })

  test('is nobody’s business where the candidate has not agreed to it', async () => {
    const { id, note } = await begun({ options: { proctored: false } })
    expect((await note([{ type: 'tab-hidden', at: server.clock.now().toISOString() }])).body).toEqual({ violations: 0 })
    expect(await server.sittings.violations(id)).toBe(0)
  })
})
