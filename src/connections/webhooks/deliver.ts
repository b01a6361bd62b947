import type { EgressSubject } from '#src/ports/outgoing.ts'
import { logDays, retryHours } from '../constants.ts'
import type { Delivery, Webhook, WebhookPorts, WebhookSender } from '../webhook-ports.ts'
import { deliverJob } from './emit.ts'
import { formats } from './formats.ts'
import { inWords, keptIn } from './message-words.ts'

const secondMs = 1000
const hourMs = 60 * 60 * secondMs
/** Seconds after one, two, three … attempts in vain; the last from then on. */
const pauses = [5, 30, 120, 600, 1800, 3600, 2 * 3600, 4 * 3600, 8 * 3600, 12 * 3600]
const pauseAfter = (attempts: number) => (pauses[attempts - 1] ?? pauses.at(-1)!) * secondMs
/** One receiver gets this long at a time; then the others have their turn. */
const turnMs = 30_000
/** A message is in the hands of one process for this long: longer than a receiver may take to answer. */
const inHandMs = 90_000
/** Receivers of one workspace wait for each other: slow ones keep nobody else's from hearing. */
const askAgainMs = 2 * secondMs
/** How many workspaces are told things at once. */
export const deliveryLanes = 6

/** What came of one attempt. `silent`: nobody is there or it is in trouble, so that the next message would fare no better. */
interface Outcome {
  kind: 'delivered' | 'refused' | 'silent' | 'gone'
  /** Null when there was no answer. */
  status: number | null
  /** In words; '' for what was delivered. */
  error: string
}

/**
 * Sends what waits for one receiver, oldest first. Messages about the same subject never overtake each other. A silent receiver gets a
 * pause that grows and nothing else; a message that it refuses holds up only what is about the same.
 */
export function deliverWaiting(ports: WebhookPorts) {
  const busy = new Set<string>()
  /** Receivers whose turn comes later, each by one job, and when that is due. */
  const parked = new Map<string, number>()
  const deliver = deliverTo(ports)
  return async (webhookId: string): Promise<void> => {
    const { clock, jobs, webhooks } = ports
    const webhook = await webhooks.byId(webhookId)
    if (webhook?.state !== 'on') return
    if (busy.has(webhook.workspaceId)) {
      const now = clock.now().getTime()
      if ((parked.get(webhookId) ?? 0) > now) return
      parked.set(webhookId, now + askAgainMs)
      return jobs.add({ kind: deliverJob, payload: { webhookId }, runAt: new Date(now + askAgainMs) })
    }
    parked.delete(webhookId)
    busy.add(webhook.workspaceId)
    try {
      await deliver(webhookId)
    } finally {
      busy.delete(webhook.workspaceId)
    }
  }
}

const deliverTo =
  (ports: WebhookPorts) =>
  async (webhookId: string): Promise<void> => {
    const { clock, deliveries, jobs, webhooks } = ports
    const began = performance.now()
    while (performance.now() - began < turnMs) {
      const webhook = await webhooks.byId(webhookId)
      const now = clock.now()
      // Paused: the job for the end of the pause is there.
      if (webhook?.state !== 'on' || (webhook.pausedUntil && webhook.pausedUntil > now)) return
      const delivery = await deliveries.takeNext(webhookId, now, new Date(now.getTime() + inHandMs))
      if (!delivery) break
      const outcome = await attempt(ports, webhook, delivery).catch(async (error: unknown) => {
        await deliveries.update(delivery.id, { dueAt: now })
        throw error
      })
      await keep(ports, webhook, delivery, outcome)
      if (outcome.kind === 'silent' || outcome.kind === 'gone') return
    }
    await deliveries.removeDeliveredBefore(new Date(clock.now().getTime() - logDays * 24 * hourMs))
    const next = await deliveries.nextAt(webhookId)
    if (next) await jobs.add({ kind: deliverJob, payload: { webhookId }, runAt: next })
  }

/** What goes to the receiver, written as it wants it. */
async function written(ports: WebhookPorts, webhook: Webhook, message: Delivery): Promise<Parameters<WebhookSender['post']>[0]> {
  if (webhook.format === 'standard')
    return { url: webhook.url, headers: await signed(ports, webhook, message), body: message.body }
  const { publicUrl, namesOf, seal } = ports
  const { data } = keptIn(message.body)
  const names = webhook.tellsNames ? await namesOf(webhook.workspaceId, data) : { person: null, job: null }
  const token = webhook.sealedToken === null ? null : (seal.open(webhook.sealedToken) as string)
  const words = inWords(message.body, names, publicUrl)
  const subject = names.person === null ? null : subjectOf(data)
  return { ...formats[webhook.format]({ ...webhook, token }, { ...words, id: message.id }), ...(subject && { subject }) }
}

/** Whom a message names: they may see that it left. */
function subjectOf({ candidateId, applicationId }: Record<string, unknown>): EgressSubject | null {
  if (typeof candidateId === 'string') return { kind: 'candidate', id: candidateId }
  return typeof applicationId === 'string' ? { kind: 'application', id: applicationId } : null
}

async function signed({ clock, seal, signMessage }: WebhookPorts, webhook: Webhook, message: Delivery) {
  const now = clock.now()
  const old = webhook.sealedOldSecret && webhook.oldSecretUntil && webhook.oldSecretUntil > now ? [webhook.sealedOldSecret] : []
  const secrets = [webhook.sealedSecret, ...old].map((sealed) => seal.open(sealed) as string)
  const signatures = await Promise.all(secrets.map((secret) => signMessage(secret, message.id, now, message.body)))
  return {
    'content-type': 'application/json',
    'webhook-id': message.id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  }
}

async function attempt(ports: WebhookPorts, webhook: Webhook, message: Delivery): Promise<Outcome> {
  const sent = await written(ports, webhook, message)
  try {
    const status = await ports.webhookSender.post(sent)
    if (status >= 200 && status < 300) return { kind: 'delivered', status, error: '' }
    if (status === 410) return { kind: 'gone', status, error: 'It answered that it is gone for good (410).' }
    const isSilent = status >= 500 || status === 408 || status === 425 || status === 429
    return { kind: isSilent ? 'silent' : 'refused', status, error: `It answered ${status}.` }
  } catch (error) {
    return { kind: 'silent', status: null, error: error instanceof Error ? error.message : 'It does not answer.' }
  }
}

const keep = (ports: WebhookPorts, webhook: Webhook, delivery: Delivery, outcome: Outcome): Promise<void> =>
  ports.transaction(async () => {
    const { clock, deliveries, jobs, webhooks } = ports
    const now = clock.now()
    const after = (pauseMs: number) => new Date(now.getTime() + pauseMs)
    const isOver = (since: Date) => now.getTime() - since.getTime() >= retryHours * hourMs
    const tried = { attempts: delivery.attempts + 1, lastAttemptAt: now, lastStatus: outcome.status }
    const answers = { failures: 0, failingSince: null, pausedUntil: null }
    if (outcome.kind === 'delivered') {
      await deliveries.update(delivery.id, { ...tried, state: 'delivered', lastError: null })
      await webhooks.update(webhook.id, { ...answers, lastError: null })
    } else if (outcome.kind === 'refused') {
      const next = isOver(delivery.createdAt) ? { state: 'failed' as const } : { dueAt: after(pauseAfter(tried.attempts)) }
      await deliveries.update(delivery.id, { ...tried, ...next, lastError: outcome.error })
      await webhooks.update(webhook.id, { ...answers, lastError: outcome.error })
    } else if (outcome.kind === 'gone' || isOver(webhook.failingSince ?? now)) {
      await deliveries.update(delivery.id, { ...tried, lastError: outcome.error })
      await stop(ports, webhook, outcome.error)
    } else {
      const failures = webhook.failures + 1
      const pausedUntil = after(pauseAfter(failures))
      await deliveries.update(delivery.id, { ...tried, dueAt: now, lastError: outcome.error })
      const failingSince = webhook.failingSince ?? now
      await webhooks.update(webhook.id, { failures, failingSince, pausedUntil, lastError: outcome.error })
      await jobs.add({ kind: deliverJob, payload: { webhookId: webhook.id }, runAt: pausedUntil })
    }
  })

/** Tells the receiver no more, and its owners why. What waits is given up; it can be sent again by hand. */
async function stop({ deliveries, ownersOf, publicUrl, sendMail, webhooks }: WebhookPorts, webhook: Webhook, lastError: string) {
  await webhooks.update(webhook.id, { state: 'failed', pausedUntil: null, lastError })
  await deliveries.giveUp(webhook.id)
  for (const { email, fullName } of await ownersOf(webhook.workspaceId))
    await sendMail({
      kind: 'webhook-stopped',
      to: email,
      fullName,
      webhookName: webhook.name,
      host: new URL(webhook.url).host,
      reason: lastError,
      link: `${publicUrl}/dashboard/connections`,
    })
}
