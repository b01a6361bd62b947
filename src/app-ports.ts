import type { AccountPorts } from '#src/accounts/index.ts'
import type { AnalyticsPorts } from '#src/analytics/index.ts'
import type { AssessmentPorts } from '#src/assessment/index.ts'
import type { AssessmentStandings } from '#src/assessment/sending-ports.ts'
import type { BlindReviewPorts } from '#src/blindreview/index.ts'
import type { ApiKeys, CalendarPorts, WebhookPorts } from '#src/connections/index.ts'
import type { ExchangePorts } from '#src/exchange/index.ts'
import type { FairnessPorts } from '#src/fairness/index.ts'
import type { HiringPorts } from '#src/hiring/index.ts'
import type { IdempotentAnswers } from '#src/http/idempotency.ts'
import type { Log } from '#src/http/log.ts'
import type { JobPortalPorts } from '#src/jobportal/index.ts'
import type { LedgerPorts } from '#src/ledger/index.ts'
import type { MatchingPorts } from '#src/matching/index.ts'
import type { PeoplePorts } from '#src/matching/people/index.ts'
import type { OversightPorts } from '#src/oversight/index.ts'
import type { PipelinePorts } from '#src/pipeline/index.ts'
import type { FileStore } from '#src/ports/file-store.ts'
import type { LanguageModel } from '#src/ports/language-model.ts'
import type { Mailer } from '#src/ports/mailer.ts'
import type { Metrics } from '#src/ports/metrics.ts'
import type { Transcriber } from '#src/ports/transcriber.ts'
import type { PrivacyPorts } from '#src/privacy/index.ts'
import type { SchedulingPorts } from '#src/scheduling/index.ts'
import type { Renderer } from '#web/render.tsx'
import type { Config } from './config.ts'

/** Everything the product asks of the outside world. */
export interface AppPorts
  extends Omit<AccountPorts, 'settings'>,
    Omit<JobPortalPorts, 'settings' | 'matching' | 'liveFeed' | 'endedLinks' | 'jobTitles' | 'letterBudget' | ApplyingLater>,
    Pick<PipelinePorts, 'applicationCandidates'>,
    Omit<MatchingPorts, 'quota' | 'liveFeed' | 'recentDays' | 'uploadTypes' | 'jobTitles' | 'standingsOf'>,
    Omit<HiringPorts, 'settings' | 'liveFeed' | 'recordOf' | 'objectionTo' | 'privatePageOf' | 'enclosedIn' | 'letterBudget'>,
    Omit<SchedulingPorts, 'settings' | 'liveFeed'>,
    Omit<AnalyticsPorts, 'startingStages'>,
    Omit<
      AssessmentPorts,
      | 'settings'
      | 'liveFeed'
      | 'announceCandidate'
      | 'languageModel'
      | 'quota'
      | 'applicants'
      | 'beginWork'
      | 'mailWaitMs'
      | 'otherNamesOf'
    >,
    Omit<PrivacyPorts, 'liveFeed' | 'noteOnTimeline' | 'announce' | 'recordingDays'>,
    Omit<ExchangePorts, 'keepProfiles' | 'savedJob' | 'quota' | 'files' | 'exportRows' | 'factsOf' | 'stagesOf'>,
    BlindReviewPorts,
    LedgerPorts,
    Pick<FairnessPorts, 'flipRuns' | 'flipReader' | 'flipsMade' | 'selfIdentifications'>,
    Omit<PeoplePorts, 'liveFeed' | 'noteOnTimeline' | 'announceCandidate' | 'nameOf'>,
    Pick<CalendarPorts, 'calendarFeeds'>,
    Pick<WebhookPorts, 'webhooks' | 'deliveries' | 'webhookSender' | 'signMessage'>,
    OversightPorts {
  apiKeys: ApiKeys
  config: Config
  /** Signs sessions and links, seals mails. */
  secret: string
  fileStore: FileStore
  mailer: Mailer
  languageModel: LanguageModel
  /** Where candidates stand with their assessments. */
  assessmentStandings: AssessmentStandings
  transcriber: Transcriber
  idempotentAnswers: IdempotentAnswers
  checkDatabase(): Promise<void>
  log: Log
  /** Counts for whoever watches; read at /metrics with the token of the configuration. */
  metrics?: Metrics
  /** Holds every answer against its contract: in tests and while developing. */
  checkAnswers?: boolean
  /** Shows the pages; null serves calls only. */
  pages: { renderer: Renderer; assets: string | null } | null
  /** Shortens answers of an even length in tests. */
  evenAnswerMs?: number
  /** Milliseconds that the answer to a sending waits for the first attempt at its mail; 4,000 unless told. */
  mailWaitMs?: number
  /** Where uploads are written while they arrive. */
  uploadFolder: string
}

/** What the job portal gets of other rooms. */
export type ApplyingLater =
  | 'workspace'
  | 'takePassword'
  | 'erasureJournal'
  | 'finishErasure'
  | 'archive'
  | 'beginWork'
  | 'reasonInWords'
