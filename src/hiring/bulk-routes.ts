import { bulkCalls } from '#src/contracts/hiring/bulk-calls.ts'
import { routesOf } from '#src/http/contracted.ts'
import type { Idempotency } from '#src/http/idempotency.ts'
import type { sessionGuards } from '#src/http/session.ts'
import type { BulkWish } from './bulk.ts'
import { bulkAnswer, standingAnswer } from './bulk-views.ts'
import type { Hiring } from './index.ts'

interface Options {
  guards: ReturnType<typeof sessionGuards>
  idempotency: Idempotency
}

/** One thing done with many candidates, and undone again. */
export const bulkRoutes = (hiring: Hiring, { guards, idempotency }: Options) =>
  routesOf(bulkCalls, { name: 'hiring-bulk', tags: ['Hiring'] })
    .use(guards)
    .post(
      '/api/candidates/bulk/standing',
      async ({ user, body }) => standingAnswer(await hiring.standingOfMany(user, body.ids)),
      { recruiter: true },
    )
    .post(
      '/api/candidates/bulk',
      ({ user, body, request }) =>
        idempotency.once(request, `bulk:${user.workspaceId}:${user.id}`, JSON.stringify(body), async () =>
          bulkAnswer(await hiring.changeMany({ by: user, ids: body.ids, wish: body.action })),
        ),
      { recruiter: true, creates: ({ action: { kind } }: { action: BulkWish }) => kind.startsWith('add-') || kind === 'message' },
    )
    .post(
      '/api/candidates/bulk/:id/undo',
      async ({ user, params }) => bulkAnswer(await hiring.undoMany({ by: user, id: params.id })),
      { recruiter: true },
    ).plugin
