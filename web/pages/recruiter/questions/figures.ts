import type { ItemRecord } from '#src/assessment/views.ts'
import type { ItemOrder, ItemQuery } from '../../../api/results.ts'
import type { Tone } from '../../../components/status-badge.tsx'

/** Fewer sittings than that say nothing about a question. */
export const fewestSittings = 10

export interface Verdict {
  text: string
  tone: Tone
}

/** How well a question tells those who do well from those who do not. */
export function verdictOn({ outcomes, discrimination }: Pick<ItemRecord, 'outcomes' | 'discrimination'>): Verdict {
  if (outcomes < fewestSittings) return { text: 'Too few sittings', tone: 'neutral' }
  if (discrimination === null) return { text: 'Nothing to compare', tone: 'neutral' }
  if (discrimination >= 0.3) return { text: 'Separates well', tone: 'success' }
  if (discrimination >= 0.1) return { text: 'Separates', tone: 'success' }
  if (discrimination > -0.1) return { text: 'Weak', tone: 'warning' }
  return { text: 'Check: strong candidates miss it', tone: 'error' }
}

/** '72%'; null without outcomes. */
export const rightOf = ({ difficulty }: Pick<ItemRecord, 'difficulty'>): string | null =>
  difficulty === null ? null : `${Math.round(difficulty * 100)}%`

export const skillsOf = (items: readonly ItemRecord[]): string[] =>
  [...new Set(items.flatMap(({ skill }) => skill ?? []))].toSorted((one, other) => one.localeCompare(other, 'en'))

const includes = (text: string | null, words: string) => text?.toLowerCase().includes(words.toLowerCase()) ?? false

const sortKeys: Record<ItemOrder, (item: ItemRecord) => string | number | null> = {
  asked: ({ exposure }) => exposure,
  right: ({ difficulty }) => difficulty,
  apart: ({ outcomes, discrimination }) => (outcomes < fewestSittings ? null : discrimination),
  last: ({ lastAskedAt }) => lastAskedAt,
  question: ({ question }) => question,
  skill: ({ skill }) => skill,
  level: ({ level }) => level,
}

/** Words and small levels first, large numbers and late days first. */
export const startsHigh: Record<ItemOrder, boolean> = {
  asked: true,
  right: false,
  apart: false,
  last: true,
  question: false,
  skill: false,
  level: false,
}

/** What an address asks for, of everything there is; what is not known comes last. */
export function chosenItems(items: readonly ItemRecord[], { part, q, skill, sort, turned }: Omit<ItemQuery, 'page' | 'show'>) {
  const key = sortKeys[sort]
  const isDown = startsHigh[sort] !== turned
  return items
    .filter(
      (item) =>
        (part === '' || item.part === part) &&
        (skill === '' || item.skill === skill) &&
        (q === '' || includes(item.question, q) || includes(item.skill, q)),
    )
    .toSorted((one, other) => {
      const [a, b] = [key(one), key(other)]
      if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1
      const by = typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en')
      return isDown ? -by : by
    })
}
