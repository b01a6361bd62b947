import { and, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { CandidateArchive, CandidateChange, ListedFields } from '#src/talent/ports.ts'
import type { Database, Query } from './open.ts'
import { prepared } from './prepared.ts'
import { candidateChanges, jobDescriptions, resumeFields, resumes } from './schema.ts'

const placeholder = sql.placeholder

type ExportedValues = [
  id: string,
  resumeId: string,
  jobDescriptionId: string,
  percentage: number,
  confidence: number,
  createdAt: number,
  jobTitle: string,
  fields: string | null,
]

const exported = `
  select c.candidate_id, c.resume_id, c.job_description_id, c.percentage, c.confidence, c.created_at, j.title, f.fields
  from json_each(?1) i
    cross join candidate_changes c on c.candidate_id = i.value
    join job_descriptions j on j.id = c.job_description_id
    left join resume_fields f on f.resume_id = c.resume_id and f.made_by = ?2
  where c.workspace_id = ?3 and c.resume_id is not null`

export function databaseCandidateArchive(database: Database): CandidateArchive {
  const { query, transaction } = database
  const changesWhere = (connection: Query, ...which: (SQL | undefined)[]) =>
    connection
      .select({
        number: candidateChanges.number,
        id: candidateChanges.candidateId,
        resumeId: candidateChanges.resumeId,
        jobDescriptionId: candidateChanges.jobDescriptionId,
        percentage: candidateChanges.percentage,
        confidence: candidateChanges.confidence,
        createdAt: candidateChanges.createdAt,
        fields: resumeFields.fields,
      })
      .from(candidateChanges)
      .leftJoin(
        resumeFields,
        and(eq(resumeFields.resumeId, candidateChanges.resumeId), eq(resumeFields.madeBy, placeholder('madeBy'))),
      )
      .where(and(eq(candidateChanges.workspaceId, placeholder('workspaceId')), ...which))
      .orderBy(candidateChanges.number)
  const changesFrom = (connection: Query, jobs?: readonly string[]) =>
    changesWhere(
      connection,
      gt(candidateChanges.number, placeholder('after')),
      jobs && or(isNull(candidateChanges.jobDescriptionId), inArray(candidateChanges.jobDescriptionId, [...jobs])),
    )
      .limit(placeholder('limit'))
      .prepare()
  const changes = prepared(database, (connection) => changesFrom(connection))
  const one = prepared(database, (connection) =>
    connection
      .select({
        resumeId: candidateChanges.resumeId,
        jobDescriptionId: candidateChanges.jobDescriptionId,
        percentage: candidateChanges.percentage,
        confidence: candidateChanges.confidence,
        createdAt: candidateChanges.createdAt,
        jobTitle: jobDescriptions.title,
        fields: resumeFields.fields,
      })
      .from(candidateChanges)
      .innerJoin(jobDescriptions, eq(jobDescriptions.id, candidateChanges.jobDescriptionId))
      .leftJoin(
        resumeFields,
        and(eq(resumeFields.resumeId, candidateChanges.resumeId), eq(resumeFields.madeBy, placeholder('madeBy'))),
      )
      .where(
        and(eq(candidateChanges.candidateId, placeholder('id')), eq(candidateChanges.workspaceId, placeholder('workspaceId'))),
      )
      .prepare(),
  )
  const titles = prepared(database, (connection) =>
    connection
      .select({ id: jobDescriptions.id, title: jobDescriptions.title, deletedAt: jobDescriptions.deletedAt })
      .from(jobDescriptions)
      .where(eq(jobDescriptions.workspaceId, placeholder('workspaceId')))
      .prepare(),
  )
  const facts = prepared(database, (connection) =>
    connection
      .select({ facts: resumes.facts, receivedOn: resumes.receivedOn, filename: resumes.filename })
      .from(resumes)
      .where(eq(resumes.id, placeholder('id')))
      .prepare(),
  )
  return {
    changes: async (workspaceId, after, limit, madeBy, jobs) =>
      (await (jobs ? changesFrom(query(), jobs) : changes()).all({ workspaceId, after, limit, madeBy })).map(changeOf),
    again: async (workspaceId, ids, madeBy) =>
      (
        await changesWhere(query(), inArray(candidateChanges.candidateId, [...ids]))
          .prepare()
          .all({ workspaceId, madeBy })
      ).map(changeOf),
    listed: async (workspaceId, ids, madeBy) =>
      (
        await Promise.all(
          ids.map(async (id) => {
            const row = await one().get({ id, workspaceId, madeBy })
            if (!row?.resumeId || !row.jobDescriptionId || !row.createdAt) return []
            const { resumeId, jobDescriptionId, createdAt, percentage, confidence, ...others } = row
            return [
              { id, resumeId, jobDescriptionId, createdAt, percentage: percentage ?? 0, confidence: confidence ?? 0, ...others },
            ]
          }),
        )
      ).flat(),
    exported: async (workspaceId, ids, madeBy) => {
      const rows = await database.reading<ExportedValues>(exported)(JSON.stringify(ids), madeBy, workspaceId)
      const places = new Map(ids.map((id, place) => [id, place]))
      return rows
        .toSorted(([one], [other]) => places.get(one)! - places.get(other)!)
        .map(([id, resumeId, jobDescriptionId, percentage, confidence, createdAt, jobTitle, fields]) => ({
          id,
          resumeId,
          jobDescriptionId,
          percentage,
          confidence,
          createdAt: new Date(createdAt),
          jobTitle,
          fields: fields === null ? null : (JSON.parse(fields) as ListedFields),
        }))
    },
    jobTitles: async (workspaceId) => titles().all({ workspaceId }),
    facts: async (id) => (await facts().get({ id })) ?? null,
    keepFields: (madeBy, workspaceId, made) =>
      transaction(async () => {
        for (const { candidateId, number, resumeId, fields } of made)
          await query().run(
            sql`insert into resume_fields (resume_id, made_by, fields)
              select ${resumeId}, ${madeBy}, ${JSON.stringify(fields)} where exists (
                select 1 from candidate_changes
                where workspace_id = ${workspaceId} and candidate_id = ${candidateId} and number = ${number} and resume_id = ${resumeId})
              on conflict (resume_id) do update set made_by = excluded.made_by, fields = excluded.fields`,
          )
      }),
  }
}

type ChangeRow = Pick<CandidateChange, 'number' | 'id'> &
  Pick<typeof candidateChanges.$inferSelect, 'resumeId' | 'jobDescriptionId' | 'percentage' | 'confidence' | 'createdAt'> & {
    fields: ListedFields | null
  }

const changeOf = ({ number, id, resumeId, jobDescriptionId, percentage, confidence, createdAt, fields }: ChangeRow) => ({
  number,
  id,
  candidate:
    resumeId && jobDescriptionId && createdAt
      ? { resumeId, jobDescriptionId, percentage: percentage ?? 0, confidence: confidence ?? 0, createdAt, fields }
      : null,
})
