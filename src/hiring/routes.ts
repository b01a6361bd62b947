import { Elysia } from 'elysia'
import type { Idempotency } from '#src/http/idempotency.ts'
import type { sessionGuards } from '#src/http/session.ts'
import { bulkRoutes } from './bulk-routes.ts'
import type { Hiring } from './index.ts'
import { messageRoutes } from './message-routes.ts'
import { noteRoutes } from './note-routes.ts'
import { stageRoutes } from './stage-routes.ts'

export interface HiringRouteOptions {
  guards: ReturnType<typeof sessionGuards>
  idempotency: Idempotency
}

/** The hiring workflow: stages and boards, tags, notes, tasks, messages, timelines. */
export const hiringRoutes = (hiring: Hiring, options: HiringRouteOptions) =>
  new Elysia({ name: 'hiring', detail: { tags: ['Hiring'] } })
    .use(stageRoutes(hiring, options))
    .use(bulkRoutes(hiring, options))
    .use(noteRoutes(hiring, options))
    .use(messageRoutes(hiring, options))
