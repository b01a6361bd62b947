import { expect, test } from 'bun:test'
import { seededRandom } from '#src/tools/bench/recombine.ts'
import type { WorkflowFacts } from '../ask-ports.ts'
import { type Bits, countBits, eachBit, inAll } from '../candidate-filters/bits.ts'
import { createCandidateIndex } from '../candidate-filters/candidate-index.ts'
import { type AskCategory, askCategories } from './category-constants.ts'
import { type Condition, checkedCondition } from './condition.ts'
import { createEvaluation } from './evaluate.ts'
import { degreesIn, skillNames, skillsIn } from './taxonomy-terms.ts'
import { createValueMeanings } from './value-meanings.ts'

const skills = ['React', 'React Native', 'react.js', 'Java', 'JavaScript', 'k8s', 'Kubernetes', 'Go', 'C++', 'Frobnicator']
const titles = ['Data Engineer', 'Senior Data Engineer', 'Nurse', 'Engineering Manager']
const degrees = [
  'B.Tech in Computer Science',
  'MBA',
  'PhD in Physics',
  'Bachelor of Science',
  'Diploma in Nursing',
  'Certified Juggler',
]
const companies = ['Siemens AG', 'Siemens', 'Bosch', 'Acme Corp']
const names = ['Ana Lima', 'Ben Okafor', 'Ánxela Vázquez', null]
const day = (number: number) => new Date(Date.UTC(2026, 10, 1 + number, 7))

const pick = (random: () => number) => ({
  one: <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!,
  some: <Item>(items: readonly Item[]) => items.filter(() => random() < 0.3),
})

/** A workspace of invented people, some of whom were removed again, and what a workflow knows of them. */
function aWorkspace(seed: number) {
  const random = seededRandom(seed)
  const { one, some } = pick(random)
  const index = createCandidateIndex()
  const ids = Array.from({ length: 150 }, (_, number) => `c${number}`)
  for (const id of ids) {
    const job = one(['job-1', 'job-2'])
    index.set(
      id,
      {
        resumeId: id,
        jobDescriptionId: job,
        percentage: Math.floor(random() * 101),
        confidence: 1,
        createdAt: day(Math.floor(random() * 20)),
      },
      {
        name: one(names),
        email: random() < 0.5 ? `${id}@example.test` : null,
        mobileNumber: random() < 0.5 ? '1' : null,
        filename: `${id}.pdf`,
        skills: some(skills),
        designation: some(titles),
        degree: some(degrees),
        companyNames: some(companies),
        totalExperience: one([null, 0, 1, 5, 5, 12]),
      },
      job === 'job-1' ? 'Data Analyst' : 'Gardener',
    )
  }
  const gone = new Set(ids.filter(() => random() < 0.1))
  for (const id of gone) index.remove(id)
  const moved = ids.filter(() => random() < 0.3)
  const stages = ['job-1', 'job-2'].flatMap((jobDescriptionId) =>
    (['open', 'open', 'hired', 'rejected'] as const).map((kind, at) => ({
      id: `${jobDescriptionId}-${at}`,
      name: ['New', 'Interview', 'Hired', 'Rejected'][at]!,
      kind,
      jobDescriptionId,
      first: at === 0,
    })),
  )
  const tagged = ids.filter(() => random() < 0.2)
  const contacted = ids.filter(() => random() < 0.2)
  const workflowFacts: WorkflowFacts = {
    stages: async () => stages,
    standings: async () =>
      moved.map((candidateId, at) => ({
        candidateId,
        stageId: stages[at % stages.length]!.id,
        enteredAt: day(at % 20),
        moved: at % 3 > 0,
      })),
    tags: async () => [{ id: 't', name: 'urgent' }],
    tagged: async () => tagged,
    untold: async () => [],
    lookedAt: async () => [],
    contacted: async () => contacted.map((candidateId, at) => ({ candidateId, at: day(at % 20) })),
  }
  const taxonomy = { skillNames: async (words: readonly string[]) => skillNames(words) }
  const meanings = createValueMeanings({
    skillsIn: async (values) => skillsIn(values),
    degreesIn: async (values) => degreesIn(values),
  })
  return { index, random, evaluation: createEvaluation(index, 'w', { workflowFacts, taxonomy, meanings }) }
}

const wordsOf: Partial<Record<AskCategory, readonly string[]>> = {
  skill: ['React', 'Java', 'Kubernetes', 'frobnicator', 'Cobol'],
  title: ['engineer', 'data engineer', 'nurse'],
  company: ['siemens', 'Bosch', 'nobody'],
  degree: ['Master of Business Administration', 'physics', 'nursing'],
  job: ['analyst', 'Gardener'],
  stage: ['new', 'Interview', 'nowhere'],
  tag: ['urgent', 'other'],
  name: ['Ana', 'Ben Okafor', 'vázquez'],
}

function aCondition(random: () => number): Condition {
  const { one, some } = pick(random)
  const category = one(Object.keys(askCategories) as AskCategory[])
  const { operators }: { operators: Record<string, { kind: string; choices?: readonly string[] }> } = askCategories[category]
  const operator = one(Object.keys(operators))
  const { kind, choices = [] } = operators[operator]!
  const number = () => String(Math.floor(random() * (category === 'years' ? 13 : 101)))
  const date = () =>
    day(Math.floor(random() * 20))
      .toISOString()
      .slice(0, 10)
  const values =
    kind === 'number'
      ? [number(), number()]
      : kind === 'day'
        ? [date(), date()]
        : kind === 'choice'
          ? [one(choices), ...some(choices)]
          : kind === 'words'
            ? [one(wordsOf[category]!), ...some(wordsOf[category]!)]
            : []
  return checkedCondition({ category, operator, values })!
}

const listed = (bits: Bits) => {
  const places: number[] = []
  eachBit(bits, (place) => places.push(place))
  return places
}

test('a title holds for everybody who held it, in whichever form', async () => {
  const index = createCandidateIndex()
  const held = { ann: 'Head Waitress', bob: 'Waiter', cid: 'Nurse' }
  for (const [id, title] of Object.entries(held))
    index.set(
      id,
      { resumeId: id, jobDescriptionId: 'job', percentage: 50, confidence: 1, createdAt: day(1) },
      {
        name: id,
        email: null,
        mobileNumber: null,
        filename: `${id}.pdf`,
        skills: [],
        designation: [title],
        degree: [],
        companyNames: [],
        totalExperience: null,
      },
      '',
    )
  const nothing: WorkflowFacts = {
    stages: async () => [],
    standings: async () => [],
    tags: async () => [],
    tagged: async () => [],
    untold: async () => [],
    lookedAt: async () => [],
    contacted: async () => [],
  }
  const meanings = createValueMeanings({
    skillsIn: async (values) => skillsIn(values),
    degreesIn: async (values) => degreesIn(values),
  })
  const { holds } = createEvaluation(index, 'w', {
    workflowFacts: nothing,
    taxonomy: { skillNames: async (words) => skillNames(words) },
    meanings,
  })
  const whoIs = async (title: string) => {
    const { fits } = await holds(checkedCondition({ category: 'title', operator: 'is', values: [title] })!)
    return listed(fits).map((place) => index.idAt(place))
  }
  for (const title of ['waiter', 'waitress', 'Waitress']) expect(await whoIs(title)).toEqual(['ann', 'bob'])
  expect(await whoIs('head waiter')).toEqual(['ann'])
})

test('a condition and its denial part the workspace, but for those of whom nobody can say', async () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    const { index, random, evaluation } = aWorkspace(seed)
    for (let round = 0; round < 12; round += 1) {
      const condition = aCondition(random)
      const yes = await evaluation.holds(condition)
      const no = await evaluation.holds({ ...condition, negated: true })
      const unknown = yes.unknown ?? new Uint32Array(yes.fits.length)
      expect([condition, countBits(inAll([yes.fits, no.fits]))]).toEqual([condition, 0])
      expect([condition, countBits(inAll([yes.fits, unknown])), countBits(inAll([no.fits, unknown]))]).toEqual([condition, 0, 0])
      const all = [...listed(yes.fits), ...listed(no.fits), ...listed(unknown)].toSorted((a, b) => a - b)
      expect([condition, all]).toEqual([condition, listed(evaluation.everybody)])
      expect(all.length).toBe(index.size)
      if (yes.unknown) expect(['years', 'type']).toContain(condition.category)
    }
  }
})

test('more values never fit fewer, and a narrower bound never more', async () => {
  for (let seed = 1; seed <= 15; seed += 1) {
    const { evaluation } = aWorkspace(seed)
    const count = async (given: Parameters<typeof checkedCondition>[0]) =>
      countBits((await evaluation.holds(checkedCondition(given)!)).fits)
    for (const [category, values] of Object.entries(wordsOf)) {
      let before = 0
      for (let length = 1; length <= values.length; length += 1) {
        const now = await count({ category, operator: 'is', values: values.slice(0, length) })
        expect(now).toBeGreaterThanOrEqual(before)
        before = now
      }
    }
    for (const category of ['years', 'score'])
      for (let least = 1; least < 12; least += 1)
        expect(await count({ category, operator: 'at-least', values: [String(least)] })).toBeLessThanOrEqual(
          await count({ category, operator: 'at-least', values: [String(least - 1)] }),
        )
  }
})
