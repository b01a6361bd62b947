import type { AdminPorts } from '#src/admin/index.ts'
import type { AnalyticsPorts } from '#src/analytics/index.ts'
import type { BlindReviewPorts } from '#src/blindreview/index.ts'
import type { FairnessPorts } from '#src/fairness/index.ts'
import type { LibraryPorts } from '#src/job-descriptions/index.ts'
import type { JobTeamPorts } from '#src/jobteams/index.ts'
import type { LedgerPorts } from '#src/ledger/index.ts'
import type { SuggestionOutside } from '#src/suggestions/index.ts'
import type { AccessOutside } from './access.ts'
import type { AccountsOutside } from './accounts.ts'
import type { AssessmentOutside } from './assessment.ts'
import type { AuthorizationOutside } from './assistants.ts'
import type { CalendarFeedsOutside, KeysOutside, WebhooksOutside } from './connections.ts'
import type { DirectoryOutside } from './directory.ts'
import type { FieldsOutside } from './fields.ts'
import type { FirstRunOutside } from './first-run.ts'
import type { HiringOutside } from './hiring.ts'
import type { ImportExportOutside } from './import-export.ts'
import type { Instance } from './instance.ts'
import type { JobPortalOutside } from './job-portal.ts'
import type { MailOutside } from './mail-handlers.ts'
import type { MailInOutside } from './mail-in.ts'
import type { MatchingOutside } from './matching.ts'
import type { MiddlewareOutside } from './mount-middleware.ts'
import type { PagesOutside } from './mount-pages.ts'
import type { RoutesOutside } from './mount-routes.ts'
import type { NoticesOutside } from './notices.ts'
import type { PeopleOutside } from './people.ts'
import type { PrivacyOutside } from './privacy.ts'
import type { ProofOfWorkOutside } from './proof-of-work.ts'
import type { SchedulingOutside } from './scheduling.ts'
import type { ScorecardsOutside } from './scorecards.ts'
import type { TalentOutside } from './talent.ts'

/** Everything the product asks of the outside world: what each context asks, together. */
export type AppPorts = Instance &
  AccountsOutside &
  Omit<AnalyticsPorts, 'startingStages' | 'sendMail' | 'publicUrl'> &
  AssessmentOutside &
  AuthorizationOutside &
  BlindReviewPorts &
  CalendarFeedsOutside &
  DirectoryOutside &
  ImportExportOutside &
  Omit<FairnessPorts, 'engine' | 'flipSource' | 'liveFeed' | 'modelName'> &
  FieldsOutside &
  FirstRunOutside &
  HiringOutside &
  JobPortalOutside &
  Omit<JobTeamPorts, 'accessChanged'> &
  KeysOutside &
  LedgerPorts &
  MailInOutside &
  MatchingOutside &
  NoticesOutside &
  Omit<AdminPorts, 'earlierSecrets' | 'mailIn' | 'publicForms'> &
  PeopleOutside &
  PrivacyOutside &
  ProofOfWorkOutside &
  SchedulingOutside &
  SuggestionOutside &
  ScorecardsOutside &
  TalentOutside &
  Omit<LibraryPorts, 'quota'> &
  WebhooksOutside &
  AccessOutside &
  MailOutside &
  MiddlewareOutside &
  PagesOutside &
  RoutesOutside
