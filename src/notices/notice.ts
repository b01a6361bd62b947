import type { Correction } from '#src/shared/corrections.ts'
import type { NoticeField } from './constants.ts'

/** What a workspace says of itself. Nobody else can know it: nothing here is made up. */
export type NoticeTexts = Record<NoticeField, string> & {
  /** Above the facts; '' for none. */
  words: string
}

/** Somebody who was told what is kept of them, and what they want. */
export interface PersonNotice {
  firstSentAt: Date
  sentAt: Date
  /** Null once their account is gone. */
  sentBy: string | null
  address: string
  openedAt: Date | null
  objectedAt: Date | null
  objection: string | null
  reviewAskedAt: Date | null
  reviewReason: string | null
  reviewedAt: Date | null
  deletionAskedAt: Date | null
}

/** What somebody says about one of their resumes. */
export interface PersonCorrection extends Correction {
  resumeId: string
}

/** How a resume came, and when. */
export interface Origin {
  resumeId: string
  filename: string
  /** 'YYYY-MM-DD'. */
  receivedOn: string
  source: 'upload' | 'import'
  /** Where in an imported table, such as "people.csv, row 14". */
  detail: string | null
}
