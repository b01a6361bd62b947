import { Value } from '@sinclair/typebox/value'
import { type JobKind, type JobPayload, jobPayloads } from '#src/contracts/jobs.ts'
import type { JobInHand, JobSteps } from '#src/ports/job-queue.ts'

/** A job whose payload is none of its kind: no later attempt can mend that. */
export class WrongPayload extends Error {
  readonly retryable = false
  constructor(kind: string) {
    super(`This is not a valid payload for a job of kind ${kind}.`)
  }
}

/** For work that somebody does without the queue: nothing has to be marked. */
export const notQueued: JobSteps = { done: async () => {}, hold: async () => {} }

/** `job` is left out where somebody does the work without the queue. */
type Handler = (payload: unknown, job?: JobInHand) => Promise<void>

const checked =
  <Kind extends JobKind>(kind: Kind, handle: (payload: JobPayload<Kind>, job: JobInHand) => Promise<void>): Handler =>
  async (payload, job = { id: '', kind, payload, attempts: 1, ...notQueued }) => {
    if (!Value.Check(jobPayloads[kind], payload)) throw new WrongPayload(kind)
    await handle(payload, job)
  }

/** Handlers of these kinds of jobs: each is given the payload of its kind, whatever the queue has kept. */
export function jobHandlers<Kinds extends JobKind>(
  handlers: {
    [Kind in Kinds]: (payload: JobPayload<Kind>, job: JobInHand) => Promise<void>
  },
): Record<Kinds, Handler> {
  const all = {} as Record<Kinds, Handler>
  for (const kind in handlers) all[kind] = checked(kind, handlers[kind])
  return all
}
