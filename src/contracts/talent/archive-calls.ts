import { t } from 'elysia'
import { calls } from '#src/contracts/contract.ts'
import { CandidateRecord } from '../matching/records.ts'
import { ArchiveSearchAnswer } from './search-archive-records.ts'

export const archiveCalls = calls({
  'GET /api/job-descriptions/:id/archive': {
    summary: 'The best of all stored resumes for a job description, with the reasons',
    params: t.Object({ id: t.String({ maxLength: 100 }) }),
    query: t.Object({ limit: t.Optional(t.Numeric({ minimum: 1 })) }),
    answers: { 200: ArchiveSearchAnswer },
  },
  'POST /api/job-descriptions/:id/archive/:resumeId/rank': {
    summary: 'Rank a stored resume against this job description; uses no quota',
    params: t.Object({ id: t.String({ maxLength: 100 }), resumeId: t.String({ maxLength: 100 }) }),
    answers: { 200: CandidateRecord },
  },
})
