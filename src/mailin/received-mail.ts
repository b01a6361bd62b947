import type { Verified } from './authentication.ts'
import type { unfiledReasons } from './constants.ts'

/** What a mail is, as its headers and parts tell. */
export type MailKind =
  /** Somebody wrote it. */
  | 'letter'
  /** A program answered: somebody is away, or a form letter. */
  | 'auto-reply'
  /** A mail of ours did not arrive. */
  | 'bounce'
  /** A mail of ours is late; another word follows. */
  | 'delayed'
  /** A calendar answers an invitation. */
  | 'calendar'
  /** A mailing list, or a newsletter. */
  | 'list'
  /** It is one of ours that came back to the mailbox. */
  | 'loop'

/** A file of a mail, as the reader found it. */
export interface FoundAttachment {
  filename: string
  /** As the sender says; what it is, the bytes tell. */
  mimeType: string
  /** Where its bytes begin in the file of all attachments, and how many there are. */
  offset: number
  size: number
  sha256: string
}

/** A mail as it was read, before anybody has asked whom it is from. */
export interface ReadMail {
  headers: { key: string; value: string }[]
  kind: MailKind
  messageId: string | null
  /** In the order in which they are most likely to be what this one answers. */
  references: string[]
  from: { address: string; name: string }
  /** Every address that it was sent or delivered to, in lower case. */
  recipients: string[]
  subject: string
  /** What was written, without what was quoted. */
  text: string
  /** What was quoted below or above. */
  quoted: string
  writtenAt: Date | null
  attachments: FoundAttachment[]
  /** Files that were not taken, and why. */
  left: LeftFile[]
  /** Of a bounce: who was not reached, why, and what the mail that came back says of itself. */
  bounce: { address: string | null; reason: string; isLasting: boolean; messageIds: string[]; replyTo: string[] } | null
  /** The parts were too many, too deep or too large to be read: only the headers were. */
  isCut: boolean
}

export interface LeftFile {
  filename: string
  why: 'type' | 'size' | 'count' | 'empty' | 'virus'
}

export type UnfiledReason = (typeof unfiledReasons)[number]

/** How it was found out whom a mail is from. */
export type MatchedBy = 'reply-address' | 'thread' | 'sender' | 'job-address' | 'by-hand'

/** A file of a mail that is kept. */
export interface KeptAttachment {
  fileId: string
  filename: string
  type: 'pdf' | 'docx' | 'doc'
  size: number
}

/** A mail as it is kept. */
export interface ReceivedMail {
  id: string
  workspaceId: string
  /** Null while it is filed with nobody, or with an application that has no candidate yet. */
  candidateId: string | null
  applicationId: string | null
  kind: MailKind
  from: { address: string; name: string }
  /** The address of ours that it was sent to. */
  sentTo: string
  subject: string
  text: string
  quoted: string
  writtenAt: Date | null
  receivedAt: Date
  verified: Verified
  attachments: KeptAttachment[]
  left: LeftFile[]
  matchedBy: MatchedBy | null
  /** Set while nobody has filed it. */
  reason: UnfiledReason | null
  /** Of a bounce: the address that could not be reached for good; null otherwise. */
  unreachable: string | null
  filedBy: string | null
  filedAt: Date | null
}
