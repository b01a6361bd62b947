import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readDocument } from '#adapters/document-reader/read-document.ts'
import { documentFromText } from '#src/resume-engine/parsing/plain-document.ts'
import { extractResumeFacts } from '#src/resume-engine/parsing/resume-facts.ts'
import { extractJobRequirements } from '#src/resume-engine/requirements/requirements.ts'
import { exactShare, scoreMatch } from '#src/resume-engine/scoring/score-match.ts'

/** The day that open roles end on; any will do, as long as it stays. */
const day = '2026-06-01'

export interface Pair {
  ad: string
  kind: string
  a: string
  b: string
  relation: '>=' | '<=' | '=' | '~2'
  note: string
}

const load = async (path: string) => {
  if (path.endsWith('.txt')) return documentFromText(readFileSync(path, 'utf8'))
  return readDocument(new Uint8Array(readFileSync(path)), { allowText: false, recognise: false })
}

/** Resumes that differ in one known thing, with their points: 'ad-name' → from 0 to 100. */
export interface ScoredPairs {
  pairs: Pair[]
  scores: Map<string, number>
}

/** Scores the resumes in `folder` of which one differs from the other in one known thing, each for its advertisement. */
export const scorePairs = async (folder: string): Promise<ScoredPairs> => {
  const root = join(folder, 'metamorphic')
  const { pairs } = JSON.parse(readFileSync(join(root, 'pairs.json'), 'utf8')) as { pairs: Pair[] }
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
  return { pairs, scores }
}
