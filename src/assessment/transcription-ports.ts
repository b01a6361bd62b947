import type { HeardSegment } from '#src/ports/transcriber.ts'
import type { AssessmentBasePorts } from './ports.ts'
import type { OpenAnswers } from './recordings-ports.ts'
import type { Sittings } from './sitting-ports.ts'

/** Whether an expected point is in an answer, and what shows it. */
export interface FoundPoint {
  pointId: string
  found: boolean
  /** Who found it; null when nobody did. */
  by: 'words' | 'model' | null
  /** The candidate's own words, as they stand in the text. */
  quote: string | null
  /** Where they are spoken: milliseconds from the beginning of the recording. Null in writing. */
  startMs: number | null
  endMs: number | null
}

/** What was understood of one spoken answer, and which expected points it holds. Also the points of a written one. */
export interface Transcript {
  answerId: string
  assessmentId: string
  /** `none`: nobody was there to transcribe. `failed`: a person has to ask again. */
  state: 'waiting' | 'done' | 'failed' | 'none'
  /** Who wrote it down; null while waiting and for written answers. */
  transcriber: string | null
  /** '' while waiting, and when nothing was said. */
  text: string
  /** Empty for written answers. */
  segments: HeardSegment[]
  /** In the question's order; empty until they were looked for. */
  points: FoundPoint[]
  /** A percentage; null while it is unknown, and for questions without expected points. */
  score: number | null
  /** What went wrong at the last attempt, for a recruiter to read. */
  error: string | null
  updatedAt: Date
}

/** Writes take part in the caller's transaction. */
export interface Transcripts {
  find(answerId: string): Promise<Transcript | null>
  ofAssessment(assessmentId: string): Promise<Transcript[]>
  /** Puts it in the place of the one that is there. */
  keep(transcript: Transcript): Promise<void>
}

/** What a person made of the recordings. */
export interface VideoRatings {
  /** From 0 to 100; null when nobody has rated them. */
  of(assessmentId: string): Promise<number | null>
}

export interface TranscriptionPorts extends AssessmentBasePorts {
  transcripts: Transcripts
  videoRatings: VideoRatings
  openAnswers: Pick<OpenAnswers, 'find' | 'ofAssessment'>
  sittings: Pick<Sittings, 'answersOf'>
  /** Other names that the taxonomy of skills knows for each of these, such as "k8s" for Kubernetes; those without are left out. */
  otherNamesOf(names: string[]): Promise<Map<string, string[]>>
  /** Where a recording lies while it is listened to. */
  uploadFolder: string
}
