import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { AskedQuestion, Assessment } from '#src/assessment/assessment.ts'
import type { Assessments } from '#src/assessment/ports.ts'
import type { Database } from './open.ts'
import { prepared } from './prepared.ts'
import { assessmentLinks, assessmentQuestions, assessments, endedLinks } from './schema.ts'
import { writing } from './writing.ts'

export function databaseAssessments(database: Database): Assessments {
  const { query, transaction } = database
  const write = writing({ transaction })
  // What every call of every candidate asks.
  const byToken = prepared(database, (connection) =>
    connection
      .select({ assessment: assessments, endedAt: assessmentLinks.endedAt })
      .from(assessmentLinks)
      .innerJoin(assessments, eq(assessments.id, assessmentLinks.assessmentId))
      .where(eq(assessmentLinks.tokenHash, sql.placeholder('tokenHash')))
      .prepare(),
  )
  const byId = prepared(database, (connection) =>
    connection
      .select()
      .from(assessments)
      .where(eq(assessments.id, sql.placeholder('id')))
      .prepare(),
  )
  const asked = prepared(database, (connection) =>
    connection
      .select()
      .from(assessmentQuestions)
      .where(eq(assessmentQuestions.assessmentId, sql.placeholder('assessmentId')))
      .orderBy(asc(assessmentQuestions.part), asc(assessmentQuestions.position))
      .prepare(),
  )
  return {
    add: (assessment, questions) =>
      write(async () => {
        await query().insert(assessments).values(rowOf(assessment)).run()
        for (const question of questions) await query().insert(assessmentQuestions).values(question).run()
      }),
    find: async (workspaceId, id) =>
      only(
        await query()
          .select()
          .from(assessments)
          .where(and(eq(assessments.workspaceId, workspaceId), eq(assessments.id, id)))
          .get(),
      ),
    withId: async (id) => only(await byId().get({ id })),
    async withToken(tokenHash) {
      const found = await byToken().get({ tokenHash })
      return found ? { assessment: assessmentOf(found.assessment), ended: found.endedAt !== null } : null
    },
    wasDeleted: async (tokenHash) =>
      (await query().select({ hash: endedLinks.tokenHash }).from(endedLinks).where(eq(endedLinks.tokenHash, tokenHash)).get()) !==
      undefined,
    ofCandidate: async (candidateId) =>
      (
        await query()
          .select()
          .from(assessments)
          .where(eq(assessments.candidateId, candidateId))
          .orderBy(desc(assessments.sentAt), desc(assessments.id))
          .all()
      ).map(assessmentOf),
    questionsOf: async (assessmentId) => (await asked().all({ assessmentId })) as AskedQuestion[],
    update: (id, { scores, ...changes }) =>
      write(() =>
        query()
          .update(assessments)
          .set({ ...changes, ...scores })
          .where(eq(assessments.id, id))
          .run(),
      ),
    replaceLink: (assessmentId, tokenHash, at) =>
      write(async () => {
        await query()
          .update(assessmentLinks)
          .set({ endedAt: at })
          .where(and(eq(assessmentLinks.assessmentId, assessmentId), isNull(assessmentLinks.endedAt)))
          .run()
        await query().insert(assessmentLinks).values({ tokenHash, assessmentId, createdAt: at }).run()
      }),
  }
}

export type AssessmentRow = typeof assessments.$inferSelect

const rowOf = ({ scores, ...assessment }: Assessment): AssessmentRow => ({ ...assessment, ...scores })

export const assessmentOf = ({
  score,
  audioScore,
  textScore,
  videoScore,
  combinedScore,
  ...assessment
}: AssessmentRow): Assessment => ({ ...assessment, scores: { score, audioScore, textScore, videoScore, combinedScore } })

const only = (row: AssessmentRow | undefined) => (row ? assessmentOf(row) : null)
