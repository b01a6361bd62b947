import type { Match } from '#src/matching/index.ts'
import type { Application } from './application.ts'

type Requirement = NonNullable<Match['requirements']>[number]

/** What lists show of an application. */
export interface ListedApplication
  extends Omit<Application, 'answers' | 'earlier' | 'corrections' | 'facts' | 'warnings' | 'match' | 'allowedToShare'> {
  corrections: readonly unknown[]
  match: { requirements?: Pick<Requirement, 'label' | 'component' | 'must' | 'state'>[] } | null
}
