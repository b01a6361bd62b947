import { AsyncLocalStorage } from 'node:async_hooks'
import type { JobKind } from '#src/contracts/jobs.ts'
import type { Job } from '#src/ports/job-queue.ts'
import type { EgressSubject } from '#src/ports/outgoing.ts'

const subjects = new AsyncLocalStorage<EgressSubject>()

/** Whatever leaves the server while `work` is done is about this, unless it says otherwise. */
export const sendingAbout = <Result>(subject: EgressSubject | null, work: () => Result): Result =>
  subject ? subjects.run(subject, work) : work()

/** What the work at hand is about; null where nobody has said. */
export const subjectAtHand = (): EgressSubject | null => subjects.getStore() ?? null

const idIn = (payload: unknown, name: string): string | null => {
  const [, value] = Object.entries(payload ?? {}).find(([key]) => key === name) ?? []
  return typeof value === 'string' ? value : null
}

/** Where the payload of a job says whom it is about. */
const places: Partial<Record<JobKind, [EgressSubject['kind'], string]>> = {
  'deliver-webhooks': ['webhook', 'webhookId'],
  'model-facts': ['candidate', 'candidateId'],
  'transcribe-answer': ['answer', 'answerId'],
  'read-written-answer': ['answer', 'answerId'],
  'read-application': ['application', 'id'],
  'score-applications': ['job', 'jobId'],
  'read-job-post': ['job', 'jobId'],
}

/** Whom a job is about. A mail is about its application, or is found by its own number. */
export function subjectOfJob({ kind, payload, id }: Pick<Job, 'kind' | 'payload' | 'id'>): EgressSubject | null {
  if (kind === 'mail') {
    const about = idIn(payload, 'about')
    return about ? { kind: 'application', id: about } : { kind: 'mail', id }
  }
  const [subject, name] = places[kind as JobKind] ?? []
  const value = subject && name ? idIn(payload, name) : null
  return subject && value ? { kind: subject, id: value } : null
}
