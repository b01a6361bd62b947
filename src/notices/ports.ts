import type { HiringPorts } from '#src/hiring/index.ts'
import type { Match, Resume, ResumeFacts, StoredFile } from '#src/matching/index.ts'
import type { RateLimits } from '#src/ports/rate-limits.ts'
import type { PrivacyPorts } from '#src/privacy/index.ts'
import type { Visit } from '#src/shared/visit.ts'
import type { NoticeTexts, Origin, PersonCorrection, PersonNotice } from './notice.ts'

/** Who does it, and for which workspace. */
export interface Actor {
  id: string
  workspaceId: string
  fullName: string
  email: string
}

/** Where a private link leads. */
export interface NoticeLink {
  personId: string
  workspaceId: string
  expiresAt: Date
}

/** What was told to people, and what they want. Whoever was merged into somebody is that person. Writes take part in the caller's transaction. */
export interface Notices {
  texts(workspaceId: string): Promise<NoticeTexts | null>
  saveTexts(workspaceId: string, texts: NoticeTexts, by: string, at: Date): Promise<void>
  of(personId: string): Promise<PersonNotice | null>
  /** Notes that somebody was told, once more or for the first time. */
  sent(workspaceId: string, personId: string, told: { by: string; address: string; at: Date }): Promise<void>
  update(personId: string, changes: Partial<Omit<PersonNotice, 'firstSentAt' | 'sentAt' | 'sentBy' | 'address'>>): Promise<void>
  addLink(personId: string, tokenHash: string, at: Date, expiresAt: Date): Promise<void>
  /** Also one that has expired. */
  link(tokenHash: string): Promise<NoticeLink | null>
  addMessage(messageId: string, personId: string): Promise<void>
  /** Whose notice a message is; null for other messages. */
  personOfMessage(messageId: string): Promise<string | null>
  /** People of the workspace who objected. */
  objectors(workspaceId: string): Promise<Set<string>>
  /** Candidates who came before an instant and whose person was never told. */
  untoldSince(workspaceId: string, before: Date): Promise<string[]>
  /** Whether they applied to the workspace themselves: then they know, and have a page of their own. */
  hasApplied(personId: string): Promise<boolean>
  /** The person's resumes, newest first. */
  origins(personId: string): Promise<Origin[]>
  /** When the person's first resume came. */
  knownSince(personId: string): Promise<Date | null>
  /** Oldest first. */
  corrections(personId: string): Promise<PersonCorrection[]>
  addCorrection(correction: PersonCorrection): Promise<void>
  /** False when this person gave no such correction. */
  removeCorrection(personId: string, id: string): Promise<boolean>
}

/** What of matching a person's own page shows, and what a correction of theirs changes. */
export interface PersonMatching {
  resume(workspaceId: string, resumeId: string): Promise<Resume | null>
  file(workspaceId: string, fileId: string): Promise<StoredFile | null>
  /** All scores of a resume. */
  scoresOf(workspaceId: string, resumeId: string): Promise<{ jobTitle: string; match: Match }[]>
  /** The stored `ReadDocument` as JSON text. */
  text(workspaceId: string, resumeId: string): Promise<string | null>
  fieldsOf(
    facts: ResumeFacts,
    day: string,
  ): {
    name: string | null
    email: string | null
    mobileNumber: string | null
    designation: string[]
    degree: string[]
    skills: string[]
    companyNames: string[]
    totalExperience: number | null
  }
  skillNamed(words: string): Promise<{ skill: string }>
  /** Where the text of a stored document has these words; null when nowhere. */
  find(document: string, words: string): { page: number; start: number; end: number; quote: string } | null
  /** In the caller's transaction: what the person pointed out in this resume counts from the next score on. */
  pointOut(
    resumeId: string,
    pointedOut: { skill: string; quote: { page: number; start: number; end: number; quote: string } }[],
  ): Promise<void>
  /** Scores a resume again, for every job it was ranked for. */
  rescoreResume(workspaceId: string, resumeId: string): Promise<void>
}

export interface NoticesPorts
  extends Pick<
      HiringPorts,
      'auditLog' | 'clock' | 'colleagues' | 'ids' | 'jobs' | 'letterBudget' | 'messages' | 'subjects' | 'transaction'
    >,
    Pick<PrivacyPorts, 'endedLinks' | 'personDirectory' | 'retentionPeriods' | 'recordingDays'> {
  notices: Notices
  rateLimits: RateLimits
  matching: PersonMatching
  /** Null where no language model is set up. */
  modelName: string | null
  /** Writes on the timeline of candidates, in the caller's transaction. */
  noteOnTimeline(
    by: { id: string } | null,
    workspaceId: string,
    candidateIds: string[],
    kind: NoticeDeed,
    details: Record<string, string | number>,
  ): Promise<void>
  /** Tells the open windows that something about a candidate changed. */
  announce(workspaceId: string, candidateId: string): Promise<void>
  /** Erases the person as a recruiter would. Resolves to the ids of candidates that are gone: none while a hold keeps them. */
  erasePerson(workspaceId: string, personId: string, requestId: string): Promise<string[]>
  /** Everything that is kept of the person behind a candidate. */
  exportPerson(
    workspaceId: string,
    candidateId: string,
    visit: Visit,
  ): Promise<{ filename: string; bytes: ReadableStream<Uint8Array> }>
  settings: { publicUrl: string; secret: string; evenAnswerMs?: number }
}

export type NoticeDeed =
  | 'notice-sent'
  | 'person-corrected'
  | 'person-asked-review'
  | 'person-reviewed'
  | 'person-objected'
  | 'person-agreed-again'
  | 'person-asked-deletion'
