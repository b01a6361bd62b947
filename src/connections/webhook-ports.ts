import type { AuditLog } from '#src/ports/audit-log.ts'
import type { Clock } from '#src/ports/clock.ts'
import type { Ids } from '#src/ports/ids.ts'
import type { JobQueue } from '#src/ports/job-queue.ts'
import type { Mail } from '#src/ports/mailer.ts'
import type { EgressSubject } from '#src/ports/outgoing.ts'
import type { Transaction } from '#src/ports/transaction.ts'
import type { Seal } from '#src/shared/seal.ts'
import type { WebhookEvent, WebhookFormat } from './constants.ts'

/** Where a workspace wants to be told of what happens in it. */
export interface Webhook {
  id: string
  workspaceId: string
  createdBy: string | null
  name: string
  url: string
  events: WebhookEvent[]
  format: WebhookFormat
  /** Whether messages in words say whom and which job they are about. */
  tellsNames: boolean
  /** The room of a Matrix server; null for the others. */
  room: string | null
  /** What a Matrix or ntfy server wants to be shown; under a seal. */
  sealedToken: string | null
  /** Signs what is sent; under a seal. */
  sealedSecret: string
  sealedOldSecret: string | null
  oldSecretUntil: Date | null
  /** `failed`: the receiver was silent for too long, or said that it is gone. */
  state: 'on' | 'off' | 'failed'
  failingSince: Date | null
  /** Attempts in a row that it has not answered. */
  failures: number
  /** Nothing is sent before. */
  pausedUntil: Date | null
  lastError: string | null
  createdAt: Date
}

/** One message to one receiver. `body` holds ids and no personal data. */
export interface Delivery {
  /** The order in which things happened. */
  number: number
  /** The same at every attempt. */
  id: string
  webhookId: string
  event: string
  /** Messages about the same arrive in their order. */
  subject: string
  body: string
  createdAt: Date
  state: 'waiting' | 'delivered' | 'failed'
  attempts: number
  /** Not tried before. */
  dueAt: Date
  lastAttemptAt: Date | null
  lastStatus: number | null
  lastError: string | null
}

export interface Webhooks {
  add(webhook: Webhook): Promise<void>
  byId(id: string): Promise<Webhook | null>
  find(workspaceId: string, id: string): Promise<Webhook | null>
  /** Oldest first. */
  list(workspaceId: string): Promise<Webhook[]>
  update(id: string, changes: Partial<Omit<Webhook, 'id'>>): Promise<void>
  /** With its messages. */
  remove(id: string): Promise<void>
}

export interface Deliveries {
  add(delivery: Pick<Delivery, 'id' | 'webhookId' | 'event' | 'subject' | 'body' | 'createdAt'>): Promise<void>
  find(webhookId: string, id: string): Promise<Delivery | null>
  /**
   * The oldest that is due and before which no other about the same subject waits. It is not due for anybody else before `until`, so that two
   * processes never send the same one.
   */
  takeNext(webhookId: string, now: Date, until: Date): Promise<Delivery | null>
  /** When the next such one is due; null when none waits. */
  nextAt(webhookId: string): Promise<Date | null>
  update(id: string, changes: Partial<Omit<Delivery, 'id' | 'number'>>): Promise<void>
  /** Those that wait are given up. */
  giveUp(webhookId: string): Promise<void>
  /** Newest first. */
  log(webhookId: string, page: { limit: number; before: number | null }): Promise<Delivery[]>
  waiting(webhookId: string): Promise<number>
  removeDeliveredBefore(before: Date): Promise<void>
}

/** Brings one message to its receiver. */
export interface WebhookSender {
  /**
   * Resolves to the status of the answer, whatever it is. Rejects with an error whose message may be shown when there is none:
   * the address leads into a private network, nobody is there, or it took too long.
   */
  post(message: {
    url: string
    /** POST unless told. */
    method?: 'POST' | 'PUT'
    headers: Record<string, string>
    body: string
    /** Whom it is about, where it says so. */
    subject?: EgressSubject
  }): Promise<number>
  /** Why this address may not be a receiver, in words; null when it may. Looks at what is written only, and asks nobody. */
  objectionTo(url: string): string | null
}

/** Signs by Standard Webhooks. `secret` begins with whsec_. */
export type SignMessage = (secret: string, id: string, at: Date, body: string) => Promise<string>

export interface WebhookPorts {
  webhooks: Webhooks
  deliveries: Deliveries
  webhookSender: WebhookSender
  signMessage: SignMessage
  jobs: JobQueue
  auditLog: AuditLog
  transaction: Transaction
  clock: Clock
  ids: Ids
  /** Locks the secrets of receivers. */
  seal: Seal
  sendMail(mail: Mail): Promise<void>
  /** People who answer for a workspace. */
  ownersOf(workspaceId: string): Promise<{ email: string; fullName: string }[]>
  publicUrl: string
  /** What people call whom and what a message is about; null where it is hidden, gone, or nothing of the kind. */
  namesOf(workspaceId: string, about: Record<string, unknown>): Promise<{ person: string | null; job: string | null }>
}
