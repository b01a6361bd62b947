import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TitleMeaning } from '../facts.ts'
import { sharedTokensOf } from './shared-tokens.ts'
import { addPhrase, longestPhraseAt, type PhraseIndex, type Tokens, tokensOf } from './tokens.ts'

export interface FoundTitle {
  /** As written, with the qualifiers before it: "Senior Backend Engineer". */
  title: string
  /** Name of the group of titles for the same work; null for a title known by its last word only. */
  family: string | null
  /** UTF-16 offsets into the text that was searched; `end` is exclusive. */
  start: number
  end: number
  /** True when the words are ordinary words as well ("Director", "Owner") or only the last word is known. */
  ambiguous: boolean
}

interface KnownTitle {
  family: string
  codes: string[]
  curated: boolean
  doubtful: boolean
}

let titles: PhraseIndex<KnownTitle> | undefined
const codesByFamily = new Map<string, string[]>()

const titleIndex = () => {
  if (titles) return titles
  titles = new Map()
  for (const line of readFileSync(join(import.meta.dir, 'titles.tsv'), 'utf8')
    .split('\n')
    .slice(1)) {
    const [family, codes, source, forms] = line.split('\t')
    if (!family || !forms) continue
    const meaning = { family, codes: codes ? codes.split('|') : [], curated: source === 'curated', doubtful: false }
    if (meaning.curated || !codesByFamily.has(family)) codesByFamily.set(family, meaning.codes)
    for (const form of forms.split('|')) {
      const doubtful = form.startsWith('?')
      addPhrase(titles, (doubtful ? form.slice(1) : form).split(' '), doubtful ? { ...meaning, doubtful } : meaning)
    }
  }
  return titles
}

const levels: [level: string, rank: number, pattern: RegExp][] = [
  ['executive', 9, /\b(?:chief|c[teifpd]o|coo|ciso|president|founder|co-founder|partner)\b/],
  ['vp', 8, /\b(?:vp|avp|svp|evp|vice president)\b/],
  ['director', 7, /\b(?:director|dir\.)/],
  ['principal', 6, /\b(?:principal|distinguished|fellow|head|senior manager)\b/],
  ['staff', 5, /^staff (?!accountant|nurse|assistant|writer|auditor)|\bsenior staff\b/],
  ['intern', 0, /\b(?:intern|internship|trainee|apprentice|co-op|werkstudent|working student|stagiaire|summer analyst)\b/],
  ['lead', 4, /\b(?:lead|leading|iv)\b/],
  ['senior', 3, /\b(?:senior|sr|snr|iii)\b/],
  ['junior', 1, /\b(?:junior|jr|entry[ -]level|graduate|fresher|associate|assistant|new grad)\b/],
  ['manager', 5, /\b(?:manager|mgr)\b/],
  ['mid', 2, /\b(?:mid|mid[ -]level|intermediate|ii|experienced)\b/],
]

/** The level a title states and its rank from 0 (intern) to 9 (executive); null when it states none. */
export const seniority = (title: string): { level: string; rank: number } | null => {
  const lower = title.toLowerCase()
  // "Assistant vice president" and "associate director" are above what their first word says.
  const found = levels.find(([, , pattern]) => pattern.test(lower))
  return found ? { level: found[0], rank: found[1] } : null
}

const levelWord =
  /^(?:senior|sr|snr|junior|jr|lead|principal|staff|distinguished|intern|trainee|graduate|associate|assistant|entry|level|mid|head|chief|experienced|i|ii|iii|iv|v|deputy|acting|interim|regional|global|national|international|group|area|corporate|executive)$/

/** The last words by which an unknown title is still recognised as one. */
const headWord =
  /^(?:engineer|developer|analyst|manager|consultant|specialist|architect|administrator|director|designer|officer|coordinator|assistant|technician|scientist|programmer|tester|associate|executive|supervisor|representative|accountant|intern|trainee|lead|advisor|adviser|recruiter|planner|strategist|researcher|teacher|lecturer|instructor|professor|nurse|agent|clerk|operator|mechanic|writer|editor|producer|auditor|controller|buyer|trainer|tutor|president|founder|partner|owner|fellow|head|apprentice|superintendent|foreman|inspector|attorney|paralegal|chef|therapist|pharmacist|physician|counselor|cashier|bookkeeper|receptionist|secretary|ambassador|volunteer|member|principal)$/

const isQualifier = (text: string, start: number, end: number) =>
  /^[A-Z0-9]/.test(text.slice(start, end)) &&
  !/^(?:The|An?|As|At|In|For|And|With|I|My|Our|We|By|To|Of|On|From)$/.test(text.slice(start, end))

/** "Director of Finance", "Head of People and Culture": the title goes on over capitalised words. */
const endOfPlace = ({ text, words, starts, ends, joined }: Tokens, last: number) => {
  if (words[last + 1] !== 'of' || !joined[last + 1] || !joined[last + 2]) return last
  let to = last + 1
  while (to - last < 5 && joined[to + 1] && (isQualifier(text, starts[to + 1]!, ends[to + 1]!) || words[to + 1] === 'and'))
    to += 1
  while (words[to] === 'and') to -= 1
  return to > last + 1 ? to : last
}

/** Job titles that a text names, in order, without overlaps. Meant for headings and lines of a work history; a title in a sentence is found as well. */
export const findTitles = (text: string): FoundTitle[] => {
  const index = titleIndex()
  const tokens = sharedTokensOf(text)
  const { words, starts, ends, joined } = tokens
  const found: FoundTitle[] = []
  for (let at = 0; at < words.length; ) {
    const hit = longestPhraseAt(index, tokens, at)
    let last = hit ? at + hit.length - 1 : at
    let meaning = hit?.meaning
    if (!hit && !headWord.test(words[at]!)) {
      at += 1
      continue
    }
    // A longer title may begin inside this one: "software engineer manager".
    for (let next = at + 1; next <= last + 1 && next < words.length && joined[next]; next += 1) {
      const longer = longestPhraseAt(index, tokens, next)
      if (longer && next + longer.length - 1 > last) {
        last = next + longer.length - 1
        meaning = longer.meaning
      }
    }
    let first = at
    const floor = found.at(-1)?.end ?? 0
    while (first > 0 && at - first < 4 && joined[first] && text.slice(ends[first - 1], starts[first]).length <= 3) {
      const start = starts[first - 1]!
      if (start < floor || !(isQualifier(text, start, ends[first - 1]!) || levelWord.test(words[first - 1]!))) break
      first -= 1
    }
    last = endOfPlace(tokens, last)
    const start = starts[first]!
    const end = ends[last]!
    const title = text.slice(start, end)
    const family = meaningOf(title)?.family ?? meaning?.family ?? null
    found.push({ title, family, start, end, ambiguous: meaning?.doubtful ?? family === null })
    at = last + 1
  }
  return found
}

const abbreviations: Record<string, string> = {
  hr: 'human resources',
  it: 'information technology',
  pr: 'public relations',
  vp: 'vice president',
  svp: 'vice president',
  avp: 'vice president',
  mgr: 'manager',
  asst: 'assistant',
  engr: 'engineer',
  admin: 'administrative',
  qa: 'quality assurance',
}

/** A field of work used as a title: "Machine Learning Engineering" is looked up as "machine learning engineer". */
const fieldEndings: Record<string, string> = {
  engineering: 'engineer',
  development: 'developer',
  management: 'manager',
  administration: 'administrator',
  science: 'scientist',
  teaching: 'teacher',
  accounting: 'accountant',
  consulting: 'consultant',
  recruitment: 'recruiter',
  recruiting: 'recruiter',
  marketing: 'marketing specialist',
  sales: 'sales representative',
  nursing: 'nurse',
  design: 'designer',
}

/** The pieces of a title that may name the work: before and after " - ", "|", ",", "/" or a bracket, "director of finance" turned round. */
const piecesOf = (title: string): string[][] =>
  title
    .split(/\s[-–—]+\s|[|,()/&:;]|\s@\s|\sat\s/)
    .map((piece) => tokensOf(piece).words.flatMap((word) => abbreviations[word]?.split(' ') ?? [word]))
    .filter((words) => words.length > 0)
    .flatMap((words) => {
      const of = words.findIndex((word) => word === 'of' || word === 'for')
      return of > 0 && of < words.length - 1 ? [words, [...words.slice(of + 1, of + 4), ...words.slice(0, of)]] : [words]
    })

const asTokens = (words: string[]): Tokens => ({ text: '', words, starts: [], ends: [], joined: words.map(() => true) })

const wholeTitle = (words: string[]) => {
  const hit = longestPhraseAt(titleIndex(), asTokens(words), 0)
  return hit?.length === words.length ? hit.meaning : undefined
}

/** The longest known title at the end of the words, else anywhere in them; an ordinary word counts only when it is the whole title. */
const knownTitleIn = (words: string[]): { meaning: KnownTitle; length: number } | undefined => {
  const last = words.at(-1)!
  const forms = fieldEndings[last] ? [words, [...words.slice(0, -1), ...fieldEndings[last].split(' ')]] : [words]
  for (const form of forms) {
    for (let from = 0; from < form.length; from += 1) {
      const meaning = wholeTitle(form.slice(from))
      if (meaning && (!meaning.doubtful || from === 0) && !(meaning.family === 'Internship' && from > 0))
        return { meaning, length: form.length - from }
    }
  }
  const index = titleIndex()
  const tokens = asTokens(words)
  let best: { meaning: KnownTitle; length: number } | undefined
  for (let at = 0; at < words.length; at += 1) {
    const hit = longestPhraseAt(index, tokens, at)
    if (!hit || hit.meaning.doubtful) continue
    const alone = at === 0 && hit.meaning.curated && headWord.test(words[0]!)
    if (hit.length > (best?.length ?? (alone ? 0 : 1))) best = hit
  }
  return best
}

const withoutLevel = (words: string[]) => {
  let from = 0
  while (from < words.length - 1 && levelWord.test(words[from]!)) from += 1
  let to = words.length
  while (to > from + 1 && /^(?:i|ii|iii|iv|v|\d+|intern|trainee|apprentice|associate|helper)$/.test(words[to - 1]!)) to -= 1
  return words.slice(from, to)
}

const meanings = new Map<string, KnownTitle | null>()
const meaningsKept = 5000

const findMeaning = (title: string): KnownTitle | null => {
  for (const words of piecesOf(title)) {
    const hit = knownTitleIn(words)
    const bare = withoutLevel(words)
    const found = bare.length < words.length && hit?.length !== words.length ? (knownTitleIn(bare) ?? hit) : hit
    if (found) return found.meaning
  }
  return null
}

const meaningOf = (title: string): KnownTitle | null => {
  const known = meanings.get(title)
  if (known !== undefined) return known
  if (meanings.size >= meaningsKept) meanings.clear()
  const meaning = findMeaning(title)
  meanings.set(title, meaning)
  return meaning
}

/** The family of a title, its level and additions left aside: "Sr. Data Engineer (Remote)" → "Data Engineer"; null when unknown. */
export const titleFamily = (title: string): string | null => meaningOf(title)?.family ?? null

/** O*NET codes of the occupations a title can stand for, most likely first; empty when unknown. */
export const titleOccupations = (title: string): string[] => meaningOf(title)?.codes ?? []

/** Everything that is known about a title; what a text says about people's titles is kept in this form. */
export const titleMeaning = (title: string): TitleMeaning => {
  const meaning = meaningOf(title)
  return { title, family: meaning?.family ?? null, occupations: meaning?.codes ?? [], seniority: seniority(title)?.rank ?? null }
}
