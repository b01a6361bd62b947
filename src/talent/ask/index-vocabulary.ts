import type { KnownStage } from '../ask-ports.ts'
import type { CandidateIndex } from '../candidate-filters/candidate-index.ts'
import { asCompared } from '../candidate-filters/filters.ts'
import { termsOf } from '../candidate-filters/search-terms.ts'
import type { Vocabulary } from './vocabulary.ts'
import { isOneAway } from './words.ts'

interface Known {
  stages: readonly KnownStage[]
  tags: readonly { name: string }[]
  jobs: readonly string[]
}

/** The names that the workspace's candidates, stages, tags and job descriptions hold at this moment. */
export function indexVocabulary(index: CandidateIndex, { stages, tags, jobs }: Known): Vocabulary {
  const stageNames = [...new Set(stages.map(({ name }) => name))]
  const tagNames = tags.map(({ name }) => name)
  return {
    stages: stageNames,
    tags: tagNames,
    jobs,
    written(category, words) {
      const { dictionary, isUsed } = index.columns[category]
      const text = asCompared(words)
      if (text === '') return null
      const numbers = dictionary.having({ text, at: 'word' }).filter(isUsed)
      const whole = numbers.find((number) => dictionary.is(number, text))
      if (whole !== undefined) return { text: dictionary.written(whole), whole: true }
      const [some] = numbers
      if (some === undefined) return null
      const at = dictionary.compared(some).indexOf(text)
      const value = dictionary.written(some).replaceAll(/\s+/g, ' ').trim()
      const isInPlace = at >= 0 && value.length === dictionary.compared(some).length
      return { text: isInPlace ? value.slice(at, at + text.length) : words, whole: false }
    },
    isPerson(words) {
      const terms = termsOf(words)
      if (terms.length === 0 || words.includes('@')) return false
      let found: Uint32Array | null = null
      for (const { text } of terms) {
        const marked = index.withIdentity({ text, at: 'word' })
        if (found) for (let at = 0; at < marked.length; at += 1) marked[at]! &= found[at]!
        found = marked
      }
      const { taken } = index.figures()
      return found!.some((word, at) => (word & taken[at]!) !== 0)
    },
    near(words) {
      const text = asCompared(words)
      for (const [category, values] of [
        ['stage', stageNames],
        ['tag', tagNames],
        ['job', jobs],
      ] as const)
        for (const value of values) if (isOneAway(asCompared(value), text)) return { category, value }
      for (const [category, name] of [
        ['skill', 'skills'],
        ['company', 'company_names'],
        ['title', 'designation'],
      ] as const) {
        const { dictionary, isUsed } = index.columns[name]
        for (let number = 0; number < dictionary.size; number += 1)
          if (isUsed(number) && isOneAway(dictionary.compared(number), text))
            return { category, value: dictionary.written(number) }
      }
      return null
    },
  }
}
