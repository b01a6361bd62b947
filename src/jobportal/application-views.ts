export type * from '#src/contracts/jobportal/application-records.ts'
export type { Answer, ApplicationStatus, Correction, CorrectionSubject } from './application.ts'
