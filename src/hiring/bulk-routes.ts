import { bulkCalls } from '#src/contracts/hiring/bulk-calls.ts'
import { routesOf } from '#src/http/contracted.ts'
import type { sessionGuards } from '#src/http/session.ts'
import type { BulkWish } from './bulk.ts'
import { bulkAnswer, standingAnswer } from './bulk-views.ts'
import type { Hiring } from './index.ts'

interface Options {
  guards: ReturnType<typeof sessionGuards>
}

/** One thing done with many candidates, and undone again. */
export const bulkRoutes = (hiring: Hiring, { guards }: Options) =>
  routesOf(bulkCalls, { name: 'hiring-bulk', tags: ['Hiring'] })
    .use(guards)
    .post(
      '/api/candidates/bulk/standing',
      async ({ user, body }) => standingAnswer(await hiring.standingOfMany(user, body.ids)),
      { recruiter: true },
    )
    .post(
      '/api/candidates/bulk',
      async ({ user, body: { ids, action } }) => bulkAnswer(await hiring.changeMany({ by: user, ids, wish: action })),
      { recruiter: true, creates: ({ action }: { action: BulkWish }) => action.kind.startsWith('add-') },
    )
    .post(
      '/api/candidates/bulk/:id/undo',
      async ({ user, params }) => bulkAnswer(await hiring.undoMany({ by: user, id: params.id })),
      { recruiter: true },
    ).plugin
