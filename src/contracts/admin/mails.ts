import { t } from 'elysia'
import { calls, file } from '#src/contracts/contract.ts'
import { pageQuery } from '#src/contracts/parameters.ts'
import { MailContentRecord, MailRecord } from './records.ts'

export const mailsCalls = calls({
  'GET /admin/outbox': {
    summary: 'Every email with its state; newest first',
    query: t.Object({
      ...pageQuery,
      q: t.Optional(t.String({ maxLength: 254 })),
      state: t.Optional(t.Union([t.Literal('queued'), t.Literal('sent'), t.Literal('failed')])),
    }),
    answers: {
      200: t.Object({
        total: t.Number(),
        counts: t.Object({ queued: t.Number(), sent: t.Number(), failed: t.Number() }),
        keepsBodies: t.Boolean(),
        mails: t.Array(MailRecord),
      }),
    },
  },
  'GET /admin/outbox/:id': {
    summary: 'One email, with the secrets in its links masked',
    answers: { 200: MailContentRecord },
  },
  'GET /admin/outbox/:id/preview': {
    summary: 'One email as it is seen, for a frame that runs nothing',
    answers: { 200: file('text/html; charset=utf-8') },
  },
  'POST /admin/outbox/:id/resend': {
    summary: 'Send an email once more; the same Idempotency-Key sends it once',
    answers: { 200: t.Object({ message: t.String() }) },
  },
})
