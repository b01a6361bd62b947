import { and, asc, count, desc, eq, lt, lte, min, sql } from 'drizzle-orm'
import type { WebhookEvent } from '#src/connections/constants.ts'
import type { Deliveries, Webhook, Webhooks } from '#src/connections/webhook-ports.ts'
import type { Database } from './open.ts'
import { webhookDeliveries, webhooks } from './schema.ts'

export function databaseWebhooks({ query, transaction }: Database): Webhooks {
  const webhookOf = (row: typeof webhooks.$inferSelect): Webhook => ({ ...row, events: row.events as WebhookEvent[] })
  return {
    add: (webhook) =>
      transaction(async () => {
        await query().insert(webhooks).values(webhook).run()
      }),
    async byId(id) {
      const row = await query().select().from(webhooks).where(eq(webhooks.id, id)).get()
      return row ? webhookOf(row) : null
    },
    async find(workspaceId, id) {
      const own = and(eq(webhooks.workspaceId, workspaceId), eq(webhooks.id, id))
      const row = await query().select().from(webhooks).where(own).get()
      return row ? webhookOf(row) : null
    },
    list: async (workspaceId) =>
      (
        await query()
          .select()
          .from(webhooks)
          .where(eq(webhooks.workspaceId, workspaceId))
          .orderBy(asc(webhooks.createdAt), asc(webhooks.id))
          .all()
      ).map(webhookOf),
    update: (id, changes) =>
      transaction(async () => {
        await query().update(webhooks).set(changes).where(eq(webhooks.id, id)).run()
      }),
    remove: (id) =>
      transaction(async () => {
        await query().delete(webhooks).where(eq(webhooks.id, id)).run()
      }),
  }
}

export function databaseDeliveries({ query, transaction }: Database): Deliveries {
  const waits = (webhookId: string) => and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.state, 'waiting'))
  /** Nothing about the same subject waits before it. */
  const isFirst = sql`not exists (
    select 1 from ${webhookDeliveries} as earlier
    where earlier.webhook_id = ${webhookDeliveries.webhookId} and earlier.subject = ${webhookDeliveries.subject}
      and earlier.state = 'waiting' and earlier.number < ${webhookDeliveries.number})`
  return {
    add: (delivery) =>
      transaction(async () => {
        const row = { ...delivery, state: 'waiting' as const, dueAt: delivery.createdAt }
        await query().insert(webhookDeliveries).values(row).run()
      }),
    async find(webhookId, id) {
      const own = and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.id, id))
      return (await query().select().from(webhookDeliveries).where(own).get()) ?? null
    },
    takeNext: (webhookId, now, until) =>
      transaction(
        async () => {
          const next = await query()
            .select()
            .from(webhookDeliveries)
            .where(and(waits(webhookId), lte(webhookDeliveries.dueAt, now), isFirst))
            .orderBy(asc(webhookDeliveries.number))
            .limit(1)
            .get()
          if (!next) return null
          await query().update(webhookDeliveries).set({ dueAt: until }).where(eq(webhookDeliveries.id, next.id)).run()
          return next
        },
        { on: `webhook:${webhookId}` },
      ),
    async nextAt(webhookId) {
      const found = await query()
        .select({ at: min(webhookDeliveries.dueAt) })
        .from(webhookDeliveries)
        .where(and(waits(webhookId), isFirst))
        .get()
      return found?.at ?? null
    },
    update: (id, changes) =>
      transaction(async () => {
        await query().update(webhookDeliveries).set(changes).where(eq(webhookDeliveries.id, id)).run()
      }),
    giveUp: (webhookId) =>
      transaction(async () => {
        await query().update(webhookDeliveries).set({ state: 'failed' }).where(waits(webhookId)).run()
      }),
    log: async (webhookId, { limit, before }) =>
      query()
        .select()
        .from(webhookDeliveries)
        .where(
          and(eq(webhookDeliveries.webhookId, webhookId), before === null ? undefined : lt(webhookDeliveries.number, before)),
        )
        .orderBy(desc(webhookDeliveries.number))
        .limit(limit)
        .all(),
    waiting: async (webhookId) =>
      (await query().select({ count: count() }).from(webhookDeliveries).where(waits(webhookId)).get())?.count ?? 0,
    removeDeliveredBefore: (before) =>
      transaction(async () => {
        await query()
          .delete(webhookDeliveries)
          .where(and(eq(webhookDeliveries.state, 'delivered'), lt(webhookDeliveries.createdAt, before)))
          .run()
      }),
  }
}
