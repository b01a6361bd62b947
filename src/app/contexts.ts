import type { Accounts } from '#src/accounts/index.ts'
import type { Admin } from '#src/admin/index.ts'
import type { Analytics } from '#src/analytics/index.ts'
import type { AssessmentRoom } from '#src/assessment/index.ts'
import type { Authorization } from '#src/assistants/index.ts'
import type { BlindReview } from '#src/blindreview/index.ts'
import type { Keys } from '#src/connections/index.ts'
import type { DirectoryRoom } from '#src/directory/index.ts'
import type { Fairness } from '#src/fairness/index.ts'
import type { CustomFields } from '#src/fields/index.ts'
import type { FirstRun } from '#src/first-run/index.ts'
import type { Hiring } from '#src/hiring/index.ts'
import type { ImportExport } from '#src/import-export/index.ts'
import type { Library } from '#src/job-descriptions/index.ts'
import type { JobPortal } from '#src/jobportal/index.ts'
import type { JobTeams } from '#src/jobteams/index.ts'
import type { Ledger } from '#src/ledger/index.ts'
import type { MailIn } from '#src/mailin/index.ts'
import type { Matching } from '#src/matching/index.ts'
import type { PrivacyNotices } from '#src/notices/index.ts'
import type { People } from '#src/people/index.ts'
import type { Pipeline } from '#src/pipeline/index.ts'
import type { Tracer } from '#src/ports/tracer.ts'
import type { Privacy } from '#src/privacy/index.ts'
import type { ProofOfWork } from '#src/proof-of-work/index.ts'
import type { Scheduling } from '#src/scheduling/index.ts'
import type { ScorecardRoom } from '#src/scorecards/index.ts'
import type { SuggestionRoom } from '#src/suggestions/index.ts'
import type { Talent } from '#src/talent/index.ts'
import type { buildCalendarFeeds, buildWebhooks } from './connections.ts'

/** Every context, once it is built. */
export interface Contexts {
  accounts: Accounts
  analytics: Analytics
  assessment: AssessmentRoom
  authorization: Authorization
  blindReview: BlindReview
  calendarFeeds: ReturnType<typeof buildCalendarFeeds>
  directory: DirectoryRoom
  importExport: ImportExport
  fairness: Fairness
  fields: CustomFields
  firstRun: FirstRun
  hiring: Hiring
  jobDescriptions: Library
  jobPortal: JobPortal
  jobTeams: JobTeams
  keys: Keys
  ledger: Ledger
  mailIn: MailIn
  matching: Matching
  notices: PrivacyNotices
  admin: Admin
  people: People
  pipeline: Pipeline
  privacy: Privacy
  proofOfWork: ProofOfWork
  scheduling: Scheduling
  suggestions: SuggestionRoom
  scorecards: ScorecardRoom
  talent: Talent
  webhooks: ReturnType<typeof buildWebhooks>
}

/** The same contexts, each use case of them a part of the request or job that it is done for; as they are where nothing is traced. */
export function tracedContexts(tracer: Tracer | undefined, contexts: Contexts): Contexts {
  if (!tracer) return contexts
  const traced: Contexts = { ...contexts }
  for (const [room, context] of Object.entries(contexts)) Object.assign(traced, { [room]: tracedUseCases(tracer, room, context) })
  return traced
}

function tracedUseCases(tracer: Tracer, room: string, context: object) {
  const descriptors = Object.getOwnPropertyDescriptors(context)
  for (const [name, descriptor] of Object.entries(descriptors)) {
    const useCase: unknown = descriptor.value
    if (typeof useCase !== 'function') continue
    descriptor.value = (...given: unknown[]) => tracer.part(`${room}.${name}`, {}, () => useCase.apply(context, given) as unknown)
  }
  return Object.create(Object.getPrototypeOf(context), descriptors) as object
}
