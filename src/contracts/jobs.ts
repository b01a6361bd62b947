import { type Static, Type as t } from '@sinclair/typebox'

/** What only the server that queued it can open. */
export const Sealed = t.Object({ sealed: t.String() })
const Sweep = t.Object({ keys: t.Array(t.String()) })
const OfAnswer = t.Object({ answerId: t.String() })
/** `startedAt` tells the sitting of a practice link from the one before. */
const Sitting = t.Object({ id: t.String(), startedAt: t.Number() })
const OfArchive = t.Object({ id: t.String() })
const OfJob = t.Object({ jobId: t.String() })

/**
 * What waits in the queue, by kind. A payload may lie there while a new version of the program is installed: what is added to one
 * is optional, and a kind is removed only once no instance can hold it any more.
 */
export const jobPayloads = {
  /** A mail; kind and address can be told without opening it. `about`: the application it is about. */
  mail: t.Object({ ...Sealed.properties, kind: t.String(), to: t.String(), about: t.Optional(t.String()) }),
  /** Removes what is kept of the mails to an address. */
  'forget-mails': Sealed,
  /** Sends what waits for one receiver. */
  'deliver-webhooks': t.Object({ webhookId: t.String() }),
  'rank-batch': t.Object({ batchId: t.String() }),
  /** `left` and `looks`: how many still had facts of an older engine, and how often that was so. */
  rescore: t.Object({
    workspaceId: t.String(),
    jobDescriptionId: t.String(),
    left: t.Optional(t.Number()),
    looks: t.Optional(t.Number()),
  }),
  'read-again': t.Object({ of: t.Union([t.Literal('resumes'), t.Literal('job-descriptions')]), after: t.String() }),
  'model-facts': t.Object({ workspaceId: t.String(), candidateId: t.String() }),
  'sweep-files': Sweep,
  'write-workspace-archive': OfArchive,
  'take-in-workspace-archive': OfArchive,
  'end-workspace-archive': OfArchive,
  'import-rows': t.Object({ importId: t.String() }),
  'import-history': t.Object({ importId: t.String(), batchId: t.String() }),
  'interview-reminder': t.Object({ offerId: t.String(), sequence: t.Number() }),
  /** `expiresAt` in milliseconds since 1970. */
  'assessment-reminder': t.Object({ assessmentId: t.String(), expiresAt: t.Number() }),
  'sweep-drafted-questions': t.Object({}),
  'whole-recordings': t.Object({ assessmentId: t.String() }),
  'assessment-mcq-over': Sitting,
  'assessment-close': Sitting,
  'transcribe-answer': OfAnswer,
  'read-written-answer': OfAnswer,
  'finish-erasure': t.Object({ files: t.Array(t.String()), mails: t.Array(t.String()) }),
  'apply-retention': t.Object({}),
  'read-application': t.Object({ id: t.String() }),
  'score-applications': OfJob,
  /** The list has who applied in the 24 hours before `until` (ISO). */
  'application-digest': t.Object({ companyId: t.String(), until: t.String() }),
  /** `monday`: 'YYYY-MM-DD', the day on which the week before is told. */
  'weekly-report': t.Object({ workspaceId: t.String(), userId: t.String(), monday: t.String() }),
  'read-job-post': OfJob,
  'fetch-mail': t.Object({}),
  'flip-lab': t.Object({ id: t.String() }),
  /** `closesOn`: 'YYYY-MM-DD'. */
  'close-post': t.Object({ jobId: t.String(), closesOn: t.String() }),
}

export type JobKind = keyof typeof jobPayloads

export type JobPayload<Kind extends JobKind = JobKind> = Static<(typeof jobPayloads)[Kind]>
