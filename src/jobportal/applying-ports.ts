import type { EgressRow } from '#src/ports/outgoing.ts'
import type { ApplicationMessage } from './application.ts'

/** What an archive holds: a text made here, or a file of the store. */
export type ArchivedFile = { name: string; text: string } | { name: string; key: string }

/** Somebody who applied, or applied again, for a list that a company gets by mail. */
export interface Arrival {
  applicationId: string
  jobId: string
  jobTitle: string
  name: string
}

/** What is asked about applications beyond their own rows. Writes take part in the caller's transaction. */
export interface ApplicationRecords {
  /** Hashes of its private links. */
  linksOf(applicationId: string): Promise<string[]>
  /** Oldest first. */
  messagesOf(applicationId: string): Promise<ApplicationMessage[]>
  /** Who applied from `from` up to, not including, `until` and has not taken it back; jobs in their order, then by time. */
  arrivals(companyId: string, from: Date, until: Date): Promise<Arrival[]>
  /** Ids of the applications of a job whose resumes were read, by id; `after` is the last of the slice before, '' at first. */
  readOnes(jobId: string, after: string, limit: number): Promise<string[]>
  /** Removes the mails that came with it or answered it; resolves to the keys of their files. In the caller's transaction. */
  dropMails(applicationId: string): Promise<string[]>
  /** How many notes the company wrote about it. */
  noteCount(applicationId: string): Promise<number>
}

/** Which mail is about which application, so that a mail goes when its application does. */
export interface ApplicationMails {
  /** Before a mail goes out. False when its application was deleted meanwhile: then the mail must not go. */
  note(mailId: string, applicationId: string): Promise<boolean>
  /** Removes all mails about an application from every list, those that wait included; resolves to their ids. */
  drop(applicationId: string): Promise<string[]>
  /** The same for the lists that an address was sent since an instant: they name many applicants. */
  dropDigests(address: string, since: Date): Promise<string[]>
}

/** What left the server about an application. */
export interface ApplicantEgress {
  /** Newest first: about the application, its candidate, what the candidate answered, and its file. */
  ofApplication(applicationId: string): Promise<EgressRow[]>
}

/** What following an application needs beyond what every room of the job portal does. */
export interface ApplyingPorts {
  applicationRecords: ApplicationRecords
  applicationMails: ApplicationMails
  applicantEgress: ApplicantEgress
  /** The list of all erasures outside the database. An entry stands there before the rows go, and is taken back if they stay. */
  erasureJournal: {
    append(erasure: { applications: string[]; people?: string[]; resumes?: string[] }): Promise<string>
    withdraw(id: string): Promise<void>
  }
  /** Links of applications that were deleted. */
  endedLinks: {
    has(tokenHash: string): Promise<boolean>
    add(tokenHashes: string[], at: Date): Promise<void>
  }
  /** In the transaction of an erasure: files and kept mails go once the rows are gone for good. */
  finishErasure(left: { files: string[]; mails: string[] }): Promise<void>
  /** Packs entries as a ZIP, while it is read. */
  archive(entries: AsyncIterable<ArchivedFile>): ReadableStream<Uint8Array>
  /** Lets the queue look at new work at once. Called after the commit. */
  beginWork(): void
}
