import { t } from 'elysia'
import { calls } from '#src/contracts/contract.ts'
import { pageQuery } from '#src/contracts/parameters.ts'
import { JobPageRecord } from './public-records.ts'
import { PublicJobRecord } from './records.ts'

/** The one call that pages of other sites may make. */
export const openJobsCalls = calls({
  'GET /public/jobs': {
    summary: 'Open jobs, newest first. The one call that pages of other sites may make.',
    query: t.Object({
      ...pageQuery,
      q: t.Optional(t.String({ maxLength: 200 })),
      company: t.Optional(t.String({ maxLength: 100 })),
    }),
    answers: { 200: t.Array(PublicJobRecord) },
  },
})

export const publicCalls = calls({
  ...openJobsCalls,
  'GET /public/job-page/:id': {
    summary: 'What the page of a job shows, with its JobPosting in the words of schema.org',
    params: t.Object({ id: t.String({ maxLength: 100 }) }),
    answers: { 200: JobPageRecord },
  },
})
