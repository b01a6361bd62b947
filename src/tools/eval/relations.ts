import { type Pair, type ScoredPairs, scorePairs } from './relations/scored-pairs.ts'
import { withinLines, withinOccupations } from './relations/within-occupations.ts'

export interface RelationResult {
  kind: string
  pairs: number
  held: number
  /** The one that is broken by most, in points; null when all hold. */
  worst: { pair: string; by: number } | null
}

/** By how many points a relation is broken; 0 when it holds. */
export const brokenBy = (relation: Pair['relation'], a: number, b: number): number => {
  if (relation === '>=') return Math.max(0, b - a)
  if (relation === '<=') return Math.max(0, a - b)
  return Math.max(0, Math.abs(a - b) - (relation === '=' ? 0 : 2))
}

/** Differences below this are those of rounding. */
const nothing = 0.005

/** Which of the given relations hold. */
export const relationsOf = ({ pairs, scores }: ScoredPairs): RelationResult[] => {
  const results: RelationResult[] = []
  for (const [kind, ofKind] of Map.groupBy(pairs, (pair) => pair.kind)) {
    const broken = ofKind
      .map(({ ad, a, b, relation, note }) => ({
        pair: `${ad}: ${note || `${a} ${relation} ${b}`}`,
        by: brokenBy(relation, scores.get(`${ad}-${a}`)!, scores.get(`${ad}-${b}`)!),
      }))
      .filter(({ by }) => by > nothing)
      .toSorted((one, other) => other.by - one.by)
    results.push({ kind, pairs: ofKind.length, held: ofKind.length - broken.length, worst: broken[0] ?? null })
  }
  return results
}

/** The results as lines for a terminal. */
export const relationLines = (results: RelationResult[]): string => {
  const sum = (count: 'pairs' | 'held') => results.reduce((total, result) => total + result[count], 0)
  return [
    `relations that hold: ${sum('held')} of ${sum('pairs')}`,
    ...results.map(({ kind, pairs, held, worst }) => {
      const line = `  ${kind.padEnd(40)} ${String(held).padStart(3)} of ${String(pairs).padStart(3)}`
      return worst ? `${line}   worst by ${worst.by.toFixed(1)} points: ${worst.pair}` : line
    }),
  ].join('\n')
}

if (import.meta.main) {
  const scored = await scorePairs(process.argv[2] ?? '../shared/data')
  console.log(`${relationLines(relationsOf(scored))}\n\n${withinLines(withinOccupations(scored))}`)
}
