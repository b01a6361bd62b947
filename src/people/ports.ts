import type { ResumeFacts } from '#src/resume-engine/facts.ts'

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
  /** People who wait, of one workspace or of all, whoever changed last first. */
  waiting(limit: number, workspaceId?: string): Promise<{ personId: string; workspaceId: string }[]>
  countWaiting(workspaceId: string): Promise<number>
  /** Everybody waits whose resumes were marked by other rules than these. Looks at one resume only when there are none. */
  waitForRules(rules: string): Promise<void>
  settled(personId: string): Promise<void>
  /** The newest resumes of a person, at most so many, oldest first. */
  marksOf(personId: string, most: number): Promise<StoredMarks[]>
  resume(id: string): Promise<ResumeToMark | null>
  /** Keeps the marks with their keys, in the place of those before. */
  keepMarks(resumeId: string, made: { basis: string; marks: string; keys: number[] }): Promise<void>
  /** People of the workspace, other than this one, with a resume under one of the keys. A key of more than `most` resumes tells nothing. */
  peopleWith(workspaceId: string, keys: readonly number[], personId: string, most: number): Promise<string[]>
  /** How many resumes have this key; counts no further than `most`. */
  countUnder(key: number, most: number): Promise<number>
  /** Whether somebody said that these two, or two who were merged into them, are not the same. */
  distinct(one: string, other: string): Promise<boolean>
  /** The pairs of a person are these from now on. */
  replacePairs(workspaceId: string, personId: string, pairs: Pair[]): Promise<void>
  /** Strongest first; with `personId` only those of one person. */
  pairs(
    workspaceId: string,
    page: { limit: number; offset: number; personId?: string },
  ): Promise<{ pairs: Pair[]; total: number }>
}

export interface ContactOfPerson {
  id: string
  email: string | null
  /** The last ten digits. */
  phone: string | null
}

/** A person as they stand now. */
export interface KnownPerson extends ContactOfPerson {
  workspaceId: string
  createdAt: Date
  /** Set for somebody who was merged into another person and has no resumes of their own meanwhile. */
  mergedInto: { personId: string; by: string | null; byName: string | null; at: Date } | null
}

/** A merge that has not been taken back. */
export interface OpenMerge {
  id: string
  /** Who has the resumes now. */
  keptId: string
  /** Whom they were merged into. */
  intoId: string
  mergedId: string
  by: string | null
  at: Date
  /** Resumes that each side had then. */
  kept: string[]
  merged: string[]
}

export interface Distinction {
  id: string
  lowPersonId: string
  highPersonId: string
  decidedBy: string | null
  decidedByName: string | null
  decidedAt: Date
}

/** A merge or distinction that can be taken back. */
export interface Decision {
  kind: 'merged' | 'distinct'
  id: string
  at: Date
  by: string | null
  people: [string, string]
}

/** People, merges and distinctions. Writes need a transaction. */
export interface KnownPeople {
  find(workspaceId: string, id: string): Promise<KnownPerson | null>
  /** Ids with what each resume gives as contact data, as it would be recognised by at an upload. */
  resumesOf(personId: string): Promise<ContactOfPerson[]>
  candidatesOf(personId: string): Promise<{ id: string; resumeId: string }[]>
  /** Merges into this person, and into those who were merged into them; oldest first. */
  openMerges(personId: string): Promise<OpenMerge[]>
  /** Also one that was taken back. */
  merge(
    workspaceId: string,
    id: string,
  ): Promise<(OpenMerge & { undone: { by: string | null; byName: string | null; at: Date } | null }) | null>
  addMerge(workspaceId: string, merge: OpenMerge): Promise<void>
  /** These resumes are this person's from now on. */
  moveResumes(resumeIds: readonly string[], personId: string): Promise<void>
  /** Takes a merge back: `subtree` are the merges that go with the merged person, `back` the resumes. */
  undoMerge(
    merge: OpenMerge,
    undone: { subtree: readonly string[]; back: readonly string[]; by: string; at: Date },
  ): Promise<void>
  /** Forgets a person who has nothing left. */
  removeIfEmpty(personId: string): Promise<void>
  distinctionBetween(one: string, other: string): Promise<Distinction | null>
  distinction(workspaceId: string, id: string): Promise<Distinction | null>
  addDistinction(workspaceId: string, distinction: Omit<Distinction, 'decidedByName'>): Promise<void>
  removeDistinction(id: string): Promise<void>
  /** What was decided about people, newest first. */
  decisions(workspaceId: string, page: { limit: number; offset: number }): Promise<{ decisions: Decision[]; total: number }>
  /** Has duplicates of these people looked for again. */
  lookAgain(workspaceId: string, people: readonly string[]): Promise<void>
}

/** One resume of a person. */
export interface Version {
  id: string
  personId: string
  filename: string
  type: string
  receivedAt: Date
  receivedBy: string | null
  receivedOn: string
  facts: ResumeFacts
}

/** One resume ranked against one job description, and where it stands. */
export interface RankedVersion {
  candidateId: string
  resumeId: string
  personId: string
  jobDescriptionId: string
  jobTitle: string
  isJobDeleted: boolean
  /** Null where nothing of the resume could be read. */
  percentage: number | null
  rankedAt: Date
  stage: string
}

export interface PersonHistories {
  /** Newest first. */
  versions(workspaceId: string, personId: string): Promise<Version[]>
  version(workspaceId: string, resumeId: string): Promise<(Version & { text: string }) | null>
  newestVersion(workspaceId: string, personId: string): Promise<{ version: Version; count: number } | null>
  /** Newest first. */
  ranked(workspaceId: string, personId: string): Promise<RankedVersion[]>
  personOfCandidate(workspaceId: string, candidateId: string): Promise<{ personId: string; resumeId: string } | null>
  /** Candidate id → how many resumes their person has. Those with one are left out. */
  countVersions(workspaceId: string, candidateIds: readonly string[]): Promise<Map<string, number>>
}
