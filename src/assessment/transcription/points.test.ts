import { describe, expect, test } from 'bun:test'
import { otherNamesOf } from '#src/resume-engine/taxonomy/skill-names.ts'
import type { AskedPoint } from '../assessment.ts'
import { readBank } from '../question-bank/read-bank.ts'
import { bankTitles } from '../question-bank/schema.ts'
import { pointsInWords, pointsScore, type Saying } from './points.ts'
import { randomness } from './test-speech.ts'

const written = (text: string): Saying => ({ text, segments: [] })
const point = (...words: string[]): AskedPoint => ({ id: 'p1', text: 'A point', words })
const found = (text: string, ...words: string[]) => pointsInWords(written(text), [point(...words)], new Map())[0]!
const holds = (text: string, ...words: string[]) => found(text, ...words).found

describe('a point is made', () => {
  const cases: [string, string, string[]][] = [
    ['by one of its words', 'First I would measure.', ['profile', 'measure']],
    ['whatever its ending', 'Validating the inputs comes first.', ['validation']],
    ['in any case', 'we keep it in REDIS', ['Redis']],
    ['by words in their order', 'An expand and then contract migration.', ['expand and contract']],
    ['with others between them', 'I take a slow hashing algorithm.', ['slow algorithm']],
    ['with an article between them', 'Add the new column to the table.', ['add a new column']],
    ['across a hyphen', 'It needs a second-factor check.', ['second factor']],
    ['written as one', 'After five attempts there is a lockout.', ['lock out']],
    ['written apart', 'It lies in a data base.', ['database']],
    ['with a number in letters', 'It is an N plus one query.', ['N+1']],
    ['by a name with signs', 'Mostly in C++, some C#.', ['C++']],
    ['with an apostrophe of any shape', 'The user’s session ends.', ["user's session"]],
  ]
  for (const [name, text, words] of cases) test(name, () => expect(holds(text, ...words)).toBe(true))

  test('by another name that the taxonomy knows', () => {
    const names = otherNamesOf(['Kubernetes'])
    expect(names.get('Kubernetes')).toContain('k8s')
    const [hit] = pointsInWords(written('We ran it on k8s.'), [point('Kubernetes')], names)
    expect(hit).toMatchObject({ found: true, by: 'words', quote: 'We ran it on k8s.' })
  })
})

describe('a point is not made', () => {
  const cases: [string, string, string[]][] = [
    ['by a part of another word', 'We reindexed it.', ['index']],
    ['by words in another order', 'The plan was to query it.', ['query plan']],
    ['by words too far apart', 'Slow is what I call each and every algorithm.', ['slow algorithm']],
    ['by words of two sentences', 'I would be slow. Algorithm choice matters.', ['slow algorithm']],
    ['by C where C++ is meant', 'Mostly in C.', ['C++']],
    ['by an empty answer', '', ['index']],
    ['by nothing when no words are known', 'An index.', []],
  ]
  for (const [name, text, words] of cases) test(name, () => expect(holds(text, ...words)).toBe(false))
})

describe('what the speaker denies or asks shows nothing', () => {
  const unsaid = [
    "I don't know what an index is.",
    'I do not really know how an index works.',
    'I have never used an index.',
    "I've never heard of an index.",
    'To be honest, I am not familiar with an index.',
    "Sorry, I can't explain what an index is.",
    'I have no idea what an index does.',
    'No experience with an index, sorry.',
    'What is an index?',
    'Well, do you mean an index?',
  ]
  for (const text of unsaid) test(text, () => expect(holds(text, 'index')).toBe(false))

  const said = [
    'I would never leave out an index.',
    'Without an index it is slow.',
    "I don't know the table, but I would add an index.",
    "I haven't used Oracle because an index in Postgres was enough.",
    'I am not sure whether an index would help here, so I would measure.',
    'I have no idea about Oracle. In Postgres I add an index.',
    'So an index, right?',
    "I don't know what an index is called in Mongo. An index in SQL speeds up reading.",
    'Nobody knows which index is used.',
  ]
  for (const text of said) test(text, () => expect(holds(text, 'index')).toBe(true))
})

describe('a found point', () => {
  const segments = [
    { startMs: 0, endMs: 2000, text: 'I would look first.', confidence: 0.9 },
    { startMs: 4000, endMs: 6500, text: 'Then I read the query', confidence: 0.8 },
    { startMs: 6500, endMs: 8000, text: 'plan, and add an index.', confidence: null },
  ]
  const saying = { segments, text: segments.map(({ text }) => text).join(' ') }

  test('has the words of the answer and the seconds in which they are said', () => {
    const [plan, index] = pointsInWords(saying, [point('query plan'), { ...point('index'), id: 'p2' }], new Map())
    expect(plan).toEqual({
      pointId: 'p1',
      found: true,
      by: 'words',
      quote: 'Then I read the query plan, and add an index.',
      startMs: 4000,
      endMs: 8000,
    })
    expect(index).toMatchObject({ pointId: 'p2', startMs: 6500, endMs: 8000 })
    expect(saying.text).toContain(plan!.quote!)
  })

  test('has no seconds in writing, and a part of a sentence that goes on and on', () => {
    const long = `${'and so on '.repeat(60)}then an index helps ${'and so on '.repeat(60)}`
    const { quote, startMs } = found(long, 'index')
    expect(startMs).toBeNull()
    expect(quote!.length).toBeLessThan(240)
    expect(quote).toContain('then an index helps')
    expect(long).toContain(quote!)
    expect(quote).toMatch(/^\w+ .* \w+$/)
  })

  test('counts among those that can be judged', () => {
    const points = [found('an index', 'index'), { ...found('', 'x'), pointId: 'p2' }]
    expect(pointsScore(points, () => true)).toBe(50)
    expect(pointsScore(points, (id) => id === 'p1')).toBe(100)
    expect(pointsScore(points, () => false)).toBeNull()
  })
})

describe('of every question in the bank', async () => {
  const files = await Promise.all(bankTitles.map((title) => readBank().ofTitle(title)))
  const questions = files.flatMap((file) => file?.questions ?? [])
  const otherNames = otherNamesOf(questions.flatMap(({ points }) => points.flatMap(({ words }) => words)))
  const random = randomness(7)
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(((random() + 1) / 2) * items.length) % items.length]!
  const unrelated = [
    'Let me think about that for a moment.',
    "I don't know much about gardening.",
    'What was the weather like?',
    'My cat sleeps on the sofa all day.',
    'I never worked in a bakery!',
    'Well.',
  ]
  const score = (text: string, points: AskedPoint[]) => pointsScore(pointsInWords(written(text), points, otherNames), () => true)!

  test('each word is found in a plain sentence, so naming one of each point is the full score', () => {
    for (const { points } of questions) {
      for (const each of points)
        for (const word of each.words) expect([word, holds(`I would say ${word}.`, ...each.words)]).toEqual([word, true])
      expect(score(points.map(({ words }) => `It is about ${words[0]}.`).join(' '), points)).toBe(100)
    }
  })

  test('the same answer has the same score, and unrelated sentences never lower it', () => {
    for (let round = 0; round < 300; round++) {
      const { points } = pick(questions)
      const sentences = points.filter(() => random() > 0).map(({ words }) => `Here I would think of ${pick(words)}.`)
      const before = score(sentences.join(' '), points)
      expect(score(sentences.join(' '), points)).toBe(before)
      const more = [...sentences]
      for (let added = 0; added < 3; added++)
        more.splice(Math.floor(((random() + 1) / 2) * (more.length + 1)), 0, pick(unrelated))
      expect(score(more.join(' '), points)).toBeGreaterThanOrEqual(before)
    }
  })
})

test('no answer, however odd, takes long', () => {
  const answers = [
    "I don't know ".repeat(4000),
    'a'.repeat(50_000),
    'what is '.repeat(6000),
    `${'index '.repeat(8000)}?`,
    '…'.repeat(50_000),
  ]
  for (const text of answers) {
    const start = performance.now()
    holds(text, 'query plan', 'index')
    expect(performance.now() - start).toBeLessThan(500)
  }
})
