import type { Excerpt, JobRequirements, OccupationProfile, Quote, ResumeFacts } from '../facts.ts'
import { occupationName, speakingOf, votesFor } from '../taxonomy/occupations.ts'
import { type Judged, judged } from './component.ts'
import { bestExcerpts, type SortedExcerpts } from './excerpts.ts'
import { agreement, codeLevels, fieldLikeness } from './likeness.ts'
import { calibrated } from './weights.ts'

interface Named {
  ofJob: string
  ofResume: string
}

/** An occupation is named when the words bear it out at least half as much as the one that they bear out most. */
const leastBorneOut = 0.5
const mostTried = 8

/**
 * The occupation of the resume that adds most to the likeness and is borne out by its words, and the one of the job nearest to that; where the
 * fields are others, what each speaks of most.
 */
const namedOccupations = (
  asked: OccupationProfile,
  held: OccupationProfile,
  { telling, naming }: SortedExcerpts,
  isOther: boolean,
): Named => {
  const tried = held
    .map(([code, share]) => ({ code, worth: isOther ? share : share * agreement(code, asked) }))
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, mostTried)
  const speaking = speakingOf([...new Set([...telling, ...naming].flatMap(({ terms }) => terms))])
  const { code } = tried.find((one) => one.worth > 0 && speaking(one.code) >= leastBorneOut) ?? tried[0]!
  if (isOther) return { ofJob: asked[0]![0], ofResume: code }
  const inCommon = (other: string) => codeLevels.filter((length) => other.slice(0, length) === code.slice(0, length)).length
  const [nearest] = asked.toSorted(([a, share], [b, other]) => inCommon(b) - inCommon(a) || other - share)
  return { ofJob: inCommon(nearest![0]) > 0 ? nearest![0] : asked[0]![0], ofResume: code }
}

/** A title stands for an occupation that it means with at least this share. */
const leastMeant = 0.4

/** The titles that mean an occupation, newest first. */
const titlesOf = ({ titles, designations }: ResumeFacts, code: string): Quote[] =>
  titles.flatMap(({ title, occupations, shares = [], borneOut = 1 }) => {
    const place = occupations.indexOf(code)
    if (borneOut === 0 || place < 0 || (shares[place] ?? 1) < leastMeant) return []
    return designations.find(({ value }) => value === title)?.quotes.slice(0, 1) ?? []
  })

const mostTitles = 2
/** A sentence speaks of an occupation that uses its words nearly as much as the one that uses them most. */
const nearlyMost = 0.85
/** Fewer words may stand in the sentences of any occupation. */
const leastTerms = 4

/** What of the resume speaks of an occupation: titles, and the sentences whose words that occupation uses more than most others. */
const quotesFor = (facts: ResumeFacts, code: string, excerpts: SortedExcerpts): Quote[] => {
  const titles = titlesOf(facts, code).slice(0, mostTitles)
  const votes = votesFor(code)
  const best = bestExcerpts(excerpts, (terms) => terms.reduce((sum, term) => sum + votes(term), 0))
  const sentences = best.filter(({ terms }: Excerpt) => terms.length >= leastTerms && speakingOf(terms)(code) >= nearlyMost)
  const shown = titles.length + sentences.length > 0 ? sentences : best.slice(0, 1)
  return [...titles, ...shown.map(({ quote }) => quote)]
}

/** Below this score the fields are others. */
const neighbouring = 0.3

/** How alike the occupations are that both texts speak of. */
export const judgeField = (facts: ResumeFacts, requirements: JobRequirements, excerpts: SortedExcerpts): Judged => {
  const score = calibrated('field of work', fieldLikeness(requirements.occupations, facts.occupations))
  const { ofJob, ofResume } = namedOccupations(requirements.occupations, facts.occupations, excerpts, score < neighbouring)
  const [job, resume] = [occupationName(ofJob) ?? ofJob, occupationName(ofResume) ?? ofResume]
  const kind =
    score >= 0.7 ? 'The same field of work' : score >= neighbouring ? 'A neighboring field of work' : 'Another field of work'
  const summary =
    ofJob === ofResume ? `${kind}; both speak of ${job}.` : `${kind}; the job speaks of ${job}, the resume of ${resume}.`
  return judged('field of work', { score, summary, evidence: quotesFor(facts, ofResume, excerpts) })
}
