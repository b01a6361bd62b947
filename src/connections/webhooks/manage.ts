import type { SessionUser } from '#src/accounts/index.ts'
import { createThrottle } from '#src/shared/rate-limiter.ts'
import {
  maximumWebhooks,
  messagesByHandPerMinute,
  oldSecretHours,
  type WebhookEvent,
  type WebhookFormat,
  webhookEvents,
} from '../constants.ts'
import { DeliveryNotFound, WebhookNotFound, WrongConnection } from '../errors.ts'
import type { Webhook, WebhookPorts } from '../webhook-ports.ts'
import { deliverJob, queueMessage } from './emit.ts'
import { objectionToReceiver } from './formats.ts'

export interface WantedWebhook {
  name: string
  url: string
  events: string[]
  /** Signed for programs unless told. */
  format?: WebhookFormat
  tellsNames?: boolean
  /** For Matrix. */
  room?: string
  /** For Matrix and ntfy; left out or '', the one that is kept stays. */
  token?: string
}

/** What owners do with the receivers of their workspace. Secrets are shown where they are made, once. */
export function manageWebhooks(ports: WebhookPorts) {
  const { auditLog, clock, deliveries, ids, jobs, seal, transaction, webhookSender, webhooks } = ports

  const byHand = createThrottle({ limit: messagesByHandPerMinute, windowMs: 60_000 }, clock)
  const newSecret = () => `whsec_${Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64')}`
  const own = async (by: SessionUser, id: string): Promise<Webhook> => {
    const webhook = await webhooks.find(by.workspaceId, id)
    if (!webhook) throw new WebhookNotFound()
    return webhook
  }
  const note = (action: 'make-webhook' | 'change-webhook' | 'delete-webhook', by: SessionUser, id: string, requestId: string) =>
    auditLog.append({ action, actorId: by.id, workspaceId: by.workspaceId, subject: { kind: 'webhook', id }, requestId })

  /** What a receiver wants to be shown goes to no other host than it was given for. */
  const keptToken = (known: Webhook | null, url: string) =>
    known?.sealedToken && new URL(known.url).host === new URL(url).host ? known.sealedToken : null

  const checked = ({ name: given, url: address, events: wanted, ...more }: WantedWebhook, known: Webhook | null = null) => {
    const name = given.trim().replace(/\s+/g, ' ')
    if (name === '' || name.length > 80) throw new WrongConnection('Give the webhook a name of 80 characters at most.')
    const url = address.trim()
    const objection = webhookSender.objectionTo(url)
    if (objection) throw new WrongConnection(objection)
    const events = webhookEvents.filter((event) => wanted.includes(event))
    if (events.length === 0) throw new WrongConnection('Choose what the receiver is told of.')
    const format = more.format ?? known?.format ?? 'standard'
    const hasToken = format === 'matrix' || format === 'ntfy'
    const token = more.token?.trim() ?? ''
    const sealedToken = hasToken ? (token ? seal.close(token) : keptToken(known, url)) : null
    const room = format === 'matrix' ? (more.room ?? known?.room ?? '').trim() : null
    const trouble = objectionToReceiver(format, { url, room, token: sealedToken })
    if (trouble) throw new WrongConnection(trouble)
    const tellsNames = format !== 'standard' && (more.tellsNames ?? known?.tellsNames ?? false)
    return { name, url, events: events as WebhookEvent[], format, room, sealedToken, tellsNames }
  }

  return {
    list: (by: SessionUser) => webhooks.list(by.workspaceId),

    async make(by: SessionUser, wanted: WantedWebhook, requestId: string): Promise<{ webhook: Webhook; secret: string | null }> {
      const facts = checked(wanted)
      const secret = newSecret()
      const webhook: Webhook = {
        id: ids.id(),
        workspaceId: by.workspaceId,
        createdBy: by.id,
        ...facts,
        sealedSecret: seal.close(secret),
        sealedOldSecret: null,
        oldSecretUntil: null,
        state: 'on',
        failingSince: null,
        failures: 0,
        pausedUntil: null,
        lastError: null,
        createdAt: clock.now(),
      }
      await transaction(async () => {
        if ((await webhooks.list(by.workspaceId)).length >= maximumWebhooks)
          throw new WrongConnection(`There are ${maximumWebhooks} webhooks already.`)
        await webhooks.add(webhook)
        await note('make-webhook', by, webhook.id, requestId)
      })
      // Nobody but programs checks a signature.
      return { webhook, secret: webhook.format === 'standard' ? secret : null }
    },

    /** Turning one on again forgets that it was silent. */
    async change(by: SessionUser, id: string, wanted: WantedWebhook & { isOn: boolean }, requestId: string): Promise<Webhook> {
      await transaction(async () => {
        const webhook = await own(by, id)
        const facts = checked(wanted, webhook)
        const fresh = { failures: 0, failingSince: null, pausedUntil: null, lastError: null }
        const state = wanted.isOn ? ('on' as const) : ('off' as const)
        await webhooks.update(id, { ...facts, state, ...(wanted.isOn && webhook.state !== 'on' ? fresh : {}) })
        if (wanted.isOn) await jobs.add({ kind: deliverJob, payload: { webhookId: id } })
        await note('change-webhook', by, id, requestId)
      })
      return own(by, id)
    },

    remove: (by: SessionUser, id: string, requestId: string): Promise<void> =>
      transaction(async () => {
        await own(by, id)
        await webhooks.remove(id)
        await note('delete-webhook', by, id, requestId)
      }),

    /** The old secret signs beside the new one for a day, so that a receiver can change without a gap. */
    async rotateSecret(by: SessionUser, id: string, requestId: string): Promise<string> {
      const secret = newSecret()
      await transaction(async () => {
        const { sealedSecret } = await own(by, id)
        const oldSecretUntil = new Date(clock.now().getTime() + oldSecretHours * 60 * 60 * 1000)
        await webhooks.update(id, { sealedSecret: seal.close(secret), sealedOldSecret: sealedSecret, oldSecretUntil })
        await note('change-webhook', by, id, requestId)
      })
      return secret
    },

    /** Sends a message that says nothing, so that people see whether it arrives. */
    test: (by: SessionUser, id: string): Promise<void> =>
      transaction(async () => {
        const webhook = await own(by, id)
        if (webhook.state !== 'on') throw new WrongConnection('Turn the webhook on first.')
        await byHand.count(by.workspaceId)
        await webhooks.update(id, { pausedUntil: null })
        await queueMessage(ports, webhook, 'test', `test ${ids.id()}`, {})
      }),

    async log(by: SessionUser, id: string, page: { limit: number; before: number | null }) {
      await own(by, id)
      return deliveries.log(id, page)
    },

    waiting: (webhook: Webhook) => deliveries.waiting(webhook.id),

    /** The same message once more, with the same id. */
    replay: (by: SessionUser, id: string, deliveryId: string): Promise<void> =>
      transaction(async () => {
        const webhook = await own(by, id)
        if (webhook.state !== 'on') throw new WrongConnection('Turn the webhook on first.')
        await byHand.count(by.workspaceId)
        if (!(await deliveries.find(id, deliveryId))) throw new DeliveryNotFound()
        await deliveries.update(deliveryId, { state: 'waiting', dueAt: clock.now(), createdAt: clock.now(), attempts: 0 })
        await jobs.add({ kind: deliverJob, payload: { webhookId: id } })
      }),
  }
}
