import type { JobRequirements, ResumeFacts } from '#src/matching/facts.ts'
import { extractResumeFacts } from '#src/matching/reading/resume-facts.ts'
import { type Replacement, rewritten } from '#src/matching/reading/rewritten-document.ts'
import { exactShare, scoreMatch } from '#src/matching/scoring/score-match.ts'
import type { ReadDocument } from '#src/ports/document-reader.ts'
import { type Person, swaps } from './swap/swaps.ts'

const day = '2025-06-30'

export interface SwapResult {
  kind: string
  /** Resumes that have something of this kind, and those of them for which every copy scores the same against every job. */
  resumes: number
  identical: number
  /** What differed: the resume's key, the job, what stood in place, and the exact shares. */
  differences: string[]
}

/** Periods of the paid positions that ended before the newest one began, so that moving them back opens a gap. */
const olderPeriods = (facts: ResumeFacts) => {
  const dated = facts.roles.filter(({ dates, counts }) => dates && counts)
  const newest = dated[0]?.dates?.value.start
  if (newest === undefined) return []
  if (dated.slice(1).some(({ dates }) => dates!.value.end === 'present' || dates!.value.end >= newest)) return []
  // of a single month or a half-read period only a part would move
  if (dated.some(({ dates }) => dates!.confidence < 0.9)) return []
  return dated.slice(1).map(({ dates }) => dates!.quotes[0]!)
}

/** The result of exchanging one kind of thing in every resume, against every job. */
export const swapResults = (
  people: { key: string; document: ReadDocument; name: string | null }[],
  jobs: JobRequirements[],
): SwapResult[] => {
  const results = new Map<string, SwapResult>()
  for (const { key, document, name } of people) {
    const facts = extractResumeFacts(document)
    const sharesOf = (one: ResumeFacts, source: ReadDocument) =>
      jobs.map((requirements) => {
        const match = scoreMatch({ facts: one, requirements, day, document: source })
        return { percentage: match.percentage, exact: exactShare(match.components), match }
      })
    const before = sharesOf(facts, document)
    const person: Person = { document, name: name ?? facts.name?.value ?? null }
    for (const [kind, swap] of Object.entries(swaps(() => olderPeriods(facts)))) {
      const result = results.get(kind) ?? { kind, resumes: 0, identical: 0, differences: [] }
      results.set(kind, result)
      const copies: Replacement[][] = swap(person)
      if (copies.length === 0) continue
      result.resumes += 1
      let same = true
      for (const copy of copies) {
        const changed = rewritten(document, copy).document
        const after = sharesOf(extractResumeFacts(changed), changed)
        const at = after.findIndex(({ exact }, i) => exact !== before[i]!.exact)
        if (at < 0) continue
        same = false
        const parts = after[at]!.match.components.filter((part, i) => part.score !== before[at]!.match.components[i]!.score).map(
          (part) => part.name,
        )
        result.differences.push(
          `${key} job ${at} “${copy[0]!.by}”: ${before[at]!.percentage} → ${after[at]!.percentage} (${parts.join(', ')})`,
        )
      }
      if (same) result.identical += 1
    }
  }
  return [...results.values()]
}

export const swapLines = (results: SwapResult[]): string =>
  results.map(({ kind, resumes, identical }) => `${kind}: identical ${identical} of ${resumes}`).join('   ')
