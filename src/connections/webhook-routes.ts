import { Elysia, t } from 'elysia'
import { requestIdOf } from '#src/http/request-id.ts'
import type { sessionGuards } from '#src/http/session.ts'
import { deliveryRecord, webhookRecord } from './views.ts'
import type { WebhookDesk } from './webhooks/index.ts'
import type { Webhook } from './webhooks/ports.ts'

const wanted = {
  name: t.String({ maxLength: 200 }),
  url: t.String({ maxLength: 2000 }),
  events: t.Array(t.String({ maxLength: 60 }), { maxItems: 100 }),
}

/** Webhooks of a workspace, for its owners. */
export const webhookRoutes = (webhooks: WebhookDesk, { guards }: { guards: ReturnType<typeof sessionGuards> }) => {
  const record = async (webhook: Webhook) => webhookRecord(webhook, await webhooks.waiting(webhook))
  return new Elysia({ name: 'webhooks', detail: { tags: ['Connections'] } })
    .use(guards)
    .onBeforeHandle(({ set }) => {
      set.headers['cache-control'] = 'no-store'
    })
    .get('/api/webhooks', async ({ user }) => Promise.all((await webhooks.list(user)).map(record)), {
      owner: true,
      detail: { summary: 'Who is told of what happens in the workspace' },
    })
    .post(
      '/api/webhooks',
      async ({ user, body, set, request }) => {
        const { webhook, secret } = await webhooks.make(user, body, requestIdOf(request))
        set.status = 201
        return { secret, record: await record(webhook) }
      },
      {
        owner: true,
        body: t.Object(wanted),
        detail: { summary: 'Add a receiver; the answer is the only place that shows its secret' },
      },
    )
    .put(
      '/api/webhooks/:id',
      async ({ user, params, body, request }) => record(await webhooks.change(user, params.id, body, requestIdOf(request))),
      {
        owner: true,
        body: t.Object({ ...wanted, isOn: t.Boolean() }),
        detail: { summary: 'Change a receiver, turn it off or on again' },
      },
    )
    .delete(
      '/api/webhooks/:id',
      async ({ user, params, request }) => {
        await webhooks.remove(user, params.id, requestIdOf(request))
        return { message: 'The webhook is deleted.' }
      },
      { owner: true, detail: { summary: 'Delete a receiver with its messages' } },
    )
    .post(
      '/api/webhooks/:id/secret',
      async ({ user, params, request }) => ({ secret: await webhooks.rotateSecret(user, params.id, requestIdOf(request)) }),
      { owner: true, detail: { summary: 'Make a new secret; the old one signs beside it for a day' } },
    )
    .post(
      '/api/webhooks/:id/test',
      async ({ user, params }) => {
        await webhooks.test(user, params.id)
        return { message: 'A test message is on its way.' }
      },
      { owner: true, detail: { summary: 'Send a message that says nothing' } },
    )
    .get(
      '/api/webhooks/:id/deliveries',
      async ({ user, params, query }) => {
        const page = { limit: query.limit ?? 50, before: query.before ?? null }
        return (await webhooks.log(user, params.id, page)).map(deliveryRecord)
      },
      {
        owner: true,
        query: t.Object({
          limit: t.Optional(t.Integer({ minimum: 1, maximum: 200 })),
          before: t.Optional(t.Integer({ minimum: 1 })),
        }),
        detail: { summary: 'Messages to a receiver, newest first' },
      },
    )
    .post(
      '/api/webhooks/:id/deliveries/:delivery/replay',
      async ({ user, params }) => {
        await webhooks.replay(user, params.id, params.delivery)
        return { message: 'The message is on its way again.' }
      },
      { owner: true, detail: { summary: 'Send a message once more, with the same id' } },
    )
}
