import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Entry {
  /** In lower case, words set apart by single spaces. */
  title: string
  /** Chosen by hand, or the name of its kind of work: what most people mean. */
  common: boolean
}

let entries: Entry[] | undefined
let spellings: Map<string, string> | undefined

const rowsOf = (file: string) =>
  readFileSync(join(import.meta.dir, file), 'utf8')
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))

/** A job is offered to everybody: salesman, script girl. And the rest of a kind of work is no title. */
const notOffered = /(?<!\bhu|\bger)m[ae]n\b|(?:girl|boy|lady|maid)s?\b| all other$/

/** Titles that are ordinary words as well ("?freak") are left out unless they were chosen by hand. */
function load(): Entry[] {
  const common = new Map<string, boolean>()
  for (const [family, , source, forms] of rowsOf('titles.tsv'))
    for (const form of forms?.split('|') ?? []) {
      const isCurated = source === 'curated'
      if ((form.startsWith('?') && !isCurated) || notOffered.test(form)) continue
      const title = form.replace('?', '')
      common.set(title, common.get(title) || isCurated || family?.toLowerCase() === title)
    }
  return [...common].map(([title, isCommon]) => ({ title, common: isCommon }))
}

/** Ordinary words that are names of skills, too. */
const notNames = new Set(['gimp', 'latex', 'safe', 'soap', 'spa'])

/** How words are written that are no plain words: SQL, iOS, DevOps. */
function loadSpellings(): Map<string, string> {
  const names = rowsOf('skills.tsv').flatMap(([skill = '', , , sources]) => {
    const isName = /^\S*[\p{L}.]\S*\p{Lu}\S*$|^\p{Ll}\S*\p{Lu}/u.test(skill) && !/\s/.test(skill)
    const word = skill.toLowerCase()
    return isName && sources?.includes('curated') && !notNames.has(word) ? [[word, skill] as const] : []
  })
  const abbreviations = 'AI API BI CEO CFO CIO CISO COO CTO EMT HVAC ICU IT QA UI UX'.split(' ')
  return new Map([...names, ...abbreviations.map((each) => [each.toLowerCase(), each] as const)])
}

const small = new Set(['a', 'and', 'at', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with'])

/** "director of engineering", "driver s helper" as people write them. */
function written(title: string): string {
  spellings ??= loadSpellings()
  const words = title.split(' ').map((word, at) => {
    const own = spellings?.get(word)
    if (own) return own
    if (at > 0 && small.has(word)) return word
    const isAbbreviation = word.length > 1 && !/[aeiouy]/.test(word) && !/^(?:dr|jr|mr|sr)$/.test(word)
    return isAbbreviation ? word.toUpperCase() : word.replace(/\p{L}/u, (letter) => letter.toUpperCase())
  })
  return words.join(' ').replaceAll(/ S(?= |$)/g, "'s")
}

/**
 * Job titles for somebody who has typed the beginning of one, at most so many: first what is called exactly so, then titles that
 * begin so, then those with a later word that does. Within these come the titles that most people mean, and short ones.
 */
export function titlesLike(typed: string, most: number): string[] {
  const query = typed
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+#.]+/gu, ' ')
    .trim()
  if (query === '') return []
  entries ??= load()
  const found = entries.flatMap((entry) => {
    const rank = rankOf(entry.title, query)
    return rank === null ? [] : [{ ...entry, rank }]
  })
  return found
    .sort(
      (one, other) =>
        one.rank - other.rank ||
        Number(other.common) - Number(one.common) ||
        one.title.length - other.title.length ||
        (one.title < other.title ? -1 : 1),
    )
    .slice(0, most)
    .map(({ title }) => written(title))
}

/** 0 for the title itself, 1 for its beginning, 2 for that of a later word, null for none of these. */
function rankOf(title: string, query: string): number | null {
  if (title.startsWith(query)) return title.length === query.length ? 0 : 1
  return title.includes(` ${query}`) ? 2 : null
}
