import { connectionsContract } from '#src/contracts/connections/index.ts'
import { routesOf } from '#src/http/contracted.ts'
import { requestIdOf } from '#src/http/request-id.ts'
import type { sessionGuards } from '#src/http/session.ts'
import { deliveryRecord, webhookRecord } from './views.ts'
import type { Webhook } from './webhook-ports.ts'
import type { WebhookDesk } from './webhooks/index.ts'

/** Webhooks of a workspace, for its owners. */
export const webhookRoutes = (webhooks: WebhookDesk, { guards }: { guards: ReturnType<typeof sessionGuards> }) => {
  const record = async (webhook: Webhook) => webhookRecord(webhook, await webhooks.waiting(webhook))
  return routesOf(connectionsContract, { name: 'webhooks', tags: ['Connections'] })
    .onBeforeHandle(({ set }) => {
      set.headers['cache-control'] = 'no-store'
    })
    .use(guards)
    .get('/api/webhooks', async ({ user }) => Promise.all((await webhooks.list(user)).map(record)), { owner: true })
    .post(
      '/api/webhooks',
      async ({ user, body, set, request }) => {
        const { webhook, secret } = await webhooks.make(user, body, requestIdOf(request))
        set.status = 201
        return { secret, record: await record(webhook) }
      },
      { owner: true, creates: true },
    )
    .put(
      '/api/webhooks/:id',
      async ({ user, params, body, request }) => record(await webhooks.change(user, params.id, body, requestIdOf(request))),
      { owner: true },
    )
    .delete(
      '/api/webhooks/:id',
      async ({ user, params, request }) => {
        await webhooks.remove(user, params.id, requestIdOf(request))
        return { message: 'The webhook is deleted.' }
      },
      { owner: true },
    )
    .post(
      '/api/webhooks/:id/secret',
      async ({ user, params, request }) => {
        const secret = await webhooks.rotateSecret(user, params.id, requestIdOf(request))
        return { message: 'The new secret signs from now on.', secret }
      },
      { owner: true },
    )
    .post(
      '/api/webhooks/:id/test',
      async ({ user, params }) => {
        await webhooks.test(user, params.id)
        return { message: 'A test message is on its way.' }
      },
      { owner: true },
    )
    .get(
      '/api/webhooks/:id/deliveries',
      async ({ user, params, query }) => {
        const page = { limit: query.limit ?? 50, before: query.before ?? null }
        return (await webhooks.log(user, params.id, page)).map(deliveryRecord)
      },
      { owner: true },
    )
    .post(
      '/api/webhooks/:id/deliveries/:delivery/replay',
      async ({ user, params }) => {
        await webhooks.replay(user, params.id, params.delivery)
        return { message: 'The message is on its way again.' }
      },
      { owner: true },
    ).plugin
}
