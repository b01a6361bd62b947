import type { Duty, Excerpt, JobRequirements, Quote, ResumeFacts } from '../facts.ts'
import type { RequirementResult } from '../match.ts'
import { termRarity } from '../taxonomy/term-rarity.ts'
import { type Judged, judged, unanswered } from './component.ts'
import { fieldLikeness, wordsInCommon } from './likeness.ts'
import { calibrated } from './weights.ts'

const mostExcerpts = 3

/** The sentences of the resume that use most of the given terms, best first. */
const excerptsWith = ({ excerpts }: ResumeFacts, terms: readonly string[]): Quote[] => {
  const worth = new Map(terms.map((term, place) => [term, 1 / (place + 2)]))
  return excerpts
    .map(({ quote, terms }) => ({ quote, worth: terms.reduce((sum, term) => sum + (worth.get(term) ?? 0), 0) }))
    .filter((excerpt) => excerpt.worth > 0)
    .toSorted((a, b) => b.worth - a.worth || a.quote.start - b.quote.start)
    .slice(0, mostExcerpts)
    .map(({ quote }) => quote)
}

/** From the first likeness on a sentence tells of something like the duty, from the second on of doing it. */
const [leastLike, leastDone] = [0.25, 0.45]
const mostDuties = 12
/** Short sentences are not alike for one word in common. */
const leastLength = 4

interface Told {
  duty: Duty
  likeness: number
  excerpt: Excerpt | null
}

const squares = (terms: readonly string[]) => terms.reduce((sum, term) => sum + termRarity(term), 0)

/** For each duty the sentence of the resume that is most like it. */
const toldOf = (duties: readonly Duty[], { excerpts }: ResumeFacts): Told[] => {
  const lengths = excerpts.map(({ terms }) => Math.max(leastLength, Math.sqrt(squares(terms))))
  /** Sentences by the terms of them that some duty has: most have none. */
  const places = new Map<string, number[]>()
  for (const duty of duties) for (const term of duty.terms) if (!places.has(term)) places.set(term, [])
  for (const [place, { terms }] of excerpts.entries()) for (const term of terms) places.get(term)?.push(place)
  return duties.slice(0, mostDuties).map((duty) => {
    const length = Math.max(leastLength, Math.sqrt(squares(duty.terms)))
    let best: Told = { duty, likeness: 0, excerpt: null }
    const products = new Map<number, number>()
    for (const term of duty.terms)
      for (const place of places.get(term)!) products.set(place, (products.get(place) ?? 0) + termRarity(term))
    for (const [place, product] of [...products].toSorted(([a], [b]) => a - b)) {
      const likeness = product / (length * lengths[place]!)
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

const dutiesInWords = (results: readonly RequirementResult[]) => {
  const told = results.filter(({ state }) => state !== 'missing').length
  return results.length === 0
    ? 'The resume tells of the work in words of the job description.'
    : `The resume tells of work like ${told} of the ${results.length} duties that the job description names.`
}

/** Field of work and duties, which share the work of comparing words; `field` is the likeness of the fields. */
export const judgeWork = (facts: ResumeFacts, requirements: JobRequirements): { field: number; judged: Judged[] } => {
  const common = wordsInCommon(requirements.terms, facts)
  if (facts.excerpts.length === 0 || facts.occupations.length === 0 || requirements.occupations.length === 0) {
    const summary = 'There is too little text to compare.'
    return { field: 0, judged: [unanswered('field of work', summary), unanswered('duties', summary)] }
  }
  const quotes = excerptsWith(facts, common.terms)
  const field = calibrated('field of work', fieldLikeness(requirements.occupations, facts.occupations))
  const fieldSummary =
    field >= 0.7 ? 'The same field of work.' : field >= 0.3 ? 'A neighbouring field of work.' : 'Another field of work.'
  const results = resultsOf(toldOf(requirements.duties ?? [], facts))
  const told = results.filter(({ state }) => state !== 'missing').toSorted((a, b) => b.score - a.score)
  return {
    field,
    judged: [
      judged('field of work', { score: field, summary: fieldSummary, evidence: quotes }),
      judged('duties', {
        score: calibrated('duties', common.likeness),
        summary: common.terms.length > 0 ? dutiesInWords(results) : 'No sentence of the resume tells of the duties.',
        evidence: quotes.length > 0 ? [...new Set([...told.flatMap(({ evidence }) => evidence), ...quotes])] : [],
        requirements: results,
      }),
    ],
  }
}
