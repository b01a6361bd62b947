import { eq } from 'drizzle-orm'
import type { Transcripts, VideoRatings } from '#src/assessment/transcription-ports.ts'
import type { Database } from './open.ts'
import { assessmentRatings, transcripts } from './schema.ts'

export const databaseTranscripts = ({ query, transaction }: Database): Transcripts => ({
  find: async (answerId) => (await query().select().from(transcripts).where(eq(transcripts.answerId, answerId)).get()) ?? null,
  ofAssessment: async (assessmentId) =>
    query().select().from(transcripts).where(eq(transcripts.assessmentId, assessmentId)).all(),
  keep: (transcript) =>
    transaction(async () => {
      await query()
        .insert(transcripts)
        .values(transcript)
        .onConflictDoUpdate({ target: transcripts.answerId, set: transcript })
        .run()
    }),
})

export const databaseVideoRatings = ({ query }: Database): VideoRatings => ({
  of: async (assessmentId) =>
    (
      await query()
        .select({ video: assessmentRatings.video })
        .from(assessmentRatings)
        .where(eq(assessmentRatings.assessmentId, assessmentId))
        .get()
    )?.video ?? null,
})
