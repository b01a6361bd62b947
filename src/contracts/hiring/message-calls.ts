import { t } from 'elysia'
import { calls, nothing, oneOf } from '#src/contracts/contract.ts'
import { templatePurposes } from '#src/hiring/constants.ts'
import { MessageRecord, ReadyMessage, TemplateRecord } from './records.ts'

const idParam = t.Object({ id: t.String({ maxLength: 100 }) })
const written = { subject: t.String({ maxLength: 1000 }), body: t.String({ maxLength: 50_000 }) }
const template = { ...written, name: t.String({ maxLength: 500 }), purpose: oneOf(templatePurposes) }

export const messageCalls = calls({
  'POST /api/candidates/:id/message': {
    summary: 'Send an email to a candidate; variables such as {{candidate.name}} are filled in',
    params: idParam,
    body: t.Object(written),
    idempotent: true,
    answers: { 202: MessageRecord },
  },
  'POST /api/candidates/:id/message/preview': {
    summary: 'A message as the candidate would read it',
    params: idParam,
    body: t.Object(written),
    answers: { 200: ReadyMessage },
  },
  'POST /api/messages/:id/retry': {
    summary: 'Send a message again that failed for good',
    params: idParam,
    answers: { 200: MessageRecord },
  },
  'GET /api/message-templates': {
    summary: 'Templates for messages: the product’s, and the workspace’s own',
    answers: { 200: t.Array(TemplateRecord) },
  },
  'POST /api/message-templates': {
    summary: 'Add a template',
    body: t.Object(template),
    answers: { 201: TemplateRecord },
  },
  'PUT /api/message-templates/:id': {
    summary: 'Change a template; one of the product’s becomes a copy of the workspace',
    params: idParam,
    body: t.Object({ ...template, version: t.Integer({ minimum: 0 }) }),
    answers: { 200: TemplateRecord },
  },
  'DELETE /api/message-templates/:id': {
    summary: 'Delete a template of the workspace',
    params: idParam,
    answers: { 204: nothing },
  },
})
