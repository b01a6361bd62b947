import type { Match } from '../match.ts'
import type { RequirementData } from '../views.ts'
import type { ArchiveAnswer, ArchiveResult } from './search-archive.ts'

/** What the archive search answers with. Nothing of it is stored: a result becomes a candidate when its resume is submitted. */
export interface ArchiveSearchAnswer {
  /** How many stored resumes were looked at. */
  total: number
  /** Best first. */
  results: ArchiveRecord[]
}

export interface ArchiveRecord {
  resumeId: { _id: string; filename: string }
  name: string | null
  /** The newest title held, as written. */
  designation: string | null
  /** The candidate, when the resume has been ranked against this job description already. */
  candidateId: string | null
  percentage: number
  confidence: number
  components: ArchiveComponent[]
  requirements: RequirementData[]
  /** Labels of must-haves that are not shown. */
  missingMusts: string[]
  missing: string[]
  warnings: string[]
  /** Version of the engines that made the score. */
  version: string
  /** The day on which open roles were taken to end, 'YYYY-MM-DD'. */
  referenceDay: string | null
}

type ArchiveComponent = Pick<Match['components'][number], 'name' | 'weight' | 'score' | 'summary' | 'evidence'>

export const archiveAnswer = ({ total, results }: ArchiveAnswer): ArchiveSearchAnswer => ({
  total,
  results: results.map(archiveRecord),
})

const archiveRecord = ({ resume, name, designation, match, alreadyCandidate }: ArchiveResult): ArchiveRecord => ({
  resumeId: { _id: resume.id, filename: resume.filename },
  name,
  designation,
  candidateId: alreadyCandidate,
  percentage: match.percentage,
  confidence: match.confidence,
  components: match.components.map(({ name, weight, score, summary, evidence }) => ({ name, weight, score, summary, evidence })),
  requirements: match.requirements ?? [],
  missingMusts: match.missingMusts ?? [],
  missing: match.missing,
  warnings: match.warnings,
  version: match.engine,
  referenceDay: match.basis?.day ?? null,
})
