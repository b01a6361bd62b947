import type { WebhookEvent } from '../constants.ts'
import type { Webhook, WebhookPorts } from '../webhook-ports.ts'

/** Something that happened. `data` holds ids and small facts, never anything about a person. */
export interface Happening {
  workspaceId: string
  event: WebhookEvent
  /** What it is about, such as the id of a candidate. */
  subject: string
  data: Record<string, string | number | null>
}

export const deliverJob = 'deliver-webhooks'

/**
 * Queues a message for every receiver that asked for it, in the caller's transaction: what is rolled back is told to nobody, and what
 * is kept is told even if the server dies now.
 */
export const emitEvent =
  (ports: Pick<WebhookPorts, 'clock' | 'deliveries' | 'ids' | 'jobs' | 'webhooks'>) =>
  async ({ workspaceId, event, subject, data }: Happening): Promise<void> => {
    for (const webhook of await ports.webhooks.list(workspaceId))
      if (webhook.state === 'on' && webhook.events.includes(event)) await queueMessage(ports, webhook, event, subject, data)
  }

export async function queueMessage(
  { clock, deliveries, ids, jobs }: Pick<WebhookPorts, 'clock' | 'deliveries' | 'ids' | 'jobs'>,
  webhook: Webhook,
  event: string,
  subject: string,
  data: Happening['data'],
): Promise<void> {
  const createdAt = clock.now()
  const body = JSON.stringify({ type: event, timestamp: createdAt.toISOString(), data })
  await deliveries.add({ id: `msg_${ids.id()}`, webhookId: webhook.id, event, subject, body, createdAt })
  await jobs.add({ kind: deliverJob, payload: { webhookId: webhook.id } })
}
