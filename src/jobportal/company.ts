/** A company that posts jobs, with the person who signs in for it. The address is kept in lower case. */
export interface Company {
  id: string
  email: string
  fullName: string
  companyName: string
  passwordHash: string
  /** Tokens carry the number that stood here when they were issued, and die when it changes. */
  tokenEpoch: number
  createdAt: Date
  /** When the address was proved by the link from the mail. */
  emailVerifiedAt: Date | null
  /** When an administrator vouched for the company. */
  verifiedAt: Date | null
  suspendedAt: Date | null
  lastActiveAt: Date | null
  /** Which mails about new applications it wants. */
  applicationMails: 'each' | 'daily' | 'off'
  /** What its job pages say about how long an answer takes, in its own words; null without. */
  answerWords: string | null
  /** Days for which applications are kept; null while nothing of them is deleted by itself. */
  keepDays: number | null
  /** Nothing goes before this instant; null without a period. */
  keepStartsAt: Date | null
  /** The account that works in its workspace; null until its person has signed in there. */
  userId: string | null
  /** The public half of a workspace of recruiters: what they post is offered by it, and nobody signs in for it. */
  isWorkspace: boolean
}

/** What a company still lacks before it may post: the proof of its address, or an administrator's word. */
export type Missing = 'email' | 'approval'

/** What is missing, in the words that the company reads. */
export const missingInWords: Record<Missing, string> = {
  email: 'Please verify your email address: open the link that we sent you.',
  approval: 'An administrator still has to verify your company. We write to you when that is done.',
}

/** Null for a verified company. `autoVerify` takes a proved address as enough. */
export function missingProof({ emailVerifiedAt, verifiedAt }: Company, { autoVerify }: { autoVerify: boolean }): Missing | null {
  if (!emailVerifiedAt) return 'email'
  return verifiedAt || autoVerify ? null : 'approval'
}

export type CompanyLinkKind = 'verify-email' | 'reset-password'

/** One browser in which a company is signed in. */
export interface CompanySession {
  id: string
  companyId: string
  createdAt: Date
  lastSeenAt: Date
  /** Its token ends then, whatever is done with it. */
  expiresAt: Date
  address: string
  userAgent: string
  /** When the company last proved who it is; null in sessions of older versions, for which their beginning counts. */
  provenAt: Date | null
}
