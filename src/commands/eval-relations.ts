import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readDocument } from '#adapters/document-reader/read-document.ts'
import { documentFromText } from '#src/resume-engine/parsing/plain-document.ts'
import { extractJobRequirements } from '#src/resume-engine/parsing/requirements.ts'
import { extractResumeFacts } from '#src/resume-engine/parsing/resume-facts.ts'
import { exactShare, scoreMatch } from '#src/resume-engine/scoring/score-match.ts'

/** The day that open roles end on; any will do, as long as it stays. */
const day = '2026-06-01'

interface Pair {
  ad: string
  kind: string
  a: string
  b: string
  relation: '>=' | '<=' | '=' | '~2'
  note: string
}

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

const load = async (path: string) => {
  if (path.endsWith('.txt')) return documentFromText(readFileSync(path, 'utf8'))
  return readDocument(new Uint8Array(readFileSync(path)), { allowText: false, recognise: false })
}

/** Scores the pairs of resumes in `folder`, of which one differs from the other in one known thing, and says which relations hold. */
export const evalRelations = async (folder: string): Promise<RelationResult[]> => {
  const root = join(folder, 'metamorphic')
  const { pairs } = JSON.parse(readFileSync(join(root, 'pairs.json'), 'utf8')) as { pairs: Pair[] }
  const results: RelationResult[] = []
  const scores = new Map<string, number>()
  for (const ad of new Set(pairs.map((pair) => pair.ad))) {
    const job = await load(join(root, 'ads', ad === 'devops-engineer' ? `${ad}.pdf` : `${ad}.txt`))
    const requirements = extractJobRequirements(job)
    const ofAd = pairs.filter((pair) => pair.ad === ad)
    for (const name of new Set(ofAd.flatMap(({ a, b }) => [a, b]))) {
      const facts = extractResumeFacts(await load(join(root, 'docs', `${ad}-${name}.pdf`)))
      scores.set(`${ad}-${name}`, 100 * exactShare(scoreMatch({ facts, requirements, day }).components))
    }
  }
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

if (import.meta.main) console.log(relationLines(await evalRelations(process.argv[2] ?? '../shared/data')))
