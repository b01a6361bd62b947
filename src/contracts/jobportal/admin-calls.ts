import { t } from 'elysia'
import { calls } from '#src/contracts/contract.ts'
import { pageQuery } from '#src/contracts/parameters.ts'
import { JobPosterRecord } from './records.ts'

export const adminCalls = calls({
  'GET /admin/jobposters': {
    summary: 'Companies of the job portal, newest first',
    query: t.Object({ ...pageQuery, q: t.Optional(t.String({ maxLength: 1000 })) }),
    answers: { 200: t.Array(JobPosterRecord) },
  },
  'GET /admin/jobposters/:id': {
    summary: 'One company of the job portal',
    answers: { 200: JobPosterRecord },
  },
  'POST /admin/verify-jobposter/:id': {
    summary: 'Vouch for a company, so that it may post jobs',
    answers: { 200: t.Object({ message: t.String() }) },
  },
  'POST /admin/suspend-jobposter/:id': {
    summary: 'Lock a company out at once and hide its jobs',
    answers: { 200: t.Object({ message: t.String() }) },
  },
  'POST /admin/end-jobposter-sessions/:id': {
    summary: 'Sign a company out wherever it is signed in; its account and jobs stay as they are',
    answers: { 200: t.Object({ message: t.String(), ended: t.Integer() }) },
  },
  'POST /admin/unsuspend-jobposter/:id': {
    summary: 'Let a suspended company in again',
    answers: { 200: t.Object({ message: t.String() }) },
  },
})
