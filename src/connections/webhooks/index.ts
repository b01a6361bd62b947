import { jobHandlers } from '#src/shared/job-handlers.ts'
import type { WebhookPorts } from '../webhook-ports.ts'
import { deliverWaiting, deliveryLanes } from './deliver.ts'
import { deliverJob, emitEvent } from './emit.ts'
import { manageWebhooks } from './manage.ts'

/** Tells receivers of a workspace what happens in it. */
export function createWebhooks(ports: WebhookPorts) {
  const deliver = deliverWaiting(ports)
  return {
    ...manageWebhooks(ports),
    emit: emitEvent(ports),
    lanes: { [deliverJob]: deliveryLanes },
    jobs: jobHandlers({ [deliverJob]: ({ webhookId }) => deliver(webhookId) }),
  }
}

export type WebhookDesk = ReturnType<typeof createWebhooks>
