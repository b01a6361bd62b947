import { shuffler } from './holdout.ts'
import type { LabelledSet } from './labelled.ts'

/** Drawn before anything was looked at. */
const seed = 2911

/** A set in two: variants of constants are compared on the first half, the second is kept aside and only measured. Halves of what is ranked. */
export const halvesOf = (set: LabelledSet): LabelledSet[] => {
  const key = set.ranks === 'jobs' ? 'job' : 'resume'
  const ids = shuffler(seed)([...(set.ranks === 'jobs' ? set.jobs : set.resumes).keys()].toSorted())
  const middle = Math.ceil(ids.length / 2)
  const part = (name: string, kept: ReadonlySet<string>): LabelledSet => ({
    ...set,
    name: `${set.name}, ${name}`,
    queries: set.queries.map((query) => query.filter((judgement) => kept.has(judgement[key]))),
  })
  return [part('variants compared', new Set(ids.slice(0, middle))), part('kept aside', new Set(ids.slice(middle)))]
}
