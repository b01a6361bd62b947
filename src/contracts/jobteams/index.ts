import { type Static, Type as t } from '@sinclair/typebox'
import { jobRoles } from '#src/accounts/constants.ts'
import { calls, oneOf, orNull } from '#src/contracts/contract.ts'

export const JobMemberRecord = t.Object({
  _id: t.String(),
  fullName: t.String(),
  role: oneOf(jobRoles),
  /** Null once their account is gone. */
  namedBy: orNull(t.String()),
  namedAt: t.String(),
})
export type JobMemberRecord = Static<typeof JobMemberRecord>

export const JobTeamRecord = t.Object({
  jobDescription: t.Object({ _id: t.String(), title: t.String() }),
  /** Who is named, by name. Owners, recruiters and viewers see every job and are never named. */
  people: t.Array(JobMemberRecord),
  /** Everybody of the workspace who can be named, whether they are or not. */
  choices: t.Array(t.Object({ _id: t.String(), fullName: t.String(), role: oneOf(jobRoles) })),
})
export type JobTeamRecord = Static<typeof JobTeamRecord>

const params = t.Object({ id: t.String({ maxLength: 100 }) })

export const jobteamsContract = calls({
  'GET /api/job-descriptions/:id/people': {
    summary: 'Hiring managers and interviewers who are named on a job, and who can be',
    params,
    answers: { 200: JobTeamRecord },
  },
  'PUT /api/job-descriptions/:id/people': {
    summary: 'Name these people on a job, and nobody else',
    description: 'Whoever is not in the list is named on it no longer, and sees nothing of it from that moment on.',
    params,
    body: t.Object({ people: t.Array(t.String({ maxLength: 100 }), { maxItems: 500 }) }),
    answers: { 200: JobTeamRecord },
  },
})
