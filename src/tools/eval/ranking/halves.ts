import { shuffler } from './holdout.ts'
import type { LabelledSet } from './labelled.ts'

/** Drawn before anything was looked at. */
const seed = 2911

const idsOf = (set: LabelledSet): [first: Set<string>, second: Set<string>] => {
  const ids = shuffler(seed)([...(set.ranks === 'jobs' ? set.jobs : set.resumes).keys()].toSorted())
  const middle = Math.ceil(ids.length / 2)
  return [new Set(ids.slice(0, middle)), new Set(ids.slice(middle))]
}

/** A set in two: variants of constants are compared on the first half, the second is kept aside and only measured. Halves of what is ranked. */
export const halvesOf = (set: LabelledSet): LabelledSet[] => {
  const key = set.ranks === 'jobs' ? 'job' : 'resume'
  const part = (name: string, kept: ReadonlySet<string>): LabelledSet => ({
    ...set,
    name: `${set.name}, ${name}`,
    queries: set.queries.map((query) => query.filter((judgement) => kept.has(judgement[key]))),
  })
  const [first, second] = idsOf(set)
  return [part('variants compared', first), part('kept aside', second)]
}

/** A set of advertisements with those alone that are kept aside. */
export const keptAside = (set: LabelledSet): LabelledSet => {
  const [, second] = idsOf(set)
  return { ...set, jobs: new Map([...set.jobs].filter(([id]) => second.has(id))) }
}
