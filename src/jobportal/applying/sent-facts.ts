import type { NewerApplication } from '../application.ts'

/** What a form brings anew, each time it is sent: until the resume is read nothing is known of it. */
export const sentFacts = ({ form, fileId, sentAt }: Pick<NewerApplication, 'form' | 'fileId' | 'sentAt'>) => ({
  ...form,
  fileId,
  consentedAt: sentAt,
  receivedOn: sentAt.toISOString().slice(0, 10),
  reading: 'waiting' as const,
  unreadableCode: null,
  unreadableReason: null,
  facts: null,
  factsHash: null,
  textHash: null,
  warnings: [],
  match: null,
  percentage: null,
  confidence: null,
})

export type SentFacts = ReturnType<typeof sentFacts>
