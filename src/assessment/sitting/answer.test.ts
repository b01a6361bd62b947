import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { testServer } from '#adapters/test-server.ts'
import { aSitting, begin, rightAnswer, type SittingOptions, wrongAnswer } from '../test-assessment.ts'
import { gradeOf } from './complete.ts'

// Each goes through the whole server; a busy machine takes its time.
setDefaultTimeout(30_000)

const server = testServer()
const minutes = (count: number) => count * 60_000

async function begun(options: SittingOptions = {}) {
  const sitting = await aSitting(server, options)
  await begin(server, sitting.token)
  const save = (questionId: string, userAnswer: unknown, revision?: unknown) =>
    server.call('PATCH', `/api/update-answer/${sitting.token}`, { body: { questionId, userAnswer, revision } })
  const shown = async () => (await server.call('GET', `/api/assessment-questions/${sitting.token}`)).body.questions
  const kept = () => server.sittings.answersOf(sitting.id)
  return { ...sitting, save, shown, kept }
}

/** The same numbers at every run. */
function numbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return Math.floor((state / 4_294_967_296) * below)
  }
}

function shuffled<Item>(items: Item[], next: (below: number) => number) {
  const left = [...items]
  return Array.from(items, () => left.splice(next(left.length), 1)[0]!)
}

describe('an answer', () => {
  test('with the highest revision wins, in whatever order they come and however often', async () => {
    const { questions, save, shown } = await begun({ mcq: 40 })
    for (const [seed, question] of questions.entries()) {
      const next = numbers(seed + 1)
      const texts = question.options.map(({ text }) => text)
      const sent = Array.from({ length: 1 + next(6) }, (_, index) => ({
        revision: index * (1 + next(3)) + 1,
        text: texts[next(4)]!,
      }))
      const unique = [...new Map(sent.map((each) => [each.revision, each])).values()]
      const arriving = shuffled([...unique, ...unique.slice(0, next(unique.length + 1))], next)
      const last = unique.reduce((one, other) => (other.revision > one.revision ? other : one))
      let highest = 0
      for (const { revision, text } of arriving) {
        highest = Math.max(highest, revision)
        const { status, body } = await save(question.id, text, revision)
        expect([status, body]).toEqual([200, { saved: true, revision: highest }])
      }
      expect((await shown())[question.position]).toMatchObject({ userAnswer: last.text, revision: last.revision })
    }
  })

  test('is one of many that arrive at once, and still the last one wins', async () => {
    const { questions, save, shown } = await begun()
    const [question] = questions
    const next = numbers(7)
    const sent = shuffled(
      Array.from({ length: 40 }, (_, index) => ({ revision: (index % 20) + 1, text: question!.options[(index % 20) % 4]!.text })),
      next,
    )
    const answers = await Promise.all(sent.map(({ revision, text }) => save(question!.id, text, revision)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await shown())[0]).toMatchObject({ userAnswer: question!.options[19 % 4]!.text, revision: 20 })
  })

  test('without a revision follows what came before it', async () => {
    const { questions, save, shown } = await begun()
    const [{ id, options }] = questions as [(typeof questions)[0]]
    expect((await save(id, options[0]!.text)).body.revision).toBe(1)
    expect((await save(id, options[1]!.text, 8)).body.revision).toBe(8)
    expect((await save(id, options[2]!.text)).body.revision).toBe(9)
    expect((await save(id, options[3]!.text, 8)).body.revision).toBe(9)
    expect((await shown())[0].userAnswer).toBe(options[2]!.text)
  })

  test('may be counted from 0', async () => {
    const { questions, save, shown } = await begun()
    const [{ id, options }] = questions as [(typeof questions)[0]]
    const first = await save(id, options[0]!.text, 0)
    expect([first.status, first.body]).toEqual([200, { saved: true, revision: 0 }])
    expect((await save(id, options[1]!.text, 1)).body.revision).toBe(1)
    expect((await save(id, options[2]!.text, 0)).body.revision).toBe(1)
    expect((await shown())[0]).toMatchObject({ userAnswer: options[1]!.text, revision: 1 })
  })

  test('that comes after the deadline is kept beside the one in time, and does not count', async () => {
    const { id, questions, save, kept } = await begun()
    const [first, second] = questions as [(typeof questions)[0], (typeof questions)[0]]
    server.clock.advance(minutes(15))
    expect((await save(first.id, rightAnswer(first), 1)).status).toBe(200)
    server.clock.advance(1)
    for (const [question, text] of [
      [first, wrongAnswer(first)],
      [second, rightAnswer(second)],
    ] as const) {
      const { status, body } = await save(question.id, text, 2)
      expect([status, body.code]).toEqual([409, 'DEADLINE_PASSED'])
    }
    const late = (await kept()).filter((answer) => answer.late)
    expect(late.map(({ questionId }) => questionId).toSorted()).toEqual([first.id, second.id].toSorted())
    expect(await server.sittings.answerInTime(first.id)).toMatchObject({ optionId: first.key, revision: 1 })
    expect(gradeOf(await server.assessments.questionsOf(id), await kept())).toEqual({ score: 25, correct: 1, total: 4 })
  })

  test('that was acknowledged in time is acknowledged again when its answer got lost', async () => {
    const { questions, save, kept } = await begun()
    const [first] = questions as [(typeof questions)[0]]
    await save(first.id, wrongAnswer(first), 1)
    await save(first.id, rightAnswer(first), 2)
    server.clock.advance(minutes(16))
    const again = [await save(first.id, rightAnswer(first), 2), await save(first.id, wrongAnswer(first), 1)]
    for (const { status, body } of again) expect([status, body]).toEqual([200, { saved: true, revision: 2 }])
    expect((await kept()).filter(({ late }) => late)).toEqual([])
  })

  test('is late once the part was handed in, and when all is over', async () => {
    const { token, questions, save, kept } = await begun()
    const [first, second] = questions as [(typeof questions)[0], (typeof questions)[0]]
    await server.call('POST', '/api/complete-assessment', { body: { token } })
    expect((await save(first.id, rightAnswer(first))).body.code).toBe('DEADLINE_PASSED')
    await server.call('POST', '/api/complete-voice-assessment', { body: { token } })
    expect((await save(second.id, rightAnswer(second))).body.code).toBe('DEADLINE_PASSED')
    expect((await kept()).map(({ late }) => late)).toEqual([true, true])
  })

  test('that is on its way while the part is handed in either counts or is late, never lost', async () => {
    const { id, token, questions, save, kept } = await begun()
    const [answers, [ended]] = await Promise.all([
      Promise.all(questions.map((question) => save(question.id, rightAnswer(question), 1))),
      Promise.all([server.call('POST', '/api/complete-assessment', { body: { token } })]),
    ])
    expect(ended!.status).toBe(200)
    const inTime = answers.filter(({ status }) => status === 200).length
    expect((await kept()).filter(({ late }) => !late)).toHaveLength(inTime)
    expect(await kept()).toHaveLength(questions.length)
    expect(gradeOf(await server.assessments.questionsOf(id), await kept()).correct).toBe(inTime)
  })
})

describe('an answer is refused', () => {
  test('for a question of another sitting, or a spoken one', async () => {
    const [{ save, voiceQuestions, kept }, other] = [await begun(), await begun()]
    const foreign = other.questions[0]!
    for (const id of [foreign.id, voiceQuestions[0]!.id, 'nothing'])
      expect((await save(id, rightAnswer(foreign))).status).toBe(404)
    expect([await kept(), await other.kept()]).toEqual([[], []])
  })

  test('when it is none of the options, or has another form', async () => {
    const { questions, save, kept, token } = await begun()
    const [{ id, key }] = questions as [(typeof questions)[0]]
    for (const wrong of ['Claim 0', '', key, 7, null, ['a'], { $gt: '' }, true, 'x'.repeat(6000)])
      expect([wrong, (await save(id, wrong)).status]).toEqual([wrong, 400])
    for (const revision of [-1, 1.5, 'two', null, 2 ** 60, {}])
      expect([revision, (await save(id, rightAnswer(questions[0]!), revision)).status]).toEqual([revision, 400])
    expect((await save(7 as unknown as string, 'x')).status).toBe(400)
    const raw = (body: string) =>
      server.app.server.handle(
        new Request(`http://localhost:3000/api/update-answer/${token}`, {
          method: 'PATCH',
          headers: { 'content-type': 'application/json' },
          body,
        }),
      )
    expect((await raw('{"questionId":')).status).toBe(400)
    expect((await raw('[]')).status).toBe(400)
    expect((await raw(JSON.stringify({ questionId: id, userAnswer: 'x'.repeat(1_100_000) }))).status).toBe(413)
    expect(await kept()).toEqual([])
  })

  test('through a link that was withdrawn or replaced', async () => {
    const { id, questions, save, kept } = await begun()
    const [first] = questions as [(typeof questions)[0]]
    await server.assessments.update(id, { revokedAt: server.clock.now() })
    expect((await save(first.id, rightAnswer(first))).body.code).toBe('LINK_REVOKED')
    await server.assessments.update(id, { revokedAt: null })
    await server.transaction(() => server.assessments.replaceLink(id, `newer link of ${id}`, server.clock.now()))
    expect((await save(first.id, rightAnswer(first))).body.error).toStartWith('A newer link was sent')
    expect(await kept()).toEqual([])
  })
})
