import type { Criteria } from './criteria.ts'
import type { Quote, ReadByModel } from './facts.ts'
import type { RequirementState } from './weighing.ts'

/** The result of comparing one resume with one job description. Pure data, the same for the same input. */
export interface Match {
  /** From 0 to 100, whole. Computed from `components` and nothing else. */
  percentage: number
  /** From 0 to 1: the share of the possible weight that the two documents could answer. */
  confidence: number
  components: MatchComponent[]
  /** Every single thing asked for, and how far the resume shows it. Absent in scores made before scoring-2. */
  requirements?: RequirementResult[]
  /** The labels of must-haves that are not shown. They mark a row, and never hide or reject it. */
  missingMusts?: string[]
  /** What the job description asks for and the resume does not show, in words a recruiter reads. */
  missing: string[]
  /** What the recruiter should know: hidden text left out, text recognised from a scan, instructions in the text. */
  warnings: string[]
  /** What the resume has taken from the text of the job description; it earned nothing. Absent when nothing is. */
  copied?: { share: number; passages: Quote[] }
  engine: string
  /** What the score was made from, for its receipt. Absent in scores made before scoring-2. */
  basis?: MatchBasis
}

/** The input of a score, by hashes (SHA-256, hexadecimal) where it is kept elsewhere. */
export interface MatchBasis {
  /** Of the normalised visible text. */
  resumeText: string
  jobText: string | null
  facts: string
  requirements: string
  /** Version of the knowledge data: skills, titles, occupations. */
  taxonomy: string
  day: ReferenceDay
  /** When the score was computed; ISO. Takes no part in it. */
  scoredAt: string
  criteria: Criteria
  /** Facts that a language model added, with their quotes; null when none took part. */
  model: ModelBasis | null
  /** Skills that the person whom the resume is about pointed out, where its text says so; absent without any. */
  pointedOut?: PointedOut[]
}

/** A skill that its owner found in the visible text of a resume, where code had not. */
export interface PointedOut {
  skill: string
  quote: Quote
}

export interface ModelBasis {
  name: string
  promptVersion: string
  /** Skills added to the resume's. */
  skills: { skill: string; quote: Quote }[]
  /** Titles, employers, dates and degrees that it read where code did not. */
  read?: ReadByModel
}

/** One thing that the criteria ask for. */
export interface RequirementResult {
  /** Id of the criterion: a skill's, 'years', 'degree' or 'title'. */
  id: string
  /** "Python", "5 years of experience". */
  label: string
  /** Name of the component it belongs to. */
  component: string
  must: boolean
  /** Beside the others of its component. */
  weight: number
  /** From 0 to 1. A score above 0 has evidence. */
  score: number
  state: RequirementState
  /** One sentence: "Named in the resume.", "Through Django, which includes it." */
  summary: string
  evidence: Quote[]
  /** Set when the evidence was pointed out by a language model. */
  source?: 'model'
}

/** One reason for the percentage: percentage = Σ weight × score ÷ Σ weight, times 100, rounded, over those that count. */
export interface MatchComponent {
  /** Stable: 'must-have skills', 'nice-to-have skills', 'experience', 'degree', 'title', 'field of work', … */
  name: string
  /** Share of the whole; 0 when the documents could not answer it. */
  weight: number
  /** False when the documents leave it open. Absent in scores made before scoring-2, where the weight tells. */
  answered?: boolean
  /** From 0 to 1. */
  score: number
  /** One sentence: "6 of 8 required skills: Python, SQL, …". */
  summary: string
  /** Quotes of the resume's visible text that earned the score. A score above 0 has at least one. */
  evidence: Quote[]
  /** Set when part of the evidence was pointed out by a language model. */
  source?: 'model'
}

/** The day of reference, 'YYYY-MM-DD': an open role ends in its month. Part of the input and of the receipt. */
export type ReferenceDay = string
