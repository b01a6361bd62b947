import type { ScoresRecord } from '#src/contracts/assessment/sending-records.ts'

export type * from '#src/contracts/assessment/sending-records.ts'

export interface DraftsAnswer<Question> {
  success: true
  questions: Question[]
  /** Where the questions come from, when that is not as usual. */
  notice: string | null
}

export interface AssessmentSettingsRecord {
  reviewsQuestions: boolean
  mailsWhenFinished: boolean
}

/** What the record of a candidate says of their newest assessment. */
export interface StandingRecord {
  assessmentSession: { _id: string; status: 'pending' | 'in-progress' | 'completed'; sentAt: string }
  testScore: ScoresRecord | null
  candidateConsent: { allowedToShare: boolean }
}
