import type { JobRequirements, Quote, ResumeFacts } from '../facts.ts'
import { wordInOneGender } from '../knowledge/gendered-titles.ts'
import type { RequirementResult } from '../match.ts'
import { type Judged, judged, listed, unanswered } from './component.ts'
import { fieldLikeness, sharedVocabulary, titleLikeness } from './likeness.ts'
import { calibrated } from './weights.ts'

/** An older title says less about what somebody does today. */
export const titlesInFull = 3
export const olderTitle = 0.8

export const judgeTitle = ({ titles, designations }: ResumeFacts, { titleMeaning: asked }: JobRequirements): Judged => {
  if (!asked) return unanswered('title', 'The job description states no title that is known.')
  const compared = titles.flatMap((held, place) => {
    const likeness = titleLikeness(asked, held)
    return likeness === null ? [] : [{ title: held.title, score: likeness * (place < titlesInFull ? 1 : olderTitle) }]
  })
  if (compared.length === 0) return unanswered('title', `No title in the resume can be compared with “${asked.title}”.`)
  const best = compared.reduce((top, one) => (one.score > top.score ? one : top))
  const designation = designations.find(({ value }) => value === best.title)
  const quote = designation?.quotes[0]
  const summary =
    best.score >= 0.8
      ? `“${best.title}” is the same kind of work as “${asked.title}”.`
      : best.score > 0
        ? `“${best.title}” is the nearest to “${asked.title}”.`
        : `No title held is near “${asked.title}”.`
  const evidence = quote ? [quote] : []
  const score = quote ? best.score : 0
  const state = score >= 0.8 ? 'met' : score >= 0.4 ? 'partly' : 'missing'
  const requirement: RequirementResult = {
    id: 'title',
    label: `Work as ${asked.title}`,
    component: 'title',
    must: false,
    weight: 1,
    score,
    state,
    summary,
    evidence: score > 0 ? evidence : [],
    ...(designation?.source && score > 0 && { source: designation.source }),
  }
  return judged('title', { score, summary, evidence, requirements: [requirement], source: designation?.source })
}

const mostExcerpts = 3

/** The lines of the resume that use most of the given terms, best first. */
const excerptsWith = ({ excerpts }: ResumeFacts, terms: readonly string[]): Quote[] => {
  const worth = new Map(terms.map((term, place) => [term, 1 / (place + 2)]))
  return excerpts
    .map(({ quote, terms }) => ({ quote, worth: terms.reduce((sum, term) => sum + (worth.get(term) ?? 0), 0) }))
    .filter((excerpt) => excerpt.worth > 0)
    .toSorted((a, b) => b.worth - a.worth || a.quote.start - b.quote.start)
    .slice(0, mostExcerpts)
    .map(({ quote }) => quote)
}

/** Field of work and vocabulary, which share the work of comparing words; `field` is the raw likeness of the fields. */
export const judgeWords = (facts: ResumeFacts, requirements: JobRequirements): { field: number; judged: Judged[] } => {
  const shared = sharedVocabulary(requirements.terms, facts.terms)
  const quotes = excerptsWith(facts, shared.terms)
  if (facts.excerpts.length === 0 || facts.occupations.length === 0 || requirements.occupations.length === 0) {
    const summary = 'There is too little text to compare.'
    return { field: 0, judged: [unanswered('field of work', summary), unanswered('vocabulary', summary)] }
  }
  const field = fieldLikeness(requirements.occupations, facts.occupations)
  const likeness = calibrated('field of work', field)
  const fieldSummary =
    likeness >= 0.7 ? 'The same field of work.' : likeness >= 0.3 ? 'A neighbouring field of work.' : 'Another field of work.'
  return {
    field: likeness,
    judged: [
      judged('field of work', { score: likeness, summary: fieldSummary, evidence: quotes }),
      judged('vocabulary', {
        score: calibrated('vocabulary', shared.likeness),
        summary: shared.terms.length
          ? `Words that both use: ${listed(wordsOf(shared.terms.slice(0, 30), quotes).slice(0, 8), 8)}.`
          : 'The two texts share no words about the work.',
        evidence: quotes,
      }),
    ],
  }
}

/** Stems as a reader knows them: the first word of the quoted lines that begins with the stem. */
const wordsOf = (stems: readonly string[], quotes: readonly Quote[]) => {
  const words = quotes.flatMap(({ quote }) => quote.toLowerCase().match(/[a-z0-9+#.]+/g) ?? [])
  return stems
    .map((stem) => words.find((word) => word.startsWith(stem) || wordInOneGender(word).startsWith(stem)))
    .filter((word) => word !== undefined)
}
