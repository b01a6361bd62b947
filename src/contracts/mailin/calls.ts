import { t } from 'elysia'
import { calls, nothing } from '#src/contracts/contract.ts'
import { UnfiledMailsAnswer } from './records.ts'

const id = t.String({ maxLength: 100 })
const FileLink = t.Object({ url: t.String(), filename: t.String() })

export const mailInCalls = calls({
  'GET /api/unfiled-mail': {
    summary: 'Emails to the workspace that nobody was found for, newest first',
    query: t.Object({ page: t.Optional(t.Numeric({ minimum: 1, maximum: 10_000, multipleOf: 1 })) }),
    answers: { 200: UnfiledMailsAnswer },
  },
  'POST /api/unfiled-mail/:id/file': {
    summary: 'File an email with a candidate',
    params: t.Object({ id }),
    body: t.Object({ candidateId: id }),
    answers: { 204: nothing },
  },
  'DELETE /api/unfiled-mail/:id': {
    summary: 'Delete an email that nobody was found for, with its files',
    params: t.Object({ id }),
    answers: { 204: nothing },
  },
  'GET /api/unfiled-mail/:id/files/:file': {
    summary: 'A link to a file of an email that nobody was found for',
    params: t.Object({ id, file: id }),
    answers: { 200: FileLink },
  },
  'GET /api/candidates/:id/mails/:mail/files/:file': {
    summary: 'A link to a file of an email that a candidate sent',
    params: t.Object({ id, mail: id, file: id }),
    answers: { 200: FileLink },
  },
})
