import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Candidates } from '#src/matching/ports.ts'
import type { Candidate } from '#src/matching/resume.ts'
import type { Database, Query } from './open.ts'
import { prepared, preparedInsert } from './prepared.ts'
import { batchItems, candidates, jobDescriptions, resumes } from './schema.ts'
import { unindexedEqual } from './unindexed-equal.ts'

export function databaseCandidates(database: Database): Candidates {
  const { query, transaction } = database
  const rowsOn = (connection: Query) =>
    connection
      .select({
        candidate: candidates,
        resume: resumes,
        title: jobDescriptions.title,
        currentCriteria: jobDescriptions.criteriaVersion,
      })
      .from(candidates)
      .innerJoin(resumes, eq(resumes.id, candidates.resumeId))
      .innerJoin(jobDescriptions, eq(jobDescriptions.id, candidates.jobDescriptionId))
  const rows = () => rowsOn(query())
  const ofPair = prepared(database, (connection) =>
    rowsOn(connection)
      .where(
        and(
          eq(candidates.resumeId, sql.placeholder('resumeId')),
          eq(candidates.jobDescriptionId, sql.placeholder('jobDescriptionId')),
        ),
      )
      .prepare(),
  )
  const one = prepared(database, (connection) =>
    rowsOn(connection)
      .where(and(eq(candidates.id, sql.placeholder('id')), eq(candidates.workspaceId, sql.placeholder('workspaceId'))))
      .prepare(),
  )
  const insert = preparedInsert(database, candidates)
  type Row = Awaited<ReturnType<typeof rows>>[number]
  const asCandidate = ({ candidate, resume, title, currentCriteria }: Row): Candidate => ({
    id: candidate.id,
    workspaceId: candidate.workspaceId,
    createdAt: candidate.createdAt,
    match: candidate.match,
    criteriaVersion: candidate.criteriaVersion,
    modelState: candidate.modelState,
    resume,
    jobDescription: { id: candidate.jobDescriptionId, title, criteriaVersion: currentCriteria },
  })
  const first = (row: Row | undefined) => (row ? asCandidate(row) : null)

  return {
    add: ({ match, ...candidate }) =>
      transaction(async () => {
        const { percentage, confidence } = match
        await insert({ ...candidate, match, percentage, confidence })
      }),
    rescore: (id, { match, criteriaVersion, modelState }) =>
      transaction(async () => {
        const { percentage, confidence } = match
        await query()
          .update(candidates)
          .set({ match, percentage, confidence, criteriaVersion, ...(modelState ? { modelState } : {}) })
          .where(eq(candidates.id, id))
          .run()
      }),
    replaceResume: (id, resumeId, { match, criteriaVersion }) =>
      transaction(async () => {
        const { percentage, confidence } = match
        await query()
          .update(candidates)
          .set({ resumeId, match, percentage, confidence, criteriaVersion, modelState: 'none' })
          .where(eq(candidates.id, id))
          .run()
      }),
    setModelState: (id, modelState) =>
      transaction(async () => {
        await query().update(candidates).set({ modelState }).where(eq(candidates.id, id)).run()
      }),
    ofJob: async (workspaceId, jobDescriptionId, { limit, offset }) =>
      (
        await rows()
          .where(and(eq(candidates.workspaceId, workspaceId), eq(candidates.jobDescriptionId, jobDescriptionId)))
          .orderBy(desc(candidates.percentage), desc(candidates.confidence), candidates.id)
          .limit(limit)
          .offset(offset)
          .all()
      ).map(asCandidate),
    countOfJob: async (workspaceId, jobDescriptionId) =>
      (
        await query()
          .select({ total: count() })
          .from(candidates)
          .where(and(eq(candidates.workspaceId, workspaceId), eq(candidates.jobDescriptionId, jobDescriptionId)))
          .get()
      )?.total ?? 0,
    ofResume: async (workspaceId, resumeId) =>
      (
        await rows()
          .where(and(eq(candidates.workspaceId, workspaceId), eq(candidates.resumeId, resumeId)))
          .orderBy(candidates.id)
          .all()
      ).map(asCandidate),
    find: async (workspaceId, id) =>
      first(
        await rows()
          .where(and(eq(candidates.workspaceId, workspaceId), eq(candidates.id, id)))
          .get(),
      ),
    ofPair: async (resumeId, jobDescriptionId) => first(await ofPair().get({ resumeId, jobDescriptionId })),
    async ofBatch(workspaceId, batchId) {
      const inBatch = query().select({ id: batchItems.candidateId }).from(batchItems).where(eq(batchItems.batchId, batchId))
      return (
        await rows()
          .where(and(unindexedEqual(candidates.workspaceId, workspaceId), inArray(candidates.id, inBatch)))
          .orderBy(desc(candidates.percentage), desc(candidates.confidence), candidates.id)
          .all()
      ).map(asCandidate)
    },
    inOrder: async (workspaceId, ids) =>
      (
        await Promise.all(
          ids.map(async (id) => {
            const row = await one().get({ id, workspaceId })
            return row ? [asCandidate(row)] : []
          }),
        )
      ).flat(),
  }
}
