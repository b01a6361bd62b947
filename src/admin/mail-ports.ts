import type { Mail } from '#src/ports/mailer.ts'

/** `queued` waits for its first or next attempt, `failed` waits for an administrator. */
export type MailState = 'queued' | 'sent' | 'failed'

/** What is known of one mail without opening it. */
export interface MailFacts {
  id: string
  state: MailState
  /** The kind of the mail; '' when an older version did not note it. */
  kind: string
  /** '' when an older version sealed it. */
  to: string
  /** Null while only the sealed mail knows it. */
  subject: string | null
  queuedAt: Date
  sentAt: Date | null
  /** When the next attempt is due; null unless it is queued. */
  retryAt: Date | null
  attempts: number
  /** Why the last attempt failed. */
  lastError: string | null
  resentFrom: string | null
}

/** Every mail of the instance: those that wait and failed, which are jobs, and those that were handed over. */
export interface MailRegister {
  /** Newest first; `address` is a part of the receiver's. */
  page(
    filter: { state?: MailState; address?: string },
    page: { limit: number; offset: number },
  ): Promise<{ mails: MailFacts[]; total: number }>
  counts(): Promise<Record<MailState, number>>
  find(id: string): Promise<MailFacts | null>
  /** What the job of a waiting or failed mail carries; null when there is no such job. */
  payloadOf(id: string): Promise<unknown>
  /** Notes that a mail was handed over; once for each id. */
  noteSent(mail: { id: string; kind: string; to: string; subject: string; sentAt: Date; resentFrom?: string }): Promise<void>
  /** Which of these are already noted. */
  known(ids: string[]): Promise<Set<string>>
  /** Removes everything about mails to an address, those that wait included. */
  forget(address: string): Promise<void>
}

/** A mail as it is read. */
export interface WrittenMail {
  subject: string
  text: string
  html: string
}

/** Mails that stay readable after they were handed over. */
export interface KeptMails {
  /** False where a mail's body is dropped once it is delivered. */
  readonly keeps: boolean
  read(id: string): Promise<WrittenMail | null>
  /** Hands the same mail over once more under another id; nothing happens when that id was used. Null when the mail is not kept. */
  repeat(id: string, newId: string): Promise<WrittenMail | null>
  /** All that are kept. */
  list(): AsyncIterable<WrittenMail & { id: string; to: string; sentAt: Date }>
  /** Bytes and number of what is kept. */
  size(): Promise<{ mails: number; bytes: number }>
}

/** Writes a mail as it would be sent, without sending it. */
export interface MailWriter {
  write(mail: Mail): Promise<WrittenMail>
}
