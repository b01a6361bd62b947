import type { ArchiveRecord, ArchiveSearchAnswer } from '#src/contracts/talent/search-archive-records.ts'
import type { ArchiveAnswer, ArchiveResult } from './search-archive.ts'

export type { ArchiveRecord, ArchiveSearchAnswer }

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
