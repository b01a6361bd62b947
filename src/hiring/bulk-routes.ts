import { Elysia, t } from 'elysia'
import type { sessionGuards } from '#src/http/session.ts'
import type { BulkWish } from './bulk.ts'
import { bulkAnswer, standingAnswer } from './bulk-views.ts'
import { mostAtOnce } from './constants.ts'
import type { Hiring } from './index.ts'

interface Options {
  guards: ReturnType<typeof sessionGuards>
}

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
    kind: t.Literal('add-task'),
    title: t.String({ maxLength: 1000 }),
    dueOn: t.Nullable(t.String({ maxLength: 20 })),
    assigneeId: t.Nullable(id),
  }),
])

/** One thing done with many candidates, and undone again. */
export const bulkRoutes = (hiring: Hiring, { guards }: Options) =>
  new Elysia({ name: 'hiring-bulk', detail: { tags: ['Hiring'] } })
    .use(guards)
    .post(
      '/api/candidates/bulk/standing',
      async ({ user, body }) => standingAnswer(await hiring.standingOfMany(user, body.ids)),
      {
        recruiter: true,
        detail: { summary: 'Where several candidates stand and which tags they carry, with the versions that a move takes' },
        body: t.Object({ ids }),
      },
    )
    .post(
      '/api/candidates/bulk',
      async ({ user, body: { ids, action } }) => bulkAnswer(await hiring.changeMany({ by: user, ids, wish: action })),
      {
        recruiter: true,
        creates: ({ action }: { action: BulkWish }) => action.kind.startsWith('add-'),
        detail: {
          summary: 'Tag, move, or give a task to at most 1,000 candidates; whoever cannot be changed is named with the reason',
        },
        body: t.Object({ ids, action: wish }),
      },
    )
    .post(
      '/api/candidates/bulk/:id/undo',
      async ({ user, params }) => bulkAnswer(await hiring.undoMany({ by: user, id: params.id })),
      {
        recruiter: true,
        detail: { summary: 'Take a change of several candidates back, for ten minutes and for the person who made it' },
        params: t.Object({ id }),
      },
    )
