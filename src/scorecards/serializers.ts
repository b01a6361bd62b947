import type { InterviewKitRecord, ScorecardRecord, ScorecardsAnswer } from '#src/contracts/scorecards/index.ts'
import type { CandidateScorecards, InterviewKit, SignedScorecard } from './index.ts'

export const kitRecord = ({ jobDescriptionId, criteria, version, changedAt }: InterviewKit): InterviewKitRecord => ({
  jobDescriptionId,
  criteria,
  version,
  changedAt: changedAt?.toISOString() ?? null,
})

const scorecardRecord = ({
  id,
  author,
  recommendation,
  note,
  ratings,
  version,
  savedAt,
  submittedAt,
  readFirstAt,
}: SignedScorecard): ScorecardRecord => ({
  _id: id,
  author,
  recommendation,
  note,
  ratings,
  version,
  savedAt: savedAt.toISOString(),
  submittedAt: submittedAt?.toISOString() ?? null,
  readFirst: readFirstAt !== null,
})

export const scorecardsAnswer = ({ candidate, kit, mine, others, ...rest }: CandidateScorecards): ScorecardsAnswer => ({
  candidate: {
    _id: candidate.id,
    name: candidate.name,
    filename: candidate.filename,
    jobDescriptionId: { _id: candidate.jobDescriptionId, title: candidate.jobTitle },
  },
  kit: kitRecord(kit),
  mine: mine && scorecardRecord(mine),
  others: others.map(scorecardRecord),
  ...rest,
})
