import { t } from 'elysia'
import { calls, oneOf } from '#src/contracts/contract.ts'
import { pageQuery } from '#src/contracts/parameters.ts'
import { jobTypes } from '#src/jobportal/constants.ts'
import { JobPageRecord } from './public-records.ts'
import { PublicJobRecord } from './records.ts'

/** The one call that pages of other sites may make. */
export const openJobsCalls = calls({
  'GET /public/jobs': {
    summary: 'Open jobs, newest first. The one call that pages of other sites may make.',
    description:
      'q: words looked for in title, location, company and skills; company: the id of one company; type: a job type; remote=true: only jobs that can be done remotely; location: a part of the location. All of them have to hold. X-Total-Count says how many jobs there are.',
    query: t.Object({
      ...pageQuery,
      q: t.Optional(t.String({ maxLength: 200 })),
      company: t.Optional(t.String({ maxLength: 100 })),
      type: t.Optional(oneOf(jobTypes)),
      /** Only jobs that can be done remotely. */
      remote: t.Optional(t.Literal('true')),
      /** A part of the location. */
      location: t.Optional(t.String({ maxLength: 200 })),
    }),
    answers: { 200: t.Array(PublicJobRecord) },
  },
})

export const publicCalls = calls({
  ...openJobsCalls,
  'GET /public/job-locations': {
    summary: 'Where the open jobs are, in the words of their companies, the most frequent first',
    query: t.Object({ company: t.Optional(t.String({ maxLength: 100 })) }),
    answers: { 200: t.Object({ locations: t.Array(t.String()) }) },
  },
  'GET /public/job-page/:id': {
    summary: 'What the page of a job shows, with its JobPosting in the words of schema.org',
    params: t.Object({ id: t.String({ maxLength: 100 }) }),
    answers: { 200: JobPageRecord },
  },
})
