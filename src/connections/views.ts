import type { DeliveryRecord, FeedRecord, KeyRecord, WebhookRecord } from '#src/contracts/connections/records.ts'
import type { CalendarFeed } from './calendar-ports.ts'
import type { ApiKey } from './ports.ts'
import type { Delivery, Webhook } from './webhook-ports.ts'

export const keyRecord = (key: ApiKey & { madeBy: string }): KeyRecord => ({
  _id: key.id,
  kind: key.kind,
  name: key.name,
  scopes: key.scopes,
  hint: key.hint,
  networks: key.networks ?? [],
  madeBy: key.madeBy,
  createdAt: key.createdAt.toISOString(),
  expiresAt: key.expiresAt?.toISOString() ?? null,
  lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
})

export const webhookRecord = (webhook: Webhook, waiting: number): WebhookRecord => ({
  _id: webhook.id,
  name: webhook.name,
  url: webhook.url,
  events: webhook.events,
  format: webhook.format,
  tellsNames: webhook.tellsNames,
  room: webhook.room,
  hasToken: webhook.sealedToken !== null,
  state: webhook.state,
  failingSince: webhook.failingSince?.toISOString() ?? null,
  pausedUntil: webhook.pausedUntil?.toISOString() ?? null,
  lastError: webhook.lastError,
  createdAt: webhook.createdAt.toISOString(),
  waiting,
})

export const deliveryRecord = (delivery: Delivery): DeliveryRecord => ({
  _id: delivery.id,
  number: delivery.number,
  event: delivery.event,
  state: delivery.state,
  attempts: delivery.attempts,
  createdAt: delivery.createdAt.toISOString(),
  lastAttemptAt: delivery.lastAttemptAt?.toISOString() ?? null,
  lastStatus: delivery.lastStatus,
  lastError: delivery.lastError,
  body: delivery.body,
})

export const feedRecord = ({ createdAt, lastReadAt }: CalendarFeed): FeedRecord => ({
  createdAt: createdAt.toISOString(),
  lastReadAt: lastReadAt?.toISOString() ?? null,
})
