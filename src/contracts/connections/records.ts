import { type Static, Type as t } from '@sinclair/typebox'
import { scopes, webhookFormats } from '#src/connections/constants.ts'
import { oneOf, orNull } from '#src/contracts/contract.ts'

/** A key as its page shows it; never the key itself. Times are ISO. */
export const KeyRecord = t.Object({
  _id: t.String(),
  kind: oneOf(['personal', 'workspace']),
  name: t.String(),
  scopes: t.Array(oneOf(scopes)),
  /** Its last signs. */
  hint: t.String(),
  networks: t.Array(t.String()),
  madeBy: t.String(),
  createdAt: t.String(),
  expiresAt: orNull(t.String()),
  lastUsedAt: orNull(t.String()),
})
export type KeyRecord = Static<typeof KeyRecord>

export const WebhookRecord = t.Object({
  _id: t.String(),
  name: t.String(),
  url: t.String(),
  events: t.Array(t.String()),
  format: oneOf(webhookFormats),
  tellsNames: t.Boolean(),
  room: orNull(t.String()),
  /** Whether an access token is kept; never the token itself. */
  hasToken: t.Boolean(),
  state: oneOf(['on', 'off', 'failed']),
  failingSince: orNull(t.String()),
  pausedUntil: orNull(t.String()),
  lastError: orNull(t.String()),
  createdAt: t.String(),
  /** Messages that have not been delivered yet. */
  waiting: t.Number(),
})
export type WebhookRecord = Static<typeof WebhookRecord>

export const DeliveryRecord = t.Object({
  _id: t.String(),
  number: t.Number(),
  event: t.String(),
  state: oneOf(['waiting', 'delivered', 'failed']),
  attempts: t.Number(),
  createdAt: t.String(),
  lastAttemptAt: orNull(t.String()),
  /** What the receiver answered; null when it did not. */
  lastStatus: orNull(t.Number()),
  lastError: orNull(t.String()),
  /** What happened, as programs are sent it. */
  body: t.String(),
})
export type DeliveryRecord = Static<typeof DeliveryRecord>

export const FeedRecord = t.Object({
  createdAt: t.String(),
  /** When a calendar program last read it. */
  lastReadAt: orNull(t.String()),
})
export type FeedRecord = Static<typeof FeedRecord>
