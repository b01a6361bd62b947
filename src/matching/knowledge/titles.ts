import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TitleMeaning } from '../facts.ts'
import { sharedTokensOf } from './shared-tokens.ts'
import { addPhrase, longestPhraseAt, type PhraseIndex, tokensOf } from './tokens.ts'

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
  for (const line of readFileSync(join(import.meta.dir, 'titles.tsv'), 'utf8').split('\n').slice(1)) {
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

const isQualifier = (text: string, start: number, end: number) => /^[A-Z0-9]/.test(text.slice(start, end)) && !/^(?:The|An?|As|At|In|For|And|With|I|My|Our|We|By|To|Of|On|From)$/.test(text.slice(start, end))

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
    const start = starts[first]!
    const end = ends[last]!
    found.push({ title: text.slice(start, end), family: meaning?.family ?? null, start, end, ambiguous: meaning?.doubtful ?? true })
    at = last + 1
  }
  return found
}

const bareTitle = (title: string) => tokensOf(title.split(/\s[-–—|]\s|,|\(/)[0]!)

const meaningOf = (title: string): KnownTitle | undefined => {
  const index = titleIndex()
  const tokens = bareTitle(title)
  const count = tokens.words.length
  let skipped = 0
  while (skipped < count - 1 && levelWord.test(tokens.words[skipped]!) && !fullMatch(tokens.words, skipped)) skipped += 1
  let best: { meaning: KnownTitle; length: number; at: number } | undefined
  for (let at = skipped; at < count; at += 1) {
    const hit = longestPhraseAt(index, tokens, at)
    if (hit && (!best || hit.length > best.length || (hit.length === best.length && at + hit.length === count))) best = { ...hit, at }
  }
  return best?.meaning
}

const fullMatch = (words: string[], from: number) =>
  titleIndex()
    .get(words[from]!)
    ?.some(({ rest }) => rest.length === words.length - from - 1 && rest.every((word, i) => word === words[from + 1 + i]))

/** The family of a title, its level and additions left aside: "Sr. Data Engineer (Remote)" → "Data Engineer"; null when unknown. */
export const titleFamily = (title: string): string | null => meaningOf(title)?.family ?? null

/** O*NET codes of the occupations a title can stand for, most likely first; empty when unknown. */
export const titleOccupations = (title: string): string[] => meaningOf(title)?.codes ?? []

/** Everything that is known about a title; what a text says about people's titles is kept in this form. */
export const titleMeaning = (title: string): TitleMeaning => {
  const meaning = meaningOf(title)
  return { title, family: meaning?.family ?? null, occupations: meaning?.codes ?? [], seniority: seniority(title)?.rank ?? null }
}
