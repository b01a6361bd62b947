import { t } from 'elysia'
import { calls, file } from '#src/contracts/contract.ts'

const addressQuery = t.Object({ company: t.Optional(t.String({ maxLength: 100 })) })

export const feedCalls = calls({
  'GET /jobs.xml': {
    summary: 'Open jobs in the form that job boards read',
    answers: { 200: file('application/xml; charset=utf-8') },
  },
  'GET /jobs.rss': {
    summary: 'The newest open jobs as RSS',
    answers: { 200: file('application/rss+xml; charset=utf-8') },
  },
  'GET /sitemap.xml': {
    summary: 'The pages of all open jobs, for search engines',
    answers: { 200: file('application/xml; charset=utf-8') },
  },
  'GET /robots.txt': {
    summary: 'What search engines may read',
    answers: { 200: file('text/plain; charset=utf-8') },
  },
  'GET /jobs.js': {
    summary: "A company's open jobs as a script for its own site",
    query: addressQuery,
    answers: { 200: file('text/javascript; charset=utf-8'), 404: file('text/javascript; charset=utf-8') },
  },
})
