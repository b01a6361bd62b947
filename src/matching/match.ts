import type { Quote } from './facts.ts'

/** The result of comparing one resume with one job description. Pure data, the same for the same input. */
export interface Match {
  /** From 0 to 100, whole. Computed from `components` and nothing else. */
  percentage: number
  /** From 0 to 1: the share of the possible weight that the two documents could answer. */
  confidence: number
  components: MatchComponent[]
  /** What the job description asks for and the resume does not show, in words a recruiter reads. */
  missing: string[]
  /** What the recruiter should know: hidden text left out, text recognised from a scan, instructions in the text. */
  warnings: string[]
  engine: string
}

/** One reason for the percentage: percentage = Σ weight × score ÷ Σ weight, times 100, rounded, over those that count. */
export interface MatchComponent {
  /** Stable: 'must-have skills', 'nice-to-have skills', 'experience', 'degree', 'title', 'field of work', … */
  name: string
  /** Share of the whole, as published; 0 when neither document could answer it. */
  weight: number
  /** From 0 to 1. */
  score: number
  /** One sentence: "6 of 8 required skills: Python, SQL, …". */
  summary: string
  /** Quotes of the resume's visible text that earned the score. A score above 0 has at least one. */
  evidence: Quote[]
}

/** The day of reference, 'YYYY-MM-DD': an open role ends in its month. Part of the input and of the receipt. */
export type ReferenceDay = string
