import type { Vocabulary } from './vocabulary.ts'
import { isOneAway } from './words.ts'

interface Known {
  skills: readonly string[]
  designation: readonly string[]
  company_names: readonly string[]
  job_title: readonly string[]
  tags: readonly string[]
  stages: readonly string[]
  people: readonly string[]
}

const edges = (text: string) => ` ${text.toLowerCase()} `

/** The names of a small workspace, looked up one by one. */
export function vocabularyOf(known: Known): Vocabulary {
  return {
    stages: known.stages,
    tags: known.tags,
    jobs: known.job_title,
    written(category, words) {
      const value = known[category].find((each) => edges(each).includes(edges(words)))
      const at = value === undefined ? -1 : edges(value).indexOf(edges(words))
      const whole = known[category].find((each) => each.toLowerCase() === words.toLowerCase())
      if (whole) return { text: whole, whole: true }
      return value === undefined ? null : { text: value.slice(at, at + words.length), whole: false }
    },
    isPerson: (words) => known.people.some((name) => words.split(/\s+/).every((word) => edges(name).includes(edges(word)))),
    near(words) {
      const lists = [
        ['skill', known.skills],
        ['title', known.designation],
        ['company', known.company_names],
        ['job', known.job_title],
        ['stage', known.stages],
        ['tag', known.tags],
      ] as const
      for (const [category, values] of lists)
        for (const value of values) if (isOneAway(value.toLowerCase(), words.toLowerCase())) return { category, value }
      return null
    },
  }
}
