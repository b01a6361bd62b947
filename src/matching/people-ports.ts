import type { ResumeFacts } from './facts.ts'

/** Why two people may be one, with what each side says. `left` belongs to the person with the lower id. */
export interface Reason {
  kind: ReasonKind
  left: string
  right: string
  /** Of texts: how much of their wording is the same, in percent. Of roles: the title. */
  about?: string
}

export type ReasonKind =
  | 'name'
  | 'same-email'
  | 'similar-email'
  | 'same-phone'
  | 'phone-written-otherwise'
  | 'text'
  | 'role'
  | 'employer'
  | 'school'
  | 'city'

export interface Pair {
  lowPersonId: string
  highPersonId: string
  /** From 0 to 1000. */
  strength: number
  reasons: Reason[]
}

/** A resume as the search for duplicates takes it in. */
export interface ResumeToMark {
  id: string
  facts: ResumeFacts
  receivedOn: string
  /** The visible text; '' when it is not stored. */
  text: string
}

/** One resume of a person and what is kept of it for comparing. */
export interface StoredMarks {
  resumeId: string
  /** Null before the resume was looked at. */
  basis: string | null
  marks: string | null
  /** What the facts are known by: changes when they are read anew. */
  factsKey: string
}

/** Who waits to be looked at, what is known of their resumes, and the pairs that were found. Writes need a transaction. */
export interface DuplicateIndex {
  /** People who wait, of one workspace or of all, in no order. */
  waiting(limit: number, workspaceId?: string): Promise<{ personId: string; workspaceId: string }[]>
  countWaiting(workspaceId: string): Promise<number>
  /** Everybody waits whose resumes were marked by other rules than these. Resolves to how many more wait. */
  waitForRules(rules: string): Promise<void>
  settled(personId: string): Promise<void>
  /** All resumes of a person, oldest first. */
  marksOf(personId: string): Promise<StoredMarks[]>
  resume(id: string): Promise<ResumeToMark | null>
  /** Keeps the marks with their keys, in the place of those before. */
  keepMarks(resumeId: string, made: { basis: string; marks: string; keys: number[] }): Promise<void>
  /** People of the workspace, other than this one, with a resume under one of the keys. A key of more than `most` resumes tells nothing. */
  peopleWith(workspaceId: string, keys: readonly number[], personId: string, most: number): Promise<string[]>
  /** Whether somebody said that these two, or two who were merged into them, are not the same. */
  distinct(one: string, other: string): Promise<boolean>
  /** The pairs of a person are these from now on. */
  replacePairs(workspaceId: string, personId: string, pairs: Pair[]): Promise<void>
  /** Strongest first. */
  pairs(workspaceId: string, page: { limit: number; offset: number }): Promise<{ pairs: Pair[]; total: number }>
}
