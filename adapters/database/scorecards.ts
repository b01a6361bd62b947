import { asc, eq } from 'drizzle-orm'
import type { InterviewKits, Scorecards } from '#src/scorecards/scorecard.ts'
import type { Database } from './open.ts'
import { interviewKits, scorecardRatings, scorecards } from './schema.ts'

export function databaseScorecards({ query, transaction }: Database): Scorecards {
  return {
    async ofCandidate(candidateId) {
      const rows = await query()
        .select()
        .from(scorecards)
        .where(eq(scorecards.candidateId, candidateId))
        .orderBy(asc(scorecards.savedAt), asc(scorecards.id))
        .all()
      const ratings = await query()
        .select({ rating: scorecardRatings })
        .from(scorecardRatings)
        .innerJoin(scorecards, eq(scorecards.id, scorecardRatings.scorecardId))
        .where(eq(scorecards.candidateId, candidateId))
        .orderBy(asc(scorecardRatings.position))
        .all()
      return rows.map(({ workspaceId: _, ...card }) => ({
        ...card,
        ratings: ratings.flatMap(({ rating: { scorecardId, criterion, label, rating, note } }) =>
          scorecardId === card.id ? { key: criterion, label, rating, note } : [],
        ),
      }))
    },
    put: (workspaceId, { ratings, ...card }) =>
      transaction(async () => {
        await query()
          .insert(scorecards)
          .values({ workspaceId, ...card })
          .onConflictDoUpdate({ target: scorecards.id, set: card })
          .run()
        await query().delete(scorecardRatings).where(eq(scorecardRatings.scorecardId, card.id)).run()
        for (const [position, { key, ...rating }] of ratings.entries())
          await query()
            .insert(scorecardRatings)
            .values({ scorecardId: card.id, criterion: key, position, ...rating })
            .run()
      }),
  }
}

export function databaseInterviewKits({ query, transaction }: Database): InterviewKits {
  return {
    of: async (jobDescriptionId) =>
      (await query().select().from(interviewKits).where(eq(interviewKits.jobDescriptionId, jobDescriptionId)).get()) ?? null,
    put: (kit) =>
      transaction(async () => {
        const { changedAt, ...row } = kit
        const saved = { ...row, changedAt: changedAt ?? new Date(0) }
        await query()
          .insert(interviewKits)
          .values(saved)
          .onConflictDoUpdate({ target: interviewKits.jobDescriptionId, set: saved })
          .run()
      }),
    remove: (jobDescriptionId) =>
      transaction(async () => {
        await query().delete(interviewKits).where(eq(interviewKits.jobDescriptionId, jobDescriptionId)).run()
      }),
  }
}
