import type { Pair, ScoredPairs } from './scored-pairs.ts'

/** How often the better of two resumes of one occupation stands above the other. */
export interface WithinOccupation {
  ad: string
  pairs: number
  /** Those in the right order; equal ones count half. */
  right: number
  /** The one that is furthest from the right order. */
  worst: { pair: string; by: number } | null
}

/** The same work told in another way: what a job description asks for stands in all of them alike. */
const alike = new Set([
  'same facts, other layout',
  'same facts, other date format',
  'same facts, German headings and months',
  'irrelevant sections added',
  'name and gender changed',
  'address and phone changed',
  'school changed',
  'age and family added',
  'photo added',
])

/** Points that differ by less are the same on every page. */
const nothing = 0.005

/** Each resume that is better than another of the same occupation, by what was changed in it. Years count only where they are asked for. */
const orderOf = (ofAd: readonly Pair[]): [better: string, worse: string][] => {
  const changed = (kind: string) => ofAd.filter((pair) => pair.kind === kind)
  const told = ['base', ...ofAd.filter(({ kind }) => alike.has(kind)).map(({ a }) => a)]
  const evidenced = changed('must-have with evidence').map(({ a }) => a)
  const listed = changed('must-have listed').map(({ a }) => a)
  const less = [
    ...changed('must-have removed').map(({ a }) => a),
    ...changed('fewer years').flatMap(({ a, note }) => (note.includes('(asked 0)') ? [] : [a])),
  ]
  const levels = [evidenced, listed, told, less]
  return levels.flatMap((better, level) =>
    levels.slice(level + 1).flatMap((worse) => better.flatMap((one) => worse.map((other): [string, string] => [one, other]))),
  )
}

/** The pairs of each occupation of which one is known to be the better: more of what is asked for, or better shown. */
export const withinOccupations = ({ pairs, scores }: ScoredPairs): WithinOccupation[] =>
  [...Map.groupBy(pairs, ({ ad }) => ad)].map(([ad, ofAd]) => {
    const judged = orderOf(ofAd).map(([better, worse]) => ({
      pair: `${better} above ${worse}`,
      by: scores.get(`${ad}-${worse}`)! - scores.get(`${ad}-${better}`)!,
    }))
    const wrong = judged.filter(({ by }) => by > -nothing).toSorted((a, b) => b.by - a.by)
    const ties = wrong.filter(({ by }) => by <= nothing).length
    return { ad, pairs: judged.length, right: judged.length - wrong.length + ties / 2, worst: wrong[0] ?? null }
  })

const share = ({ right, pairs }: Pick<WithinOccupation, 'right' | 'pairs'>) => right / pairs

/** The mean over the occupations and the worst of them, as lines for a terminal. */
export const withinLines = (results: readonly WithinOccupation[]): string => {
  const mean = results.reduce((sum, result) => sum + share(result), 0) / results.length
  const pairs = results.reduce((sum, result) => sum + result.pairs, 0)
  const [worst] = results.toSorted((a, b) => share(a) - share(b))
  const head = `pairs in the right order within one occupation: ${mean.toFixed(3)} in the mean of ${results.length}, ${share(worst!).toFixed(3)} in the worst (${worst!.ad}); ${pairs} pairs`
  return [
    head,
    ...results.map((result) => {
      const line = `  ${result.ad.padEnd(40)} ${share(result).toFixed(3)} of ${String(result.pairs).padStart(3)}`
      return result.worst ? `${line}   worst: ${result.worst.pair}, by ${result.worst.by.toFixed(1)} points` : line
    }),
  ].join('\n')
}
