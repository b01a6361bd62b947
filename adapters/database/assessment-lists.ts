import { and, asc, count, desc, eq, gte, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { AssessmentState } from '#src/assessment/assessment.ts'
import type { AssessmentLists } from '#src/assessment/sending-ports.ts'
import { assessmentOf } from './assessments.ts'
import { hiddenPeople } from './blind-rows.ts'
import type { Database } from './open.ts'
import { jsonTruth } from './portable.ts'
import {
  assessmentConsents,
  assessmentQuestions,
  assessments,
  candidates,
  jobDescriptions,
  resumes,
  retiredQuestions,
} from './schema.ts'

/** The same as `stateOf` says of one. */
const inState = (state: AssessmentState, now: Date): SQL | undefined => {
  const open = and(isNull(assessments.completedAt), isNull(assessments.revokedAt))
  const unused = and(open, isNull(assessments.startedAt))
  return {
    completed: isNotNull(assessments.completedAt),
    revoked: and(isNull(assessments.completedAt), isNotNull(assessments.revokedAt)),
    'in-progress': and(open, isNotNull(assessments.startedAt)),
    expired: and(unused, sql`${assessments.expiresAt} <= ${now.getTime()}`),
    pending: and(unused, sql`${assessments.expiresAt} > ${now.getTime()}`),
  }[state]
}

export const isPractice = jsonTruth(assessments.options, '$.practice')

const candidateName = sql<string | null>`json_extract(${resumes.facts}, '$.name.value')`

export function databaseAssessmentLists({ query, transaction }: Database): AssessmentLists {
  const holds = (workspaceId: string, text: string): SQL | undefined => {
    if (text === '') return undefined
    const holding = (value: SQL | typeof resumes.filename | typeof jobDescriptions.title | typeof assessments.candidateEmail) =>
      sql`instr(lower(${value}), ${text.toLowerCase()}) > 0`
    const names = or(holding(candidateName), holding(resumes.filename), holding(assessments.candidateEmail))
    // Nobody under blind review is found by who they are.
    return or(and(sql`${resumes.personId} not in (${hiddenPeople(workspaceId)})`, names), holding(jobDescriptions.title))
  }
  return {
    async list(workspaceId, { state, candidateId, text, practice, finishedSince, now, limit, offset }) {
      const where = and(
        eq(assessments.workspaceId, workspaceId),
        state === null ? undefined : inState(state, now),
        candidateId === null ? undefined : eq(assessments.candidateId, candidateId),
        practice ? undefined : sql`not ${isPractice}`,
        finishedSince && gte(assessments.completedAt, finishedSince),
        holds(workspaceId, text),
      )
      const rows = await query()
        .select({
          assessment: assessments,
          candidateName,
          resumeId: candidates.resumeId,
          jobDescriptionId: candidates.jobDescriptionId,
          jobTitle: jobDescriptions.title,
        })
        .from(assessments)
        .innerJoin(candidates, eq(candidates.id, assessments.candidateId))
        .innerJoin(resumes, eq(resumes.id, candidates.resumeId))
        .innerJoin(jobDescriptions, eq(jobDescriptions.id, candidates.jobDescriptionId))
        .where(where)
        .orderBy(desc(assessments.sentAt), asc(assessments.id))
        .limit(limit)
        .offset(offset)
        .all()
      const total =
        (
          await query()
            .select({ total: count() })
            .from(assessments)
            .innerJoin(candidates, eq(candidates.id, assessments.candidateId))
            .innerJoin(resumes, eq(resumes.id, candidates.resumeId))
            .innerJoin(jobDescriptions, eq(jobDescriptions.id, candidates.jobDescriptionId))
            .where(where)
            .get()
        )?.total ?? 0
      return { assessments: rows.map(({ assessment, ...others }) => ({ ...assessmentOf(assessment), ...others })), total }
    },
    retired: async (workspaceId) =>
      new Set(
        (
          await query()
            .select({ bankId: retiredQuestions.bankId })
            .from(retiredQuestions)
            .where(eq(retiredQuestions.workspaceId, workspaceId))
            .all()
        ).map(({ bankId }) => bankId),
      ),
    replaceQuestions: (assessmentId, questions) =>
      transaction(async () => {
        await query().delete(assessmentQuestions).where(eq(assessmentQuestions.assessmentId, assessmentId)).run()
        await query().delete(assessmentConsents).where(eq(assessmentConsents.assessmentId, assessmentId)).run()
        for (const question of questions) await query().insert(assessmentQuestions).values(question).run()
      }),
  }
}
