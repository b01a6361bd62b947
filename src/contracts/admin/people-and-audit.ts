import { t } from 'elysia'
import { UserRecord } from '#src/contracts/accounts/records.ts'
import { calls, file, orNull } from '#src/contracts/contract.ts'
import { pageQuery } from '#src/contracts/parameters.ts'
import { AuditRecord, EntryProofRecord } from './records.ts'

const words = t.Optional(t.String({ maxLength: 200 }))
const auditQuery = { actor: words, action: words, subject: words, from: words, to: words }

export const peopleAndAuditCalls = calls({
  'GET /admin/users': {
    summary: 'Accounts in pages, searched and sorted',
    query: t.Object({
      ...pageQuery,
      q: words,
      state: t.Optional(t.Union([t.Literal('unverified'), t.Literal('pending'), t.Literal('active'), t.Literal('suspended')])),
      sort: t.Optional(
        t.Union([t.Literal('newest'), t.Literal('oldest'), t.Literal('name'), t.Literal('email'), t.Literal('company')]),
      ),
    }),
    answers: { 200: t.Array(UserRecord) },
  },
  'GET /admin/audit': {
    summary: 'Who did what, to whom and when; newest first',
    query: t.Object({ ...pageQuery, ...auditQuery }),
    answers: {
      200: t.Object({
        entries: t.Array(AuditRecord),
        total: t.Number(),
        head: orNull(t.Object({ number: t.Number(), hash: t.String() })),
        actions: t.Array(t.String()),
      }),
    },
  },
  'POST /admin/audit/verify': {
    summary: 'Compute the chain of the audit log anew',
    body: t.Optional(t.Object({ noted: t.Optional(t.String({ maxLength: 100 })) })),
    answers: {
      200: t.Object({
        checkedAt: t.String(),
        intact: t.Boolean(),
        /** Entries that were looked at and fit. */
        count: t.Number(),
        head: orNull(t.String()),
        /** The first entry that does not fit, and why. */
        broken: orNull(t.Object({ number: t.Number(), reason: t.String() })),
        /** Where a hash that somebody noted earlier stands now; `number` is null when it is not in the log any more. */
        noted: orNull(t.Object({ hash: t.String(), number: orNull(t.Number()) })),
        /** Moments noted outside of the database that the log was compared with. */
        anchors: t.Number(),
      }),
    },
  },
  'GET /admin/audit/:number/proof': {
    summary: 'That one entry stood in the log, to be checked without the database by `bun run verify-entry`',
    params: t.Object({ number: t.Integer({ minimum: 1 }) }),
    answers: { 200: EntryProofRecord },
  },
  'GET /admin/audit.csv': {
    summary: 'The audit log as a table, oldest first',
    query: t.Object(auditQuery),
    answers: { 200: file('text/csv; charset=utf-8') },
  },
})
