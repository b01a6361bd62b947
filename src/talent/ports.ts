import type { Resume, RowDoubt } from '#src/matching/index.ts'
import type { ResumeFields } from '#src/resume-engine/parsing/resume-fields.ts'

/** What the list of candidates filters and searches by, and what is exported of it. */
export interface ListedFields extends ResumeFields {
  filename: string
  /** What the row has to say about how the resume was read; absent when nothing. */
  doubt?: RowDoubt
}

/** What happened to a candidate since the index last looked. */
export interface CandidateChange {
  /** Grows with every change in the workspace. */
  number: number
  id: string
  /** As it is now; null when it is gone. */
  candidate: ListedCandidate | null
}

export interface ListedCandidate {
  resumeId: string
  jobDescriptionId: string
  percentage: number
  confidence: number
  createdAt: Date
  /** Null when nobody has made them from the facts yet. */
  fields: ListedFields | null
}

/** A candidate as a row of the list: what is known of them without the resume and its score. */
export interface CandidateRow extends Omit<ListedCandidate, 'fields'>, ListedFields {
  id: string
  jobTitle: string
  /** The place among everybody ranked for the same position, from 1; absent where nobody has asked for it. */
  rank?: number
}

export interface MadeFields {
  candidateId: string
  /** Of the change they were made for. */
  number: number
  resumeId: string
  fields: ListedFields
}

/** What of the candidates of a workspace may be listed, searched and counted while some of them are hidden. */
export interface ShownCandidates {
  fieldsOf(resumeId: string, fields: ListedFields): ListedFields
  /**
   * Who stands behind the id of a candidate or resume, if they are hidden: the same object for as long as the same is hidden of them,
   * undefined when everything is shown.
   */
  hiddenAs(id: string): object | undefined
}

export type ReadFacts = Pick<Resume, 'facts' | 'receivedOn' | 'filename'>

/** What the list of candidates asks of the database. */
export interface CandidateArchive {
  /**
   * Changes after the one with this number, oldest first; from 0 on it is everybody. `madeBy` names the rules that fields must follow.
   * With `jobs` only candidates of these job descriptions, and whoever is gone.
   */
  changes(workspaceId: string, after: number, limit: number, madeBy: string, jobs?: readonly string[]): Promise<CandidateChange[]>
  /** Those of the ids as they are now, each with the number of its last change: what `changes` has told of them is told again. */
  again(workspaceId: string, ids: readonly string[], madeBy: string): Promise<CandidateChange[]>
  /** Those of the ids that the workspace has, in the order of the ids. */
  listed(
    workspaceId: string,
    ids: readonly string[],
    madeBy: string,
  ): Promise<(ListedCandidate & { id: string; jobTitle: string })[]>
  /** The same for many at once. */
  exported(
    workspaceId: string,
    ids: readonly string[],
    madeBy: string,
  ): Promise<(ListedCandidate & { id: string; jobTitle: string })[]>
  /** Titles of all job descriptions, deleted ones too. */
  jobTitles(workspaceId: string): Promise<{ id: string; title: string; deletedAt: Date | null }[]>
  facts(resumeId: string): Promise<ReadFacts | null>
  /** Keeps what was made of facts, unless the resume is gone or has been read again: then `changes` tells of it anyway. */
  keepFields(madeBy: string, workspaceId: string, made: readonly MadeFields[]): Promise<void>
}

/** Filters that a person has given a name. */
export interface SavedView {
  id: string
  name: string
  /** Parameters of the screen's address. */
  query: string
  /** Everybody of the workspace has it beside their own. */
  isShared: boolean
}

export interface KnownView extends SavedView {
  /** False for one that a colleague shares: only who saved it changes it. */
  isOwn: boolean
}

/** Writes take part in the caller's transaction, or make one. */
export interface SavedViews {
  /** A person's own and those that colleagues share, by name. */
  of(workspaceId: string, userId: string): Promise<KnownView[]>
  add(workspaceId: string, userId: string, view: SavedView, at: Date): Promise<void>
  change(workspaceId: string, userId: string, view: SavedView): Promise<void>
  remove(workspaceId: string, userId: string, id: string): Promise<void>
}
