import { describe, expect, test } from 'bun:test'
import { seededRandom } from '#src/tools/bench/recombine.ts'
import type { ListedFields } from '../ports.ts'
import { type CandidateIndex, createCandidateIndex } from './candidate-index.ts'
import { countFacets } from './facets.ts'
import { asCompared, categories, type Filters, filtersFrom, fits, inOneForm, jobTypeOf, jobTypes, listOf } from './filters.ts'
import { type Sorting, sortings } from './list-orders.ts'
import { hasTerm, orBeginning, type Term, termsOf } from './search-terms.ts'

interface Someone {
  id: string
  percentage: number
  confidence: number
  createdAt: Date
  jobDescriptionId: string
  jobTitle: string
  fields: ListedFields
}

const skills = ['Go', 'C', 'C++', 'C#', 'R', 'Java', 'JavaScript', 'javascript', 'SQL', 'PostgreSQL', 'Node.js', 'Größe', 'A, B']
const titles = [
  'Engineer',
  'Software Engineer',
  'Head of R&D',
  'Go Developer',
  'Gardener',
  'Head Waiter',
  'head  waitress',
  'Waitress',
]
const degrees = ['Bachelor of Science', 'B.Sc.', 'Master  of Science', 'MBA']
const companies = ['Acme', 'Acme Corp', 'Globex', 'R. C. & Sons']
const jobs = ['Backend Engineer', 'Gardener', 'C Developer', '', 'Waiter', 'Waitress']
const names = ['Ada Go', 'Gordon Lund', 'Rita C', 'Óscar', 'Cem Özil', null]

const people = (seed: number) => {
  const random = seededRandom(seed)
  const one = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!
  const some = (items: readonly string[]) => items.filter(() => random() < 0.3)
  return {
    random,
    one,
    someone: (id: string): Someone => {
      const job = Math.floor(random() * jobs.length)
      const name = one(names)
      return {
        id,
        percentage: Math.floor(random() * 5) * 20,
        confidence: Math.floor(random() * 3) / 2,
        createdAt: new Date(1_700_000_000_000 + Math.floor(random() * 10) * 86_400_000),
        jobDescriptionId: `job-${job}`,
        jobTitle: jobs[job]!,
        fields: {
          name,
          mobileNumber: null,
          email: random() < 0.5 ? `${id}@example.test` : null,
          filename: `${id}.pdf`,
          skills: some(skills),
          designation: some(titles),
          degree: some(degrees),
          companyNames: some(companies),
          totalExperience: one([null, 0, 1, 7]),
        },
      }
    },
  }
}

const put = (index: CandidateIndex, { id, fields, jobTitle, ...candidate }: Someone) =>
  index.set(id, { ...candidate, resumeId: `resume-${id}` }, fields, jobTitle)

const plain = (name: string | null) => (name ?? '').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const orders: Record<Exclude<Sorting, 'rank'>, (a: Someone, b: Someone) => number> = {
  name: (a, b) =>
    Number(!a.fields.name) - Number(!b.fields.name) ||
    (plain(a.fields.name) < plain(b.fields.name) ? -1 : plain(a.fields.name) > plain(b.fields.name) ? 1 : orders.match(a, b)),
  match: (a, b) => b.percentage - a.percentage || b.confidence - a.confidence || (a.id < b.id ? -1 : 1),
  newest: (a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? -1 : 1),
  experience: (a, b) => (b.fields.totalExperience ?? -1) - (a.fields.totalExperience ?? -1) || orders.match(a, b),
}

/** A short word that nobody has is the beginning of one. */
const settled = (all: Someone[], term: Term) => (all.some((each) => hasTerm(each, term)) ? term : (orBeginning(term) ?? term))

const unknown: Partial<Record<Sorting, (each: Someone) => boolean>> = {
  experience: ({ fields }) => fields.totalExperience === null,
  name: ({ fields }) => !fields.name,
}

/** Everybody in an order, and the other way round with those at the end of whom it is not known. */
const inOrder = (all: Someone[], everybody: Someone[], sorting: Sorting, reversed: boolean) => {
  const rank = (each: Someone) =>
    everybody.filter((other) => other.jobDescriptionId === each.jobDescriptionId && orders.match(other, each) < 0).length
  const by = sorting === 'rank' ? (a: Someone, b: Someone) => rank(a) - rank(b) || orders.match(a, b) : orders[sorting]
  const sorted = all.toSorted(by)
  if (!reversed) return sorted
  const last = (each: Someone) => unknown[sorting]?.(each) ?? false
  return [...sorted.filter((each) => !last(each)).toReversed(), ...sorted.filter(last)]
}

const oneByOne = (all: Someone[], wanted: { filters: Filters; terms: readonly Term[]; since?: number; before?: number }) => {
  const terms = wanted.terms.map((term) => settled(all, term))
  return all.filter(
    (each) =>
      fits(each, wanted.filters) &&
      terms.every((term) => hasTerm(each, term)) &&
      (wanted.since === undefined || each.createdAt.getTime() >= wanted.since) &&
      (wanted.before === undefined || each.createdAt.getTime() < wanted.before),
  )
}

test('answers every question as looking at each candidate does, whatever came, changed and went before', () => {
  for (let seed = 1; seed <= 12; seed += 1) {
    const { random, one, someone } = people(seed)
    const index = createCandidateIndex()
    const all = new Map<string, Someone>()
    const change = () => {
      const id = `c${Math.floor(random() * 90)}`
      if (random() < 0.2) {
        all.delete(id)
        index.remove(id)
      } else {
        const next = someone(id)
        all.set(id, next)
        put(index, next)
      }
    }
    for (let round = 0; round < 12; round += 1) {
      for (let step = 0; step < 30; step += 1) change()
      if (random() < 0.3) {
        const title = one(['Florist', 'Backend Engineer II'])
        index.rename('job-1', title)
        for (const each of all.values()) if (each.jobDescriptionId === 'job-1') each.jobTitle = title
        jobs[1] = title
      }
      const filters = filtersFrom({
        ...(random() < 0.4 ? { skills: [one(skills), one(['java', 'SQL', 'c', 'nothing', 'ß'])] } : {}),
        ...(random() < 0.3 ? { designation: one(['engineer', 'R&D', 'go', 'Waiter', 'Head Waitress', 'waitr']) } : {}),
        ...(random() < 0.2 ? { degree: one([...degrees, 'master of']) } : {}),
        ...(random() < 0.2 ? { company_names: [one(companies), 'acme'] } : {}),
        ...(random() < 0.3 ? { jobType: one([['Fresher'], ['Experienced'], ['fresher', 'Experienced'], ['Nobody']]) } : {}),
        ...(random() < 0.3 ? { job_title: one([...jobs, 'developer']) } : {}),
      })
      const time = 1_700_000_000_000 + 5 * 86_400_000
      const q = one([
        '',
        '',
        'go',
        'C',
        'r',
        'c++',
        'java',
        'ad',
        'engineer acme',
        'C go',
        '.pdf',
        '%',
        'özil',
        'z',
        'waitress',
        'waiter',
        'waitr',
      ])
      const span = one([{}, {}, { since: time }, { before: time }])
      const wanted = { filters, terms: termsOf(q), ...span }
      const expected = oneByOne([...all.values()], wanted)
      const selection = index.select({ ...filters, q }, span)
      expect(index.size).toBe(all.size)
      for (const sorting of sortings) {
        const [offset, limit, reversed] = [Math.floor(random() * 5), 20, random() < 0.5]
        const page = index.page(selection, { sorting, reversed, offset, limit })
        expect(page.ids).toEqual(
          inOrder(expected, [...all.values()], sorting, reversed)
            .slice(offset, offset + limit)
            .map(({ id }) => id),
        )
        expect(page.total).toBe(expected.length)
      }
      const facets = countFacets(index, selection, filters, { limit: 6 })
      for (const category of categories) {
        const others = oneByOne([...all.values()], { ...wanted, filters: { ...filters, [category]: [] } })
        for (const { value, count } of facets[category].values)
          expect([category, value, count]).toEqual([
            category,
            value,
            others.filter((each) => fits(each, { [category]: [value] })).length,
          ])
        const shown = new Set(facets[category].values.map(({ value }) => asCompared(value)))
        for (const value of category === 'jobType' ? [] : (filters[category] ?? []))
          expect(shown.has(asCompared(value))).toBe(true)
        if (category === 'jobType' || category === 'job_title') continue
        const different = new Set(
          others.flatMap(({ fields }) => listOf(fields, category).map((value) => inOneForm(category, asCompared(value)))),
        )
        expect(facets[category].total).toBe(different.size)
      }
    }
  }
})

describe('a filter', () => {
  const { someone } = people(1)
  const with_ = (fields: Partial<ListedFields>) => {
    const each = someone('x')
    return { ...each, fields: { ...each.fields, ...fields } }
  }
  test('takes nobody whose experience is not known for a fresher or for experienced', () => {
    expect(jobTypes).toEqual(['Fresher', 'Experienced'])
    expect([jobTypeOf(null), jobTypeOf(0), jobTypeOf(1)]).toEqual([null, 'Fresher', 'Experienced'])
    for (const jobType of jobTypes) expect(fits(with_({ totalExperience: null }), { jobType: [jobType] })).toBe(false)
  })
  test('takes any of its values, and all categories', () => {
    const each = with_({ skills: ['JavaScript', 'Go'], degree: ['MBA'] })
    expect(fits(each, { skills: ['rust', 'SCRIPT'] })).toBe(true)
    expect(fits(each, { skills: ['rust', 'script'], degree: ['phd'] })).toBe(false)
    expect(fits(each, { skills: ['script go'] })).toBe(false)
  })
})

describe('a title', () => {
  const { someone } = people(3)
  const index = createCandidateIndex()
  const add = (id: string, designation: string[], jobTitle = '') => {
    const each = someone(id)
    put(index, { ...each, jobTitle, jobDescriptionId: `job of ${id}`, fields: { ...each.fields, name: id, designation } })
  }
  add('ann', ['Head Waitress', 'Cook'], 'Saleswoman')
  add('bob', ['Head Waiter'], 'Salesman')
  add('cid', ['Waiter'], 'Gardener')
  const select = (filters: Filters, q = '') => index.select({ ...filters, q })
  const found = (filters: Filters, text = '') =>
    index.page(select(filters, text), { sorting: 'match', offset: 0, limit: 9 }).ids.toSorted()

  test('is found in both of its forms, whichever is chosen or typed', () => {
    for (const title of ['head waitress', 'Head Waiter', 'HEAD WAITER'])
      expect([title, found({ designation: [title] })]).toEqual([title, ['ann', 'bob']])
    expect(found({ job_title: ['Salesperson'] })).toEqual(['ann', 'bob'])
    expect(found({}, 'waitress')).toEqual(['ann', 'bob', 'cid'])
    expect(found({}, 'waiter')).toEqual(['ann', 'bob', 'cid'])
  })

  test('is found by the letters that somebody has typed of it so far', () => {
    expect(found({}, 'waitr')).toEqual(['ann'])
    expect(found({ designation: ['head wait'] })).toEqual(['ann', 'bob'])
  })

  test('is one value of the sidebar, in the words of a person, or in those that were chosen', () => {
    const values = (filters: Filters) => countFacets(index, select(filters), filters, { limit: 9 }).designation.values
    expect(values({})).toEqual([
      { value: 'Head Waitress', count: 2 },
      { value: 'Cook', count: 1 },
      { value: 'Waiter', count: 3 },
    ])
    expect(values({ designation: ['Head Waiter'] })).toContainEqual({ value: 'Head Waiter', count: 2 })
    expect(values({ designation: ['Head Waiter'] }).map(({ value }) => value)).not.toContain('Head Waitress')
  })
})

describe('the search', () => {
  const { someone } = people(2)
  const index = createCandidateIndex()
  const add = (id: string, fields: Partial<ListedFields>) => {
    const each = someone(id)
    const none = { name: id, email: null, skills: [], designation: [], degree: [], companyNames: [] }
    put(index, { ...each, jobTitle: '', jobDescriptionId: 'j', fields: { ...each.fields, ...none, ...fields } })
  }
  add('c', { skills: ['C, embedded'] })
  add('plus', { skills: ['C++', 'C#'] })
  add('go', { skills: ['Go'] })
  add('django', { skills: ['Django', 'MongoDB'] })
  add('r', { designation: ['R programmer'] })
  add('rust', { skills: ['Rust'] })
  const found = (q: string) => index.page(index.select({ q }), { sorting: 'match', offset: 0, limit: 50 }).ids.toSorted()
  test('takes short words whole, so that C, R and Go find who knows them', () => {
    expect(found('C')).toEqual(['c'])
    expect(found('go')).toEqual(['go'])
    expect(found('R')).toEqual(['r'])
    expect(found('C#')).toEqual(['plus'])
  })
  test('takes a short word that nobody has for the beginning of one', () => {
    expect(found('ru')).toEqual(['rust'])
    expect(found('dj')).toEqual(['django'])
  })
  test('takes longer words wherever they stand, and needs all of them', () => {
    expect(found('jan')).toEqual(['django'])
    expect(found('mongo django')).toEqual(['django'])
    expect(found('mongo rust')).toEqual([])
  })
})
