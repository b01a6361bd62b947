import type { Application, ApplicationMessage, ApplicationNote, ApplicationStatus } from './application.ts'
import type { ListedApplication } from './listed-application.ts'
import type { Slice } from './slice.ts'

/** Which applications of a job are wanted, and in which order. */
export interface WantedApplications {
  status?: ApplicationStatus
  /** A part of a name, an email address or a phone number. */
  search?: string
  /**
   * 'match': best first, those without a percentage after them. 'newest' and 'name' say it themselves. With a minus the
   * other way round. Whoever withdrew comes last in every order, and before them who has no percentage.
   */
  sort: ApplicationOrder
  only?: ApplicationKind
}

type Order = 'match' | 'newest' | 'name'
export type ApplicationOrder = Order | `-${Order}`
/** 'unanswered': nobody has written to them, and they have not withdrawn. */
export type ApplicationKind = 'needs-person' | 'needs-review' | 'unanswered' | 'withdrawn'

export interface ListedRow {
  application: ListedApplication
  /** How many notes the company wrote about it. */
  notes: number
}

/** Applications as lists: whatever is long about them stays where it is. */
export interface ApplicationLists {
  /** `total` counts all that are wanted. */
  page(jobId: string, wanted: WantedApplications, slice: Slice): Promise<{ rows: ListedRow[]; total: number }>
  /** Ids of all that are wanted, in order. */
  ids(jobId: string, wanted: WantedApplications): Promise<string[]>
  /** Those of the ids that are still there, in the order of the ids; with answers, for a table that leaves the house. */
  rows(ids: string[]): Promise<(ListedRow & Pick<Application, 'answers' | 'allowedToShare'>)[]>
  /** How many notes one has. */
  noteCount(applicationId: string): Promise<number>
  /** Everything that the portal holds. */
  totals(): Promise<{ companies: number; jobs: number; applications: number }>
}

/** What a company writes down about applicants. Writes take part in the caller's transaction. */
export interface ApplicationNotes {
  /** Newest first. */
  of(applicationId: string): Promise<ApplicationNote[]>
  add(note: ApplicationNote): Promise<void>
  /** False when this application has no such note. */
  remove(applicationId: string, id: string): Promise<boolean>
}

/** Mails that were written to applicants. Writes take part in the caller's transaction. */
export interface ApplicationMessages {
  /** Newest first. */
  of(applicationId: string): Promise<ApplicationMessage[]>
  find(id: string): Promise<ApplicationMessage | null>
  add(message: ApplicationMessage): Promise<void>
  settle(id: string, state: ApplicationMessage['state']): Promise<void>
}

/** What dealing with applications needs beyond what every room of the job portal does. */
export interface ReviewingPorts {
  applicationLists: ApplicationLists
  applicationNotes: ApplicationNotes
  applicationMessages: ApplicationMessages
}
