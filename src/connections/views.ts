import type { Scope } from './constants.ts'
import type { ApiKey } from './ports.ts'
import type { Delivery, Webhook } from './webhooks/ports.ts'

/** A key as its page shows it; never the key itself. Times are ISO. */
export interface KeyRecord {
  _id: string
  kind: 'personal' | 'workspace'
  name: string
  scopes: Scope[]
  hint: string
  networks: string[]
  madeBy: string
  createdAt: string
  expiresAt: string | null
  lastUsedAt: string | null
}

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

export interface WebhookRecord {
  _id: string
  name: string
  url: string
  events: string[]
  state: 'on' | 'off' | 'failed'
  failingSince: string | null
  pausedUntil: string | null
  lastError: string | null
  createdAt: string
  /** Messages that have not been delivered yet. */
  waiting: number
}

export const webhookRecord = (webhook: Webhook, waiting: number): WebhookRecord => ({
  _id: webhook.id,
  name: webhook.name,
  url: webhook.url,
  events: webhook.events,
  state: webhook.state,
  failingSince: webhook.failingSince?.toISOString() ?? null,
  pausedUntil: webhook.pausedUntil?.toISOString() ?? null,
  lastError: webhook.lastError,
  createdAt: webhook.createdAt.toISOString(),
  waiting,
})

export interface DeliveryRecord {
  _id: string
  number: number
  event: string
  state: 'waiting' | 'delivered' | 'failed'
  attempts: number
  createdAt: string
  lastAttemptAt: string | null
  lastStatus: number | null
  lastError: string | null
  body: string
}

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
