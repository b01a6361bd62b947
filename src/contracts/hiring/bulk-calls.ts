import { t } from 'elysia'
import { calls, oneOf } from '#src/contracts/contract.ts'
import { maximumReasonText, mostAtOnce, rejectionReasons } from '#src/hiring/constants.ts'
import { BulkAnswer, StandingAnswer } from './bulk-records.ts'

const id = t.String({ maxLength: 100 })
const ids = t.Array(id, { minItems: 1, maxItems: mostAtOnce })
const wish = t.Union([
  t.Object({ kind: t.Literal('add-tag'), name: t.String({ maxLength: 200 }) }),
  t.Object({ kind: t.Literal('remove-tag'), tagId: id }),
  t.Object({
    kind: t.Literal('move'),
    stage: t.String({ maxLength: 200 }),
    seen: t.Record(t.String({ maxLength: 100 }), t.Integer({ minimum: 0 })),
  }),
  t.Object({
    kind: t.Literal('reject'),
    reasons: t.Record(
      t.String({ maxLength: 100 }),
      t.Object({
        reason: oneOf(rejectionReasons.map(({ key }) => key)),
        text: t.String({ maxLength: maximumReasonText * 2 }),
      }),
    ),
    message: t.Optional(t.Object({ subject: t.String({ maxLength: 1000 }), body: t.String({ maxLength: 50_000 }) })),
    seen: t.Record(t.String({ maxLength: 100 }), t.Integer({ minimum: 0 })),
  }),
  t.Object({ kind: t.Literal('message'), subject: t.String({ maxLength: 1000 }), body: t.String({ maxLength: 50_000 }) }),
  t.Object({
    kind: t.Literal('add-task'),
    title: t.String({ maxLength: 1000 }),
    dueOn: t.Nullable(t.String({ maxLength: 20 })),
    assigneeId: t.Nullable(id),
  }),
])

export const bulkCalls = calls({
  'POST /api/candidates/bulk/standing': {
    summary: 'Where several candidates stand and which tags they carry, with the versions that a move takes',
    body: t.Object({ ids }),
    answers: { 200: StandingAnswer },
  },
  'POST /api/candidates/bulk': {
    summary:
      'Tag, move, reject, write to, or give a task to at most 1,000 candidates; whoever cannot be changed is named with the reason. An Idempotency-Key makes it repeatable',
    body: t.Object({ ids, action: wish }),
    idempotent: true,
    answers: { 200: BulkAnswer },
  },
  'POST /api/candidates/bulk/:id/undo': {
    summary: 'Take a change of several candidates back, for ten minutes and for the person who made it',
    params: t.Object({ id }),
    answers: { 200: BulkAnswer },
  },
})
