import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Entry {
  skill: string
  /** In lower case, as what follows. */
  name: string
  forms: string[]
  curated: boolean
  /** How many public lists name it: the more do, the more people mean it. */
  lists: number
}

let entries: Entry[] | undefined

/** Names with a comma are left out: lists of skills are separated by commas. So are spoken languages, which nobody reads as skills. */
const load = (): Entry[] => {
  const rows = readFileSync(join(import.meta.dir, 'skills.tsv'), 'utf8')
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
  const names = new Set(rows.map(([skill]) => skill?.toLowerCase()))
  // "python pandas": whoever has typed "pyt" means Python.
  const isOwnName = (form: string) => !form.includes(' ') || !names.has(form.slice(0, form.indexOf(' ')))
  return rows.flatMap(([skill, kind, synonyms, sources = '']) => {
    if (!skill || skill.includes(',') || kind === 'human_language') return []
    const lists = sources.split('+')
    const forms = synonyms ? synonyms.split('|').filter(isOwnName) : []
    return [{ skill, name: skill.toLowerCase(), forms, curated: lists.includes('curated'), lists: lists.length }]
  })
}

/**
 * Names of skills for somebody who has typed the beginning of one: first what is called exactly so, then what was chosen by hand
 * and is called so in other words, then the rest of those chosen by hand, then the long tail. Within these come names that begin
 * so, names with a word that does, and what is also called so; then what many lists name, and short names.
 */
export function skillsLike(typed: string, most: number): string[] {
  const query = typed.toLowerCase().trim()
  if (query === '') return []
  entries ??= load()
  const found = entries.flatMap((entry) => {
    const rank = rankOf(entry, query)
    return rank === null ? [] : [{ ...entry, rank }]
  })
  return found
    .sort(
      (one, other) =>
        exactness(one) - exactness(other) ||
        Number(other.curated) - Number(one.curated) ||
        one.rank - other.rank ||
        other.lists - one.lists ||
        one.skill.length - other.skill.length ||
        (one.skill < other.skill ? -1 : 1),
    )
    .slice(0, most)
    .map(({ skill }) => skill)
}

/** Other names in the long tail are often abbreviations that mean something else to most people. */
const exactness = ({ rank, curated }: Pick<Entry, 'curated'> & { rank: number }) =>
  rank === 1 && !curated ? 2 : Math.min(rank, 2)

const startsWord = /[\s/(-]/

/** 0 for the name, 1 for another name, 2 for the beginning of the name, 3 of a word in it, 4 of another name, null for none of these. */
function rankOf({ name, forms }: Entry, query: string): number | null {
  if (name === query) return 0
  if (forms.includes(query)) return 1
  if (name.startsWith(query)) return 2
  for (let at = name.indexOf(query, 1); at > 0; at = name.indexOf(query, at + 1)) if (startsWord.test(name[at - 1]!)) return 3
  return forms.some((form) => form.startsWith(query)) ? 4 : null
}
