import { describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { assessmentQuestions, idempotentAnswers } from '#adapters/database/schema.ts'
import { begin } from '../test-assessment.ts'
import { createDraw } from './draw.ts'
import { aDesk, type Desk } from './test-sending.ts'

const drafts = async ({ post, wanted }: Desk) => {
  const { resumeId, jobDescriptionId } = wanted()
  const mcq = (await post('/api/generate-questions', { resumeId, jobDescriptionId, count: 3 })).body.questions
  const voice = (await post('/api/generate-voice-questions', { jobDescriptionId, count: 2 })).body.questions
  const asChoice = ({ id, question, options, correctAnswer }: Record<string, unknown>) => ({
    id,
    question,
    options,
    correctAnswer,
  })
  return { mcq: mcq.map(asChoice), voice: voice.map(({ id, question }: Record<string, unknown>) => ({ id, question })) }
}

const asked = async ({ server }: Desk, assessmentId: string, part: 'mcq' | 'voice' = 'mcq') =>
  (
    await server.database
      .query()
      .select()
      .from(assessmentQuestions)
      .where(eq(assessmentQuestions.assessmentId, assessmentId))
      .all()
  )
    .filter((question) => question.part === part)
    .toSorted((one, other) => one.position - other.position)

describe('what is sent', () => {
  test('is what was drafted, in the order in which a person put it', async () => {
    const desk = await aDesk()
    const { mcq, voice } = await drafts(desk)
    const { body } = await desk.send(0, { questions: mcq.toReversed(), voiceQuestions: voice })
    const questions = await asked(desk, body.sessionId)
    expect(questions.map(({ text }) => text)).toEqual(mcq.toReversed().map(({ question }: { question: string }) => question))
    for (const { source, bankId, options } of questions) {
      expect(source).toBe('bank')
      expect(bankId).toMatch(/-\d\d$/)
      expect(options.every(({ why }) => why.length > 20)).toBe(true)
    }
    expect(
      (await asked(desk, body.sessionId, 'voice')).every(({ points }) => points.length > 2 && points[0]!.words.length > 1),
    ).toBe(true)
  })

  test('keeps where a changed question came from, and says that a person changed it', async () => {
    const desk = await aDesk()
    const { mcq, voice } = await drafts(desk)
    const [first, second, third] = mcq
    const other = second.options.find((option: string) => option !== second.correctAnswer)
    const { body } = await desk.send(0, {
      questions: [
        { ...first, question: `${first.question} (in our team)` },
        { ...second, correctAnswer: other },
        { ...third, options: third.options.map((option: string) => (option === third.correctAnswer ? option : `${option}!`)) },
        { question: 'Which colour has our logo?', options: ['Red', 'Green\u200b'], correctAnswer: ' Green\u200b ' },
        { id: 'of somebody else', question: 'Is this mine?', options: ['Yes', 'No'], correctAnswer: 'No' },
      ],
      voiceQuestions: [{ ...voice[0], points: ['Only this'] }, { question: 'What would you like to ask us?' }],
    })
    expect(body.success).toBe(true)
    const [one, two, three, own, unknown] = await asked(desk, body.sessionId)
    expect([one, two, three, own, unknown].map((question) => question!.source)).toEqual(Array(5).fill('person'))
    expect([one, two, three].every((question) => question!.bankId !== null)).toBe(true)
    expect([own!.bankId, unknown!.bankId]).toEqual([null, null])
    // With another key, what was said about right and wrong is not true any more.
    expect(two!.options.every(({ why }) => why === '')).toBe(true)
    expect(two!.options.find(({ id }) => id === two!.key)!.text).toBe(other)
    expect(three!.options.filter(({ why }) => why !== '')).toHaveLength(1)
    expect(own!.options.find(({ id }) => id === own!.key)!.text).toBe('Green')
    const [changed, mine] = await asked(desk, body.sessionId, 'voice')
    expect([changed!.source, changed!.points.map(({ text }) => text)]).toEqual(['person', ['Only this']])
    expect(mine!.points).toEqual([])
  })

  test('has its options in an order that the seed of the link decides, and that can be replayed', async () => {
    const desk = await aDesk(2)
    const { mcq } = await drafts(desk)
    const orders = []
    for (const index of [0, 1]) {
      const { body } = await desk.send(index, { questions: index === 0 ? mcq : undefined })
      const { seed } = (await desk.server.assessments.withId(body.sessionId))!
      const questions = await asked(desk, body.sessionId)
      for (const { position, options } of questions) {
        const inOrder = options.toSorted((one, other) => one.id.localeCompare(other.id))
        expect(createDraw(`options:${position}:${seed}`).shuffled(inOrder)).toEqual(options)
      }
      orders.push(questions.map(({ options }) => options.map(({ id }) => id).join('')).join())
    }
    expect(orders[0]).not.toBe(orders[1])
  })

  test.each([
    ['one option', { options: ['Red'], correctAnswer: 'Red' }],
    ['the same option twice', { options: ['Red', 'red ', ' Red'], correctAnswer: 'Red' }],
    ['two options that only look alike', { options: ['Caf\u00e9', 'Cafe\u0301'], correctAnswer: 'Caf\u00e9' }],
    ['no right answer', { options: ['Red', 'Green'], correctAnswer: 'Blue' }],
    ['an empty option', { options: ['Red', ' '], correctAnswer: 'Red' }],
    ['no words', { question: ' \u200b ', options: ['Red', 'Green'], correctAnswer: 'Red' }],
  ])('is refused with %s', async (_, change) => {
    const desk = await refusing
    const question = { question: 'Which colour has our logo?', ...change }
    const { status, body } = await desk.send(0, { questions: [question] })
    expect([status, body.success, body.field]).toEqual([400, false, 'questions'])
    expect(await desk.sent()).toEqual([])
  })

  test.each([
    ['an address with a line break', { candidateEmail: 'mira@example.org\r\nBcc: all@example.org' }, 'candidateEmail'],
    ['an address with an invisible character', { candidateEmail: 'mi\u200bra@example.org' }, 'candidateEmail'],
    ['an address with a NUL', { candidateEmail: 'mira\u0000@example.org' }, 'candidateEmail'],
    ['two addresses', { candidateEmail: 'mira@example.org, jon@example.org' }, 'candidateEmail'],
    ['no address', { candidateEmail: '' }, 'candidateEmail'],
    ['the same question twice', { voiceQuestions: [{ question: 'Who?' }, { question: 'who? ' }] }, 'voiceQuestions'],
    ['a practice link that is proctored', { options: { practice: true, proctored: true } }, 'practice'],
    ['practice for an interview', { options: { practice: true, kind: 'interview' } }, 'practice'],
    [
      'multiple choice in an interview',
      { options: { kind: 'interview' }, questions: [{ question: 'Who?', options: ['I', 'You'], correctAnswer: 'I' }] },
      'questions',
    ],
    ['more extra time than a day has', { options: { extraMinutes: 10_000 } }, 'extraMinutes'],
    ['nothing to answer', { questions: [], voiceQuestions: [] }, 'questions'],
  ])('is refused for %s', async (_, change, field) => {
    const desk = await refusing
    const { status, body } = await desk.send(0, change)
    expect([status, body.success, body.field]).toEqual([400, false, field])
    expect(body.error).toBe(body.message)
    expect(await desk.sent()).toEqual([])
  })
})

const refusing = aDesk()

describe('an interview', () => {
  test('has voice questions only and a page of its own', async () => {
    const { send, validate, letters } = await aDesk()
    const { body } = await send(0, { options: { kind: 'interview' } })
    expect(new URL(body.testLink).pathname).toStartWith('/interview/')
    expect(await validate(body.testLink)).toMatchObject({ kind: 'interview', counts: { mcq: 0, voice: 3 } })
    expect((await letters())[0]!.subject).toBe('Your interview for Backend Developer')
  })

  test('stands beside an assessment that was sent before', async () => {
    const { send, sent, usage } = await aDesk()
    await send()
    await send(0, { options: { kind: 'interview' } })
    const kinds = (await sent()).map(({ kind }: { kind: string }) => kind)
    expect(kinds.toSorted()).toEqual(['assessment', 'interview'])
    expect(await usage()).toBe(2)
  })
})

describe('a practice link', () => {
  test('is never proctored, opens the quiz, and uses no quota', async () => {
    const { send, validate, usage } = await aDesk()
    const { body } = await send(0, { options: { practice: true } })
    expect(new URL(body.testLink).pathname).toStartWith('/quiz/')
    expect(await validate(body.testLink)).toMatchObject({ options: { proctored: false, practice: true } })
    expect(await usage()).toBe(0)
  })
})

describe('whoever has read a question', () => {
  test('is not asked it again while there are others, for practice tells the answers', async () => {
    const { send, post, wanted, server } = await aDesk()
    const bankIds = async (id: string) => (await server.assessments.questionsOf(id)).map(({ bankId }) => bankId)
    const practice = (await send(0, { options: { practice: true } })).body
    await begin(server, practice.testLink.split('/').pop())
    const seen = await bankIds(practice.sessionId)
    expect(seen.filter(Boolean)).toHaveLength(13)
    const real = await bankIds((await send()).body.sessionId)
    expect(real.filter((id) => seen.includes(id))).toEqual([])
    const { resumeId, jobDescriptionId } = wanted()
    const all = await post('/api/generate-questions', { resumeId, jobDescriptionId, count: 50 })
    expect(all.body.questions).toHaveLength(50)
  })
})

describe('sending again', () => {
  test('while nobody has begun mails a new link, ends the old one, takes new wishes, and uses no quota', async () => {
    const { send, validate, usage, letters, sent } = await aDesk()
    const first = (await send()).body
    const second = (await send(0, { options: { extraMinutes: 15 } })).body
    expect(second.sessionId).toBe(first.sessionId)
    expect(await validate(first.testLink)).toMatchObject({ valid: false, status: 'revoked' })
    expect(await validate(second.testLink)).toMatchObject({ valid: true, options: { extraMinutes: 15 } })
    expect(await usage()).toBe(1)
    expect(await sent()).toHaveLength(1)
    // The mail that had not gone out yet is withdrawn: two links of which one is dead would only confuse.
    expect((await letters()).map(({ action }) => action!.href)).toEqual([second.testLink])
  })

  test('is refused while the candidate is at it, and once they have finished unless it is meant', async () => {
    const { send, server, sent, usage } = await aDesk()
    const { sessionId } = (await send()).body
    await server.assessments.update(sessionId, { startedAt: server.clock.now(), phase: 'mcq' })
    const during = await send(0, { options: { extraMinutes: 1 } })
    expect([during.status, during.body.success]).toEqual([409, false])
    expect(during.body.error).toContain('has begun')
    await server.assessments.update(sessionId, { completedAt: server.clock.now(), phase: 'completed' })
    expect((await send(0, { options: { extraMinutes: 2 } })).body.error).toContain('has completed')
    const { body } = await send(0, { again: true })
    expect(body.sessionId).not.toBe(sessionId)
    expect(await usage()).toBe(2)
    expect(await sent()).toHaveLength(2)
  })

  test('what has expired renews it and uses no quota', async () => {
    const { send, validate, usage, advance } = await aDesk()
    const first = (await send()).body
    await advance(8)
    expect(await validate(first.testLink)).toMatchObject({ status: 'expired' })
    const second = (await send()).body
    expect(second.sessionId).toBe(first.sessionId)
    expect(await validate(second.testLink)).toMatchObject({ status: 'pending' })
    expect(await usage()).toBe(1)
  })
})

describe('one click has one effect', () => {
  test('a double click sends one mail and is answered alike', async () => {
    const { send, letters, usage } = await aDesk()
    const [one, other] = await Promise.all([send(), send()])
    expect(other.body).toEqual(one.body)
    expect(await letters()).toHaveLength(1)
    expect(await usage()).toBe(1)
  })

  test('a double click on sending the link again mails one more link', async () => {
    const { send, post, letters } = await aDesk()
    const { sessionId } = (await send()).body
    await letters()
    const again = () => post(`/api/assessments/${sessionId}/resend`)
    const [one, other] = await Promise.all([again(), again()])
    expect([one.status, other.body]).toEqual([200, one.body])
    expect(await letters()).toHaveLength(2)
  })

  test('the same sending once more, when the first has been answered, mails a new link at once and ends the old one', async () => {
    const { send, letters, usage, validate, sent } = await aDesk()
    const first = await send()
    await letters()
    const second = await send()
    expect([second.status, second.body.sessionId]).toEqual([200, first.body.sessionId])
    expect(second.body.testLink).not.toBe(first.body.testLink)
    expect(await validate(first.body.testLink)).toMatchObject({ valid: false, status: 'revoked' })
    expect(await validate(second.body.testLink)).toMatchObject({ valid: true, status: 'pending' })
    expect((await letters()).map(({ action }) => action!.href)).toEqual([first.body.testLink, second.body.testLink])
    expect(await sent()).toHaveLength(1)
    expect(await usage()).toBe(1)
  })

  test('fifty calls at once with the same key have one effect and send one mail', async () => {
    const { send, letters, usage, sent } = await aDesk()
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(0, {}, { 'idempotency-key': 'one' })))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await letters()).toHaveLength(1)
    expect(await usage()).toBe(1)
    expect(await sent()).toHaveLength(1)
  })

  test('the same key with something else is refused, and what is remembered shows no link', async () => {
    const { send, server } = await aDesk()
    const { body } = await send(0, {}, { 'idempotency-key': 'another' })
    expect((await send(0, { options: { extraMinutes: 5 } }, { 'idempotency-key': 'another' })).status).toBe(422)
    const kept = JSON.stringify(await server.database.query().select().from(idempotentAnswers).all())
    expect(kept).not.toContain(body.testLink.split('/').pop())
  })
})

describe('the plan', () => {
  const limited = async (used: number, candidates = 1) => {
    const desk = await aDesk(candidates, { own: true })
    const workspace = (await desk.server.users.member(desk.rita.id))!.workspace
    await desk.server.workspaces.addUsage(workspace.id, { resumes: 0, jobDescriptions: 0, assessments: used })
    return { ...desk, usage: async () => (await desk.usage()) - used }
  }

  test('is over when it is used up, with the sentence of the screen', async () => {
    const { send, letters, sent } = await limited(20)
    const { status, body } = await send()
    expect([status, body.success, body.code]).toEqual([403, false, 'LIMIT_REACHED'])
    expect(body.error).toBe("You've reached your assessment limit (20)")
    expect(await letters()).toEqual([])
    expect(await sent()).toEqual([])
  })

  test('that has ended makes nothing, drafts included', async () => {
    const { send, post, wanted, advance, server } = await aDesk(1, { own: true })
    const { sessionId } = (await send()).body
    await advance(20)
    const { resumeId, jobDescriptionId } = wanted()
    for (const answer of [
      await send(),
      await post('/api/generate-questions', { resumeId, jobDescriptionId }),
      await post(`/api/assessments/${sessionId}/resend`),
    ])
      expect([answer.status, answer.body.success, answer.body.code]).toEqual([403, false, 'PLAN_EXPIRED'])
    const longer = await post(`/api/assessments/${sessionId}/extend`, { days: 7 })
    expect([longer.status, longer.body.code]).toEqual([403, 'PLAN_EXPIRED'])
    expect((await post(`/api/assessments/${sessionId}/revoke`)).status).toBe(204)
    expect(server.mails.filter(({ kind }) => kind === 'candidate-message')).toEqual([])
  })

  test('with one left lets exactly one of many at once through', async () => {
    const { send, letters, usage } = await limited(19, 4)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => send(index % 4, { options: { extraMinutes: Math.floor(index / 4) } })),
    )
    const accepted = new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body.sessionId))
    expect(accepted.size).toBe(1)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(new Set(refused.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
      new Set(['403 LIMIT_REACHED', '429 TOO_MANY']),
    )
    expect(new Set((await letters()).map(({ to }) => to)).size).toBe(1)
    expect(await usage()).toBe(1)
  })

  test('does not bind administrators', async () => {
    const desk = await limited(20)
    const { server, send, rita } = desk
    const admin = (await server.users.withEmail('ada@example.com'))!
    const workspace = (await server.users.member(rita.id))!.workspace
    await server.workspaces.addMember(workspace.id, admin.id, 'recruiter', server.clock.now())
    const cookie = await server.admin()
    await server.call('POST', `/api/workspaces/${workspace.id}/switch`, { cookie })
    expect((await server.call('POST', '/api/send-test-link', { cookie, body: desk.wanted() })).status).toBe(200)
    expect((await send(0, { options: { kind: 'interview' } })).status).toBe(403)
  })
})

describe('nobody sends', () => {
  test('with ids of another workspace, or as a viewer', async () => {
    const { server, rita, wanted, send, sent } = await aDesk(1, { own: true })
    const stranger = await server.recruiter('stranger@example.com')
    const viewer = await server.colleague(rita.cookie, 'viewer')
    const { resumeId, jobDescriptionId } = wanted()
    const { sessionId } = (await send()).body
    for (const [path, body] of [
      ['/api/send-test-link', wanted()],
      ['/api/generate-questions', { resumeId, jobDescriptionId }],
      ['/api/generate-voice-questions', { jobDescriptionId }],
      ['/api/replacement-question', { resumeId, jobDescriptionId, part: 'mcq', not: [] }],
      [`/api/assessments/${sessionId}/resend`, {}],
      [`/api/assessments/${sessionId}/extend`, { days: 3 }],
      [`/api/assessments/${sessionId}/revoke`, {}],
    ] as const) {
      expect((await server.call('POST', path, { cookie: stranger.cookie, body })).status).toBe(404)
      expect((await server.call('POST', path, { cookie: viewer, body })).status).toBe(403)
    }
    expect((await server.call('GET', '/api/assessments', { cookie: stranger.cookie })).body).toEqual([])
    expect(await sent()).toMatchObject([{ status: 'pending' }])
  })

  test('more than they say: scores, states and plans in a body change nothing', async () => {
    const { send, server, get, usage } = await aDesk()
    const more = {
      score: 100,
      status: 'completed',
      sentBy: 'x',
      workspaceId: 'x',
      plan: 'paid',
      completedAt: '2026-01-01',
      seed: 'x',
    }
    const { body } = await send(0, { ...more, options: { kind: 'assessment', ...more } })
    const kept = (await server.assessments.withId(body.sessionId))!
    expect(kept).toMatchObject({ completedAt: null, startedAt: null, scores: { score: null, combinedScore: null } })
    expect([kept.sentBy, kept.seed].includes('x')).toBe(false)
    expect(Object.keys(kept.options).toSorted()).toEqual(
      ['answers', 'camera', 'extraMinutes', 'kind', 'practice', 'proctored'].toSorted(),
    )
    expect((await get('/user')).body.user.subscription.plan).toBe('free')
    expect(await usage()).toBe(1)
  })
})
