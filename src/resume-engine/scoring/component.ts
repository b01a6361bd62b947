import type { Quote } from '../facts.ts'
import type { RequirementResult } from '../match.ts'
import type { ComponentName } from './weights.ts'

/** A component before it is weighed, with what the resume lacks for it. */
export interface Judged {
  name: ComponentName
  /** False when the documents leave it open: it leaves the sum. */
  answered: boolean
  score: number
  summary: string
  evidence: Quote[]
  missing: string[]
  requirements: RequirementResult[]
  /** Set when part of the evidence was pointed out by a language model. */
  source?: 'model'
}

const mostEvidence = 12

interface Judgement {
  score: number
  summary: string
  evidence: Quote[]
  missing?: string[]
  requirements?: RequirementResult[]
  source?: 'model' | undefined
}

/** Without a quote there is no score: a component that cannot show its evidence earns nothing. */
export const judged = (
  name: ComponentName,
  { score, summary, evidence, missing = [], requirements = [], source }: Judgement,
): Judged => ({
  name,
  answered: true,
  score: evidence.length > 0 ? Math.round(score * 10_000) / 10_000 : 0,
  summary,
  evidence: score > 0 ? evidence.slice(0, mostEvidence) : [],
  missing,
  requirements,
  ...(source && score > 0 && { source }),
})

/** Neither document answers this: it leaves the sum. */
export const unanswered = (
  name: ComponentName,
  summary: string,
  missing: string[] = [],
  requirements: RequirementResult[] = [],
): Judged => ({ name, answered: false, score: 0, summary, evidence: [], missing, requirements })

/** "Python, SQL and 3 more". */
export const listed = (names: string[], most = 6) =>
  names.length <= most ? names.join(', ') : `${names.slice(0, most - 1).join(', ')} and ${names.length - most + 1} more`

export const plural = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`
