import { t } from 'elysia'
import { calls } from '#src/contracts/contract.ts'
import { SiteRecord, TitleRecord } from './records.ts'
import { SiteContent } from './site-content.ts'

export const siteCalls = calls({
  'GET /admin/job-titles': {
    summary: 'Every job title, retired ones included',
    answers: { 200: t.Array(TitleRecord) },
  },
  'POST /admin/job-titles': {
    summary: 'Add a job title',
    body: t.Object({ name: t.String({ maxLength: 1000 }) }),
    answers: { 200: t.Array(TitleRecord) },
  },
  'PUT /admin/job-titles/order': {
    summary: 'Put the job titles in this order',
    body: t.Object({ ids: t.Array(t.String({ maxLength: 100 }), { maxItems: 1000 }) }),
    answers: { 200: t.Array(TitleRecord) },
  },
  'PUT /admin/job-titles/:id': {
    summary: 'Rename a job title, retire it or bring it back',
    body: t.Object({ name: t.Optional(t.String({ maxLength: 1000 })), isRetired: t.Optional(t.Boolean()) }),
    answers: { 200: t.Array(TitleRecord) },
  },
  'GET /admin/site-content': {
    summary: 'What the pages say in the words of this organization',
    answers: { 200: SiteRecord },
  },
  'PUT /admin/site-content': {
    summary: 'Save what the pages say; an old revision is refused',
    body: t.Object({ content: SiteContent, revision: t.Integer({ minimum: 0 }) }),
    answers: { 200: SiteRecord },
  },
})
