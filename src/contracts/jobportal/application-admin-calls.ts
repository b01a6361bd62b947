import { t } from 'elysia'
import { calls } from '#src/contracts/contract.ts'
import { applicationsQuery } from './application-calls.ts'
import { ApplicationRecord } from './application-records.ts'
import { OwnJobRecord } from './records.ts'

const idParam = t.Object({ id: t.String({ maxLength: 100 }) })

export const applicationAdminCalls = calls({
  'GET /admin/jobportal-stats': {
    summary: 'How many companies, jobs and applications there are',
    answers: { 200: t.Object({ hrUsers: t.Number(), jobs: t.Number(), applications: t.Number() }) },
  },
  'GET /jobportal/admin/jobs/:id': {
    summary: 'The jobs of a company, newest first',
    params: idParam,
    answers: { 200: t.Array(OwnJobRecord) },
  },
  'GET /jobportal/admin/applications/:id': {
    summary: 'The applications of a job. Reading them is written into the audit log.',
    params: idParam,
    query: applicationsQuery,
    answers: { 200: t.Array(ApplicationRecord) },
  },
})
