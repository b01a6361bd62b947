import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import { violations } from '#src/assessment/constants.ts'
import type { ChosenAnswer, Sittings } from '#src/assessment/sitting-ports.ts'
import type { Database } from './open.ts'
import { prepared } from './prepared.ts'
import {
  assessmentAnswers,
  assessmentConsents,
  assessmentEvents,
  assessmentLinks,
  assessmentQuestions,
  assessments,
  openAnswers,
  transcripts,
} from './schema.ts'
import { writing } from './writing.ts'

const answer = {
  questionId: assessmentAnswers.questionId,
  optionId: assessmentAnswers.optionId,
  revision: assessmentAnswers.revision,
  late: assessmentAnswers.late,
}

/** What is kept while candidates sit. Saving an answer is asked for more often than everything else together. */
export function databaseSittings(database: Database): Sittings {
  const { query, transaction } = database
  const write = writing({ transaction })
  const place = prepared(database, (connection) =>
    connection
      .select({
        assessment: {
          id: assessments.id,
          startedAt: assessments.startedAt,
          phase: assessments.phase,
          mcqDeadline: assessments.mcqDeadline,
          mcqCompletedAt: assessments.mcqCompletedAt,
          completedAt: assessments.completedAt,
          revokedAt: assessments.revokedAt,
        },
        endedAt: assessmentLinks.endedAt,
        options: assessmentQuestions.options,
      })
      .from(assessmentLinks)
      .innerJoin(assessments, eq(assessments.id, assessmentLinks.assessmentId))
      .leftJoin(
        assessmentQuestions,
        and(
          eq(assessmentQuestions.id, sql.placeholder('questionId')),
          eq(assessmentQuestions.assessmentId, assessments.id),
          eq(assessmentQuestions.part, 'mcq'),
        ),
      )
      .where(eq(assessmentLinks.tokenHash, sql.placeholder('tokenHash')))
      .prepare(),
  )
  const kept = prepared(database, (connection) =>
    connection
      .select(answer)
      .from(assessmentAnswers)
      .where(
        and(eq(assessmentAnswers.questionId, sql.placeholder('questionId')), eq(assessmentAnswers.late, sql.placeholder('late'))),
      )
      .prepare(),
  )
  const row = {
    questionId: sql.placeholder('questionId'),
    late: sql.placeholder('late'),
    assessmentId: sql.placeholder('assessmentId'),
    optionId: sql.placeholder('optionId'),
    revision: sql.placeholder('revision'),
    receivedAt: sql.placeholder('receivedAt'),
  }
  const given = { optionId: sql`excluded.option_id`, receivedAt: sql`excluded.received_at` }
  const target = [assessmentAnswers.questionId, assessmentAnswers.late]
  const saveRevision = prepared(database, (connection) =>
    connection
      .insert(assessmentAnswers)
      .values(row)
      .onConflictDoUpdate({
        target,
        set: { ...given, revision: sql`excluded.revision` },
        setWhere: sql`excluded.revision >= ${assessmentAnswers.revision}`,
      })
      .prepare(),
  )
  const saveNext = prepared(database, (connection) =>
    connection
      .insert(assessmentAnswers)
      .values(row)
      .onConflictDoUpdate({ target, set: { ...given, revision: sql`${assessmentAnswers.revision} + 1` } })
      .prepare(),
  )

  return {
    consentOf: async (assessmentId) =>
      (await query()
        .select({
          version: assessmentConsents.version,
          text: assessmentConsents.text,
          allowedToShare: assessmentConsents.allowedToShare,
          at: assessmentConsents.at,
        })
        .from(assessmentConsents)
        .where(eq(assessmentConsents.assessmentId, assessmentId))
        .get()) ?? null,
    consent: (assessmentId, consent) =>
      write(() =>
        query()
          .insert(assessmentConsents)
          .values({ assessmentId, ...consent })
          .onConflictDoNothing()
          .run(),
      ),
    async answerPlace(tokenHash, questionId) {
      const found = await place().get({ tokenHash, questionId })
      return found ? { assessment: found.assessment, ended: found.endedAt !== null, options: found.options } : null
    },
    saveAnswer: ({ revision, ...chosen }) =>
      transaction(async () => {
        const statement = revision === null ? saveNext() : saveRevision()
        await statement.run({ ...chosen, revision: revision ?? 1 })
        return (await kept().get({ questionId: chosen.questionId, late: chosen.late }))!.revision
      }),
    answerInTime: async (questionId) => (await kept().get({ questionId, late: false })) ?? null,
    answersOf: async (assessmentId): Promise<ChosenAnswer[]> =>
      query().select(answer).from(assessmentAnswers).where(eq(assessmentAnswers.assessmentId, assessmentId)).all(),
    openAttempts: async (assessmentId) =>
      query()
        .select({
          questionId: openAnswers.questionId,
          state: openAnswers.state,
          text: openAnswers.text,
          late: openAnswers.late,
          receivedAt: openAnswers.receivedAt,
          transcript: { state: transcripts.state, text: transcripts.text },
        })
        .from(openAnswers)
        .leftJoin(transcripts, eq(transcripts.answerId, openAnswers.id))
        .where(eq(openAnswers.assessmentId, assessmentId))
        .orderBy(asc(openAnswers.receivedAt), sql`${openAnswers}.rowid`)
        .all(),
    addEvents: (assessmentId, events, receivedAt, limit) =>
      write(async () => {
        let room = limit - (await countOf(assessmentId))
        for (const event of events) {
          if (room <= 0) return
          const added = await query()
            .insert(assessmentEvents)
            .values({ assessmentId, ...event, receivedAt })
            .onConflictDoNothing()
            .returning({ at: assessmentEvents.at })
            .get()
          if (added) room--
        }
      }),
    violations: async (assessmentId) => countOf(assessmentId, violations),
    clear: (assessmentId) =>
      write(async () => {
        await query().delete(assessmentAnswers).where(eq(assessmentAnswers.assessmentId, assessmentId)).run()
        await query().delete(assessmentEvents).where(eq(assessmentEvents.assessmentId, assessmentId)).run()
      }),
  }

  async function countOf(assessmentId: string, types?: readonly string[]) {
    const wanted = eq(assessmentEvents.assessmentId, assessmentId)
    return (await query()
      .select({ events: count() })
      .from(assessmentEvents)
      .where(types ? and(wanted, inArray(assessmentEvents.type, [...types])) : wanted)
      .get())!.events
  }
}
