import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { startingStages } from '#src/hiring/stage.ts'
import type { PersonHistories } from '#src/people/ports.ts'
import type { Database } from './open.ts'
import { prepared } from './prepared.ts'
import { candidates, files, jobDescriptions, placements, readings, resumes, stages, users } from './schema.ts'
import { scoredPercentage } from './scored.ts'
import { unindexedEqual } from './unindexed-equal.ts'

const placeholder = sql.placeholder
const mostVersions = 1000

export function databasePersonHistories(database: Database): PersonHistories {
  const { query } = database
  const version = {
    id: resumes.id,
    personId: resumes.personId,
    filename: resumes.filename,
    type: files.type,
    receivedAt: resumes.createdAt,
    receivedBy: users.fullName,
    receivedOn: resumes.receivedOn,
    facts: resumes.facts,
  }
  const versions = prepared(database, (connection) =>
    connection
      .select(version)
      .from(resumes)
      .innerJoin(files, eq(files.id, resumes.fileId))
      .leftJoin(users, eq(users.id, resumes.uploadedBy))
      .where(and(unindexedEqual(resumes.workspaceId, placeholder('workspaceId')), eq(resumes.personId, placeholder('personId'))))
      .orderBy(desc(resumes.createdAt), sql`${resumes}.rowid desc`)
      .limit(placeholder('limit'))
      .prepare(),
  )
  const countOf = prepared(database, (connection) =>
    connection
      .select({ count: count() })
      .from(resumes)
      .where(eq(resumes.personId, placeholder('personId')))
      .prepare(),
  )
  const ranked = prepared(database, (connection) =>
    connection
      .select({
        candidateId: candidates.id,
        resumeId: candidates.resumeId,
        personId: resumes.personId,
        jobDescriptionId: candidates.jobDescriptionId,
        jobTitle: jobDescriptions.title,
        deletedAt: jobDescriptions.deletedAt,
        percentage: scoredPercentage,
        rankedAt: candidates.createdAt,
        stage: stages.name,
        firstStage: sql<string | null>`(select first.name from stages first
          where first.job_description_id = ${candidates.jobDescriptionId} order by first.position limit 1)`,
      })
      .from(candidates)
      .innerJoin(resumes, eq(resumes.id, candidates.resumeId))
      .innerJoin(jobDescriptions, eq(jobDescriptions.id, candidates.jobDescriptionId))
      .leftJoin(placements, eq(placements.candidateId, candidates.id))
      .leftJoin(stages, eq(stages.id, placements.stageId))
      .where(
        and(unindexedEqual(candidates.workspaceId, placeholder('workspaceId')), eq(resumes.personId, placeholder('personId'))),
      )
      .orderBy(desc(candidates.createdAt), sql`${candidates}.rowid desc`)
      .prepare(),
  )
  return {
    versions: async (workspaceId, personId) => versions().all({ workspaceId, personId, limit: mostVersions }),
    async newestVersion(workspaceId, personId) {
      const newest = await versions().get({ workspaceId, personId, limit: 1 })
      return newest ? { version: newest, count: (await countOf().get({ personId }))?.count ?? 1 } : null
    },
    async version(workspaceId, resumeId) {
      const found = await query()
        .select({ ...version, text: sql<string | null>`json_extract(${readings.document}, '$.text')` })
        .from(resumes)
        .innerJoin(files, eq(files.id, resumes.fileId))
        .leftJoin(users, eq(users.id, resumes.uploadedBy))
        .leftJoin(readings, eq(readings.id, resumes.id))
        .where(and(eq(resumes.workspaceId, workspaceId), eq(resumes.id, resumeId)))
        .get()
      return found ? { ...found, text: found.text ?? '' } : null
    },
    ranked: async (workspaceId, personId) =>
      (await ranked().all({ workspaceId, personId })).map(({ deletedAt, stage, firstStage, ...row }) => ({
        ...row,
        isJobDeleted: deletedAt !== null,
        stage: stage ?? firstStage ?? startingStages(row.jobDescriptionId)[0]!.name,
      })),
    personOfCandidate: async (workspaceId, candidateId) =>
      (await query()
        .select({ personId: resumes.personId, resumeId: resumes.id })
        .from(candidates)
        .innerJoin(resumes, eq(resumes.id, candidates.resumeId))
        .where(and(eq(candidates.workspaceId, workspaceId), eq(candidates.id, candidateId)))
        .get()) ?? null,
    async countVersions(workspaceId, ids) {
      if (ids.length === 0) return new Map()
      const rows = await query()
        .select({
          id: candidates.id,
          versions: sql<number>`(select count(*) from resumes other where other.person_id = ${resumes.personId})`,
        })
        .from(candidates)
        .innerJoin(resumes, eq(resumes.id, candidates.resumeId))
        .where(and(unindexedEqual(candidates.workspaceId, workspaceId), inArray(candidates.id, [...ids])))
        .all()
      return new Map(rows.filter(({ versions }) => versions > 1).map(({ id, versions }) => [id, versions]))
    },
  }
}
