import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { AssessmentChoices, AssessmentLetters, Draft, Drafts } from '#src/assessment/sending-ports.ts'
import type { Database } from './open.ts'
import { assessmentChoices, assessmentLetters, assessmentLinks, draftedQuestions } from './schema.ts'
import { writing } from './writing.ts'

export function databaseDrafts(database: Database): Drafts {
  const { query } = database
  const write = writing(database)
  return {
    add: (drafts) =>
      write(async () => {
        for (const draft of drafts) await query().insert(draftedQuestions).values(draft).run()
      }),
    find: async (workspaceId, ids) =>
      (await query()
        .select()
        .from(draftedQuestions)
        .where(and(eq(draftedQuestions.workspaceId, workspaceId), inArray(draftedQuestions.id, ids)))
        .all()) as Draft[],
    removeOlderThan: (at) => write(() => query().delete(draftedQuestions).where(lt(draftedQuestions.createdAt, at)).run()),
  }
}

export function databaseAssessmentLetters(database: Database): AssessmentLetters {
  const { query } = database
  const write = writing(database)
  return {
    add: (messageId, assessmentId, purpose) =>
      write(() => query().insert(assessmentLetters).values({ messageId, assessmentId, purpose }).run()),
    find: async (messageId) =>
      (await query()
        .select({ assessmentId: assessmentLetters.assessmentId, purpose: assessmentLetters.purpose })
        .from(assessmentLetters)
        .where(eq(assessmentLetters.messageId, messageId))
        .get()) ?? null,
    of: async (assessmentId) =>
      query()
        .select({ messageId: assessmentLetters.messageId, purpose: assessmentLetters.purpose })
        .from(assessmentLetters)
        .where(eq(assessmentLetters.assessmentId, assessmentId))
        .orderBy(desc(sql`${assessmentLetters}.rowid`))
        .all(),
    addLink: (assessmentId, tokenHash, at) =>
      write(() => query().insert(assessmentLinks).values({ tokenHash, assessmentId, createdAt: at }).run()),
  }
}

export function databaseAssessmentChoices(database: Database): AssessmentChoices {
  const { query } = database
  const write = writing(database)
  return {
    of: async (workspaceId) =>
      (await query()
        .select({
          reviewsQuestions: assessmentChoices.reviewsQuestions,
          mailsWhenFinished: assessmentChoices.mailsWhenFinished,
        })
        .from(assessmentChoices)
        .where(eq(assessmentChoices.workspaceId, workspaceId))
        .get()) ?? { reviewsQuestions: true, mailsWhenFinished: true },
    put: (workspaceId, choice) =>
      write(() =>
        query()
          .insert(assessmentChoices)
          .values({ workspaceId, ...choice })
          .onConflictDoUpdate({ target: assessmentChoices.workspaceId, set: choice })
          .run(),
      ),
  }
}
