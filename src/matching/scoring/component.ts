import type { Quote } from '../facts.ts'
import type { MatchComponent } from '../match.ts'
import { type ComponentName, weights } from './weights.ts'

/** A component with what the resume lacks for it. */
export interface Judged {
  component: MatchComponent
  missing: string[]
}

const mostEvidence = 12

interface Judgement {
  score: number
  summary: string
  evidence: Quote[]
  missing?: string[]
  /** Share of the published weight that counts, from 0 to 1. */
  counts?: number
}

/** Without a quote there is no score: a component that cannot show its evidence earns nothing. */
export const judged = (name: ComponentName, { score, summary, evidence, missing = [], counts = 1 }: Judgement): Judged => ({
  component: {
    name,
    weight: Math.round(weights[name] * counts * 10_000) / 10_000,
    score: evidence.length > 0 ? Math.round(score * 10_000) / 10_000 : 0,
    summary,
    evidence: score > 0 ? evidence.slice(0, mostEvidence) : [],
  },
  missing,
})

/** Neither document answers this: it leaves the sum. */
export const unanswered = (name: ComponentName, summary: string, missing: string[] = []): Judged => ({
  component: { name, weight: 0, score: 0, summary, evidence: [] },
  missing,
})

/** "Python, SQL and 3 more". */
export const listed = (names: string[], most = 6) =>
  names.length <= most ? names.join(', ') : `${names.slice(0, most - 1).join(', ')} and ${names.length - most + 1} more`

export const plural = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`
