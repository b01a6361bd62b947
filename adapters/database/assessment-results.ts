import { and, asc, eq, sql } from 'drizzle-orm'
import type { EventType } from '#src/assessment/constants.ts'
import type { ItemOutcome, Results } from '#src/assessment/results-ports.ts'
import type { Database } from './open.ts'
import { asNumber, jsonTruth } from './portable.ts'
import { assessmentAnswers, assessmentConsents, assessmentEvents, assessmentRatings, retiredQuestions } from './schema.ts'
import { writing } from './writing.ts'

export function databaseResults(database: Database): Results {
  const { query, transaction } = database
  const write = writing({ transaction })
  return {
    choicesOf: async (assessmentId) =>
      query()
        .select({
          questionId: assessmentAnswers.questionId,
          optionId: assessmentAnswers.optionId,
          late: assessmentAnswers.late,
          receivedAt: assessmentAnswers.receivedAt,
        })
        .from(assessmentAnswers)
        .where(eq(assessmentAnswers.assessmentId, assessmentId))
        .all(),
    consentOf: async (assessmentId) =>
      (await query().select().from(assessmentConsents).where(eq(assessmentConsents.assessmentId, assessmentId)).get()) ?? null,
    eventsOf: async (assessmentId) =>
      (await query()
        .select({ type: assessmentEvents.type, at: assessmentEvents.at })
        .from(assessmentEvents)
        .where(eq(assessmentEvents.assessmentId, assessmentId))
        .orderBy(asc(assessmentEvents.at))
        .all()) as { type: EventType; at: Date }[],
    ratingOf: async (assessmentId) =>
      (await query().select().from(assessmentRatings).where(eq(assessmentRatings.assessmentId, assessmentId)).get()) ?? null,
    rate: (assessmentId, rating) =>
      write(async () => {
        if (!rating) await query().delete(assessmentRatings).where(eq(assessmentRatings.assessmentId, assessmentId)).run()
        else
          await query()
            .insert(assessmentRatings)
            .values({ assessmentId, ...rating })
            .onConflictDoUpdate({ target: assessmentRatings.assessmentId, set: rating })
            .run()
      }),
    async itemOutcomes(workspaceId) {
      const rows = await query().all<Omit<ItemOutcome, 'part'> & { part: string }>(sql`
        select asked.bank_id as bankId, asked.part as part, asked.assessment_id as assessmentId,
          case asked.part
            when 'mcq' then ${asNumber(sql`exists (
              select 1 from assessment_answers chosen where chosen.question_id = asked.id and chosen.option_id = asked.key
                and (chosen.late = 1) = (sitting.counts_late = 1 and exists (
                  select 1 from assessment_answers later where later.question_id = asked.id and later.late = 1)))`)}
            else (
              select case when answer.state in ('uploaded', 'written') then transcripts.score / 100.0 else 0 end
              from open_answers answer left join transcripts on transcripts.answer_id = answer.id
              where answer.question_id = asked.id and (answer.late = 0 or sitting.counts_late = 1)
              order by answer.state in ('uploaded', 'written') desc, answer.received_at desc limit 1)
          end as share
        from assessment_questions asked join assessments sitting on sitting.id = asked.assessment_id
        where sitting.workspace_id = ${workspaceId} and sitting.completed_at is not null and asked.bank_id is not null
          and not ${jsonTruth(sql`sitting.options`, '$.practice')}`)
      return rows as ItemOutcome[]
    },
    async askedItems(workspaceId) {
      const rows = await query().all<{
        bankId: string
        part: 'mcq' | 'voice'
        text: string
        skill: string | null
        level: number | null
        exposure: number
        lastAskedAt: number | null
      }>(sql`
        select bankId, part, text, skill, level, exposure, lastAskedAt from (
          select asked.bank_id as bankId, asked.part as part, asked.text as text, asked.skill as skill, asked.level as level,
            count(*) over question as exposure, max(sitting.started_at) over question as lastAskedAt,
            row_number() over (partition by asked.bank_id order by sitting.started_at desc, asked.id) as turn
          from assessment_questions asked join assessments sitting on sitting.id = asked.assessment_id
        where sitting.workspace_id = ${workspaceId} and sitting.started_at is not null and asked.bank_id is not null
          and not ${jsonTruth(sql`sitting.options`, '$.practice')}
          window question as (partition by asked.bank_id)
        ) where turn = 1`)
      return rows.map((row) => ({ ...row, lastAskedAt: row.lastAskedAt === null ? null : new Date(row.lastAskedAt) }))
    },
    retiredItems: async (workspaceId) =>
      query()
        .select({ bankId: retiredQuestions.bankId, retiredAt: retiredQuestions.retiredAt })
        .from(retiredQuestions)
        .where(eq(retiredQuestions.workspaceId, workspaceId))
        .all(),
    retire: (workspaceId, bankId, retiredBy, retiredAt) =>
      write(() =>
        query().insert(retiredQuestions).values({ workspaceId, bankId, retiredBy, retiredAt }).onConflictDoNothing().run(),
      ),
    bringBack: (workspaceId, bankId) =>
      write(() =>
        query()
          .delete(retiredQuestions)
          .where(and(eq(retiredQuestions.workspaceId, workspaceId), eq(retiredQuestions.bankId, bankId)))
          .run(),
      ),
  }
}
