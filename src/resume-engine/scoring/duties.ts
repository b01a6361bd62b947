import type { Duty, Excerpt, JobRequirements, Quote, ResumeFacts } from '../facts.ts'
import type { RequirementResult } from '../match.ts'
import { votesFor } from '../taxonomy/occupations.ts'
import { termRarity } from '../taxonomy/term-rarity.ts'
import { wordsOfTerms } from '../taxonomy/terms.ts'
import { type Judged, judged, unanswered } from './component.ts'
import { bestExcerpts, type SortedExcerpts, sortedExcerpts } from './excerpts.ts'
import { judgeField } from './field.ts'
import { type WordsInCommon, wordsInCommon } from './likeness.ts'
import { calibrated } from './weights.ts'

/** From the first likeness on a sentence tells of something like the duty, from the second on of doing it. */
const [leastLike, leastDone] = [0.4, 0.5]
/** Fewer words in common, some of them rare, are a coincidence. */
const leastCommon = 3
const mostDuties = 12
/** Short sentences are not alike for one word in common. */
const leastLength = 4

interface Told {
  duty: Duty
  likeness: number
  excerpt: Excerpt | null
}

const squares = (terms: readonly string[]) => terms.reduce((sum, term) => sum + termRarity(term), 0)

/** For each duty the sentence of the resume that is most like it. What only stands in a list, or names a position, tells of no duty. */
const toldOf = (duties: readonly Duty[], { telling: excerpts }: SortedExcerpts): Told[] => {
  const lengths = excerpts.map(({ terms }) => Math.max(leastLength, Math.sqrt(squares(terms))))
  /** Sentences by the terms of them that some duty has: most have none. */
  const places = new Map<string, number[]>()
  for (const duty of duties) for (const term of duty.terms) if (!places.has(term)) places.set(term, [])
  for (const [place, { terms }] of excerpts.entries()) for (const term of terms) places.get(term)?.push(place)
  const products = new Float64Array(excerpts.length)
  const common = new Uint16Array(excerpts.length)
  return duties.slice(0, mostDuties).map((duty) => {
    const length = Math.max(leastLength, Math.sqrt(squares(duty.terms)))
    let best: Told = { duty, likeness: 0, excerpt: null }
    products.fill(0)
    common.fill(0)
    for (const term of duty.terms)
      for (const place of places.get(term)!) {
        products[place]! += termRarity(term)
        common[place]! += 1
      }
    for (let place = 0; place < excerpts.length; place += 1) {
      if (common[place]! < leastCommon) continue
      const likeness = products[place]! / (length * lengths[place]!)
      if (likeness > best.likeness) best = { duty, likeness, excerpt: excerpts[place]! }
    }
    return best
  })
}

const shortened = (text: string, most = 90) => {
  const flat = text.replace(/\s+/g, ' ').trim()
  return flat.length > most ? `${flat.slice(0, most - 1)}…` : flat
}

/** Each duty with the sentence that tells of it. They explain the score of their component and add nothing to it. */
const resultsOf = (told: readonly Told[]): RequirementResult[] =>
  told.map(({ duty, likeness, excerpt }, place) => {
    const state = likeness >= leastDone ? 'met' : likeness >= leastLike ? 'partly' : 'missing'
    const shown = state !== 'missing' && excerpt !== null
    return {
      id: `duty-${place + 1}`,
      label: shortened(duty.quote.quote),
      component: 'duties',
      must: false,
      weight: 1,
      score: shown ? Math.round(Math.min(1, likeness) * 100) / 100 : 0,
      state,
      summary: shown ? `The resume says: “${shortened(excerpt.quote.quote)}”` : 'No sentence of the resume tells of this.',
      evidence: shown ? [excerpt.quote] : [],
    }
  })

const mostWords = 5

/** The words that both use, as the quotes have them, the most telling first. */
const sharedWords = (worth: ReadonlyMap<string, number>, quotes: readonly Quote[]): string[] => {
  const words = new Map<string, string>()
  for (const { quote } of quotes)
    for (const [term, word] of wordsOfTerms(quote)) if (worth.has(term) && !words.has(term)) words.set(term, plainWord(word))
  return [...words]
    .toSorted(([a], [b]) => worth.get(b)! - worth.get(a)! || (a < b ? -1 : 1))
    .slice(0, mostWords)
    .map(([, word]) => word)
}

/** "Reports" at the beginning of a sentence is "reports"; "SQL" stays. */
const plainWord = (word: string) =>
  /^\.?\p{Lu}\p{Ll}+$/u.test(word) ? word.replace(/^\./, '').toLowerCase() : word.replace(/^\./, '')

/** Below this score the words in common are few. */
const hardly = 0.3

const dutiesInWords = (results: readonly RequirementResult[], words: readonly string[], score: number) => {
  const told = results.filter(({ state }) => state !== 'missing').length
  const inCommon = `${score < hardly ? 'Few words in common' : 'Words that both use'}: ${words.join(', ')}.`
  if (told > 0)
    return `The resume tells of work like ${told} of the ${results.length} duties that the job description names. ${inCommon}`
  return results.length > 0 ? `No sentence of the resume tells of one of the duties as a whole. ${inCommon}` : inCommon
}

const tellingWords = new WeakMap<JobRequirements, (term: string) => number>()
const mostAsked = 6

/** How far a word of the job description is one of its occupations, rather than one that any text may use. */
const tellingFor = (requirements: JobRequirements) => {
  const known = tellingWords.get(requirements)
  if (known) return known
  const asked = requirements.occupations.slice(0, mostAsked).map(([code, share]) => ({ share, votes: votesFor(code) }))
  const worth = new Map(
    requirements.terms.map(([term]) => [term, asked.reduce((sum, { share, votes }) => sum + share * votes(term), 0)]),
  )
  const telling = (term: string) => worth.get(term) ?? 0
  tellingWords.set(requirements, telling)
  return telling
}

/** What each word in common is worth as evidence: what it adds to the score, by how far it is a word of the job's occupations. */
const worthOf = ({ terms }: WordsInCommon, requirements: JobRequirements): ReadonlyMap<string, number> => {
  const telling = tellingFor(requirements)
  const worth = terms.flatMap(([term, adds]): [string, number][] => (telling(term) > 0 ? [[term, adds * telling(term)]] : []))
  return new Map(worth.length > 0 ? worth : terms)
}

/** One word in common may be meant in another way. */
const leastShared = 2

/** The sentences that use most of the words in common; where none uses several, the one that uses the best. */
const sharing = (excerpts: SortedExcerpts, worth: ReadonlyMap<string, number>): Quote[] => {
  const using = (least: number) =>
    bestExcerpts(excerpts, (terms) => {
      const shared = terms.filter((term) => worth.has(term))
      return shared.length < least ? 0 : shared.reduce((sum, term) => sum + worth.get(term)!, 0)
    }).map(({ quote }) => quote)
  const several = using(leastShared)
  return several.length > 0 ? several : using(1).slice(0, 1)
}

/** Field of work and duties, which share the work of comparing words; `field` is the likeness of the fields. */
export const judgeWork = (facts: ResumeFacts, requirements: JobRequirements): { field: number; judged: Judged[] } => {
  if (facts.excerpts.length === 0 || facts.occupations.length === 0 || requirements.occupations.length === 0) {
    const summary = 'There is too little text to compare.'
    return { field: 0, judged: [unanswered('field of work', summary), unanswered('duties', summary)] }
  }
  const common = wordsInCommon(requirements.terms, facts)
  const excerpts = sortedExcerpts(facts)
  const worth = worthOf(common, requirements)
  const quotes = sharing(excerpts, worth)
  const field = judgeField(facts, requirements, excerpts)
  const results = resultsOf(toldOf(requirements.duties ?? [], excerpts))
  const told = results.filter(({ state }) => state !== 'missing').toSorted((a, b) => b.score - a.score)
  const score = calibrated('duties', common.likeness)
  return {
    field: field.score,
    judged: [
      field,
      judged('duties', {
        score,
        summary:
          quotes.length > 0
            ? dutiesInWords(results, sharedWords(worth, quotes), score)
            : 'No sentence of the resume tells of the duties.',
        evidence: quotes.length > 0 ? [...new Set([...told.flatMap(({ evidence }) => evidence), ...quotes])] : [],
        requirements: results,
      }),
    ],
  }
}
