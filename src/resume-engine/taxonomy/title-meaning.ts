import type { TitleMeaning } from '../facts.ts'
import { inOneGender } from './gendered-text.ts'
import { longestPhraseAt } from './phrases.ts'
import { remembering } from './remembering.ts'
import { headWord, type KnownTitle, levelWord, titleIndex } from './title-data.ts'
import { inShares, type LikelyOccupations, likelyOccupations } from './title-words.ts'
import { type Tokens, tokensOf } from './tokens.ts'

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
  const lower = inOneGender(title).toLowerCase()
  // "Assistant vice president" and "associate director" are above what their first word says.
  const found = levels.find(([, , pattern]) => pattern.test(lower))
  return found ? { level: found[0], rank: found[1] } : null
}

/** Without the members of every object: "constructor" is a word of titles. */
const words = (meanings: Record<string, string>) => new Map(Object.entries(meanings))

const abbreviations = words({
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
})

/** A field of work used as a title: "Machine Learning Engineering" is looked up as "machine learning engineer". */
const fieldEndings = words({
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
})

/** The pieces of a title that may name the work: before and after " - ", "|", ",", "/" or a bracket, "director of finance" turned round. */
const piecesOf = (title: string): string[][] =>
  title
    .split(/\s[-–—]+\s|[|,()/&:;]|\s@\s|\sat\s/)
    .map((piece) => tokensOf(piece).words.flatMap((word) => abbreviations.get(word)?.split(' ') ?? [word]))
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
  const ending = fieldEndings.get(last)
  const forms = ending ? [words, [...words.slice(0, -1), ...ending.split(' ')]] : [words]
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
  for (const words of piecesOf(inOneGender(title))) {
    const hit = knownTitleIn(words)
    const bare = withoutLevel(words)
    const found = bare.length < words.length && hit?.length !== words.length ? (knownTitleIn(bare) ?? hit) : hit
    if (found) return found.meaning
  }
  return null
}

/** What is known of a title as written; null when nothing is. */
export const meaningOf = (title: string): KnownTitle | null => {
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

/** How much the titles that are known as a whole say beside all titles that share words with one. */
const knownShare = 0.6
/** Below this share of the likely occupations a known part of a title is a word of another meaning: the chef of a "chef de projet". */
const leastAgreed = 0.1

interface Work {
  family: string | null
  occupations: LikelyOccupations
}

const workOf = remembering((title: string): Work => {
  const known = meaningOf(title)
  const likely = likelyOccupations(title)
  if (!known || known.codes.length === 0) return { family: known?.family ?? null, occupations: likely }
  const groups = new Set(known.codes.map((code) => code.slice(0, 4)))
  const agreed = likely.reduce((sum, [code, share]) => sum + (groups.has(code.slice(0, 4)) ? share : 0), 0)
  if (likely.length > 0 && agreed < leastAgreed && !known.curated) return { family: null, occupations: likely }
  const parts = known.codes.reduce((sum, _, place) => sum + 1 / (place + 1), 0)
  const votes = new Map(known.codes.map((code, place) => [code, (likely.length > 0 ? knownShare : 1) / (place + 1) / parts]))
  for (const [code, share] of likely) votes.set(code, (votes.get(code) ?? 0) + (1 - knownShare) * share)
  return { family: known.family, occupations: inShares(votes) }
})

/** Everything that is known about a title; what a text says about people's titles is kept in this form. */
export const titleMeaning = (title: string): TitleMeaning => {
  const { family, occupations } = workOf(title)
  return {
    title,
    family,
    occupations: occupations.map(([code]) => code),
    shares: occupations.map(([, share]) => share),
    seniority: seniority(title)?.rank ?? null,
  }
}
