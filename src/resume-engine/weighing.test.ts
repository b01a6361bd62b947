import { expect, test } from 'bun:test'
import type { CriteriaChoice } from './criteria-choice.ts'
import { byShare, drawSteadiness, steadiness, steadinessDraws, steadinessSpread, type Weighable, weigh } from './weighing.ts'

type Row = Weighable & { id: string }

const weights: CriteriaChoice['weights'] = {
  'must-have skills': 26,
  'nice-to-have skills': 5,
  experience: 8,
  degree: 4,
  title: 14,
  'field of work': 17,
  duties: 26,
}

const aSkill = (skill: string, change: Partial<CriteriaChoice['skills'][number]> = {}) => ({
  id: skill.toLowerCase(),
  skill,
  known: true,
  alternatives: [],
  must: true,
  weight: 1,
  quote: null,
  ...change,
})

const aChoice = (change: Partial<CriteriaChoice> = {}): CriteriaChoice => ({
  weights,
  skills: [aSkill('Go'), aSkill('Docker'), aSkill('Kafka', { must: false })],
  years: { value: 5, must: true },
  degree: null,
  ...change,
})

/** A row in which every component answers `score`, and the skills have these scores. */
const aRow = (id: string, score: number, skills: Record<string, number> = { go: 1, docker: 1, kafka: 1 }): Row => ({
  id,
  components: Object.keys(weights).map((name) => ({ name, answered: name !== 'degree', score })),
  requirements: [
    ...Object.entries(skills).map(
      ([skill, each]) => ({ id: skill, score: each, state: each >= 0.8 ? 'met' : 'missing' }) as const,
    ),
    { id: 'years', score, state: score >= 1 ? 'met' : 'partly' },
  ],
})

/** Rows that differ in everything, the same in every run. */
const manyRows = (count: number): Row[] => {
  let state = 7
  const next = () => {
    state = (state * 1103515245 + 12345) % 2147483648
    return state / 2147483648
  }
  return Array.from({ length: count }, (_, at) => ({
    id: `c${at}`,
    components: Object.keys(weights).map((name) => ({
      name,
      answered: next() > 0.15,
      score: Math.round(next() * 10_000) / 10_000,
    })),
    requirements: manySkills
      .filter(() => next() > 0.05)
      .map(({ id }) => ({ id, score: [0, 0.3, 0.8, 1][Math.floor(next() * 4)]!, state: 'partly' as const })),
  }))
}
const manySkills = Array.from({ length: 24 }, (_, at) =>
  aSkill(`Skill ${at}`, { must: at % 3 !== 0, weight: [0, 0.2, 0.6, 1, 3][at % 5]! }),
)

test('the share is the weighed mean of what the documents answer', () => {
  const { percentage, confidence, parts } = weigh(aRow('a', 0.5, { go: 1, docker: 0, kafka: 0 }), aChoice())
  // Skills count less than in full, because the list is short: 2 of 6 musts, 1 of 6 nice-to-haves.
  const of = (name: string) => parts.find((part) => part.name === name)!
  expect(of('must-have skills')).toMatchObject({ weight: 0.0867, score: 0.5 })
  expect(of('nice-to-have skills')).toMatchObject({ weight: 0.0083, score: 0 })
  expect(of('degree').weight).toBe(0)
  expect(percentage).toBe(49)
  expect(confidence).toBe(0.75)
})

test('only the shares of the weights count, and a component set to 0 takes no part', () => {
  const row = aRow('a', 0.37, { go: 1, docker: 0.3, kafka: 0 })
  const doubled = Object.fromEntries(Object.entries(weights).map(([name, weight]) => [name, weight / 2])) as typeof weights
  expect(weigh(row, aChoice({ weights: doubled }))).toEqual(weigh(row, aChoice()))
  const only = Object.fromEntries(
    Object.keys(weights).map((name) => [name, name === 'must-have skills' ? 1 : 0]),
  ) as typeof weights
  expect(weigh(row, aChoice({ weights: only })).percentage).toBe(65)
  const none = Object.fromEntries(Object.keys(weights).map((name) => [name, 0])) as typeof weights
  expect(weigh(row, aChoice({ weights: none }))).toMatchObject({ percentage: 0, confidence: 0 })
})

test('a missing must-have is named and costs nothing beyond its own weight', () => {
  const row = aRow('a', 1, { go: 1, docker: 0, kafka: 0 })
  const strict = weigh(row, aChoice())
  expect(strict.missingMusts).toEqual(['docker'])
  const lax = weigh(row, aChoice({ skills: aChoice().skills.map((skill) => ({ ...skill, must: false })) }))
  expect(lax.missingMusts).toEqual([])
  expect(strict.percentage).toBeGreaterThan(0)
  expect(weigh(aRow('b', 0.9), aChoice()).missingMusts).toEqual(['years'])
})

test('rows stand best first, equal ones by confidence and then by id', () => {
  const rows = [aRow('b', 0.5), aRow('a', 0.5), aRow('c', 0.9)].map((row) => ({ id: row.id, ...weigh(row, aChoice()) }))
  expect(rows.toSorted(byShare).map(({ id }) => id)).toEqual(['c', 'a', 'b'])
})

test('steadiness comes to what weighing every row anew in every draw comes to', () => {
  const rows = manyRows(60)
  const choice = aChoice({ skills: manySkills })
  const fast = steadiness(rows, choice, 'job:3')
  expect([...fast]).toEqual([...steadinessStepByStep(rows, choice, 'job:3')])
  expect([...fast.values()].reduce((sum, share) => sum + share, 0)).toBeCloseTo(5)
  expect(new Set(fast.values()).size).toBeGreaterThan(5)
})

test('steadiness is the same for the same seed, and near it for another', () => {
  const rows = manyRows(40)
  const choice = aChoice({ skills: manySkills })
  const first = steadiness(rows, choice, 'one')
  expect([...steadiness(rows, choice, 'one')]).toEqual([...first])
  for (const [id, share] of steadiness(rows, choice, 'two')) expect(Math.abs(share - first.get(id)!)).toBeLessThan(0.2)
})

test('rows that come to the same stay or leave together, whatever their ids', () => {
  const twins = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => aRow(id, 0.7))
  expect(new Set(steadiness([...twins, aRow('z', 0.2)], aChoice(), 's').values())).toEqual(new Set([1, 0]))
  expect(steadiness([...twins, aRow('z', 0.2)], aChoice(), 's').get('g')).toBe(1)
})

test('drawn in portions it comes to the same', () => {
  const [rows, choice] = [manyRows(30), aChoice({ skills: manySkills })]
  const draws = drawSteadiness(rows, choice, 's')
  let portions = 1
  while (!draws.draw(30)) portions += 1
  expect(portions).toBe(7)
  expect([...draws.shares()]).toEqual([...steadiness(rows, choice, 's')])
})

test('of five rows or fewer everybody stays, and somebody far ahead always does', () => {
  const few = [0.1, 0.2, 0.3, 0.4, 0.5].map((score, at) => aRow(`r${at}`, score))
  expect([...steadiness(few, aChoice(), 's').values()]).toEqual([1, 1, 1, 1, 1])
  expect([...steadiness([], aChoice(), 's')]).toEqual([])
  const many = [aRow('star', 1), ...Array.from({ length: 30 }, (_, at) => aRow(`r${at}`, 0.2 + at / 1000))]
  expect(steadiness(many, aChoice(), 's').get('star')).toBe(1)
})

test('a thousand rows are weighed anew within the blink of a frame or two, their steadiness within a breath', () => {
  const rows = manyRows(1000)
  const choice = aChoice({ skills: manySkills })
  const best = (work: () => void) =>
    Math.min(
      ...[1, 2, 3].map(() => {
        const started = performance.now()
        work()
        return performance.now() - started
      }),
    )
  expect(best(() => rows.map((row) => ({ id: row.id, ...weigh(row, choice) })).toSorted(byShare))).toBeLessThan(50)
  expect(best(() => steadiness(rows, choice, 'job:1'))).toBeLessThan(400)
})

/** The same by the plainest means: every draw makes new criteria and weighs every row by `weigh`. */
function steadinessStepByStep(rows: Row[], choice: CriteriaChoice, seed: string) {
  const stays = new Map(rows.map(({ id }) => [id, 0]))
  const random = randomOf(seed)
  const moved = (weight: number) => weight * (1 + steadinessSpread * (2 * random() - 1))
  for (let draw = 0; draw < steadinessDraws; draw += 1) {
    const drawn = Object.fromEntries(Object.entries(choice.weights).map(([name, weight]) => [name, moved(weight)]))
    const skills = choice.skills.map((skill) => ({ ...skill, weight: moved(skill.weight) }))
    const best = rows.map((row) => ({ id: row.id, ...weigh(row, { ...choice, weights: drawn as typeof weights, skills }) }))
    const ordered = best.toSorted(byShare)
    const last = ordered[Math.min(4, ordered.length - 1)]!.share
    for (const { id, share } of ordered) if (share >= last) stays.set(id, stays.get(id)! + 1)
  }
  return new Map([...stays].map(([id, count]) => [id, count / steadinessDraws]))
}

function randomOf(seed: string) {
  let state = 0x811c9dc5
  for (let at = 0; at < seed.length; at += 1) state = Math.imul(state ^ seed.charCodeAt(at), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
