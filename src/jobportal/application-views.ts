import type {
  ApplicantConnections,
  ApplicantView,
  ApplicationDetail,
  ApplicationRecord,
  MatchSummary,
  ReadFields,
} from '#src/contracts/jobportal/application-records.ts'

export type { Answer, ApplicationStatus, Correction, CorrectionSubject } from './application.ts'
export type { ApplicantConnections, ApplicantView, ApplicationDetail, ApplicationRecord, MatchSummary, ReadFields }
