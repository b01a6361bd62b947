import { and, count, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { CandidateQuery, Candidates } from '#src/matching/ports.ts'
import type { Candidate } from '#src/matching/resume.ts'
import type { Database, Query } from './open.ts'
import { prepared, preparedInsert } from './prepared.ts'
import { batchItems, candidates, jobDescriptions, resumes } from './schema.ts'

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
        insert({ ...candidate, match, percentage, confidence })
      }),
    rescore: (id, { match, criteriaVersion, modelState }) =>
      transaction(async () => {
        const { percentage, confidence } = match
        query()
          .update(candidates)
          .set({ match, percentage, confidence, criteriaVersion, ...(modelState ? { modelState } : {}) })
          .where(eq(candidates.id, id))
          .run()
      }),
    setModelState: (id, modelState) =>
      transaction(async () => {
        query().update(candidates).set({ modelState }).where(eq(candidates.id, id)).run()
      }),
    ofJob: async (workspaceId, jobDescriptionId, { limit, offset }) =>
      rows()
        .where(and(eq(candidates.workspaceId, workspaceId), eq(candidates.jobDescriptionId, jobDescriptionId)))
        .orderBy(desc(candidates.percentage), desc(candidates.confidence), candidates.id)
        .limit(limit)
        .offset(offset)
        .all()
        .map(asCandidate),
    countOfJob: async (workspaceId, jobDescriptionId) =>
      query()
        .select({ total: count() })
        .from(candidates)
        .where(and(eq(candidates.workspaceId, workspaceId), eq(candidates.jobDescriptionId, jobDescriptionId)))
        .get()?.total ?? 0,
    ofResume: async (workspaceId, resumeId) =>
      rows()
        .where(and(eq(candidates.workspaceId, workspaceId), eq(candidates.resumeId, resumeId)))
        .orderBy(candidates.id)
        .all()
        .map(asCandidate),
    find: async (workspaceId, id) =>
      first(
        rows()
          .where(and(eq(candidates.workspaceId, workspaceId), eq(candidates.id, id)))
          .get(),
      ),
    ofPair: async (resumeId, jobDescriptionId) => first(ofPair().get({ resumeId, jobDescriptionId })),
    async ofBatch(workspaceId, batchId) {
      const inBatch = query().select({ id: batchItems.candidateId }).from(batchItems).where(eq(batchItems.batchId, batchId))
      return rows()
        .where(and(eq(candidates.workspaceId, workspaceId), inArray(candidates.id, inBatch)))
        .orderBy(desc(candidates.percentage), desc(candidates.confidence), candidates.id)
        .all()
        .map(asCandidate)
    },
    async count(workspaceId, since) {
      const where = and(eq(candidates.workspaceId, workspaceId), since ? gte(candidates.createdAt, since) : undefined)
      return query().select({ total: count() }).from(candidates).where(where).get()?.total ?? 0
    },
    async list(workspaceId, wanted) {
      const where = and(eq(candidates.workspaceId, workspaceId), ...conditions(wanted))
      const order =
        wanted.order === 'match'
          ? [desc(candidates.percentage), desc(candidates.confidence), candidates.id]
          : [desc(candidates.createdAt), candidates.id]
      const page = rows()
        .where(where)
        .orderBy(...order)
        .limit(wanted.limit)
        .offset(wanted.offset)
        .all()
      const total = query()
        .select({ total: count() })
        .from(candidates)
        .innerJoin(resumes, eq(resumes.id, candidates.resumeId))
        .where(where)
        .get()
      return { candidates: page.map(asCandidate), total: total?.total ?? 0 }
    },
  }
}

function conditions({ text, since, before }: CandidateQuery) {
  const words = text?.trim().toLowerCase().split(/\s+/).slice(0, 8) ?? []
  const escaped = words.filter(Boolean).map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`)
  return [
    since ? gte(candidates.createdAt, since) : undefined,
    before ? lt(candidates.createdAt, before) : undefined,
    ...escaped.map(
      (pattern) =>
        sql`lower(coalesce(json_extract(${resumes.facts}, '$.name.value'), '') || ' ' || coalesce(json_extract(${resumes.facts}, '$.email.value'), '') || ' ' || json_extract(${resumes.facts}, '$.skills') || ' ' || json_extract(${resumes.facts}, '$.designations')) like ${pattern} escape '\\'`,
    ),
  ]
}
