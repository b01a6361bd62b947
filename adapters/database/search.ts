import { and, eq, gt, sql } from 'drizzle-orm'
import type { ResumeArchive } from '#src/talent/search-ports.ts'
import type { Database } from './open.ts'
import { prepared } from './prepared.ts'
import { candidates, resumeChanges, resumes } from './schema.ts'

const placeholder = sql.placeholder

export function databaseResumeArchive(database: Database): ResumeArchive {
  const changes = prepared(database, (connection) =>
    connection
      .select({
        number: resumeChanges.number,
        id: resumeChanges.resumeId,
        facts: resumes.facts,
        receivedOn: resumes.receivedOn,
        textHash: resumes.textHash,
        unreadable: resumes.unreadable,
      })
      .from(resumeChanges)
      .leftJoin(resumes, eq(resumes.id, resumeChanges.resumeId))
      .where(and(eq(resumeChanges.workspaceId, placeholder('workspaceId')), gt(resumeChanges.number, placeholder('after'))))
      .orderBy(resumeChanges.number)
      .limit(placeholder('limit'))
      .prepare(),
  )
  const one = prepared(database, (connection) =>
    connection
      .select()
      .from(resumes)
      .where(and(eq(resumes.id, placeholder('id')), eq(resumes.workspaceId, placeholder('workspaceId'))))
      .prepare(),
  )
  const candidate = prepared(database, (connection) =>
    connection
      .select({ id: candidates.id })
      .from(candidates)
      .where(
        and(
          eq(candidates.resumeId, placeholder('resumeId')),
          eq(candidates.jobDescriptionId, placeholder('jobDescriptionId')),
          eq(candidates.workspaceId, placeholder('workspaceId')),
        ),
      )
      .prepare(),
  )
  return {
    changes: async (workspaceId, after, limit) =>
      (await changes().all({ workspaceId, after, limit })).map(({ number, id, facts, receivedOn, textHash, unreadable }) => ({
        number,
        id,
        resume: facts && receivedOn && textHash && !unreadable ? { facts, receivedOn, textHash } : null,
      })),
    resumes: async (workspaceId, ids) =>
      (await Promise.all(ids.map(async (id) => (await one().get({ id, workspaceId })) ?? []))).flat(),
    candidatesOf: async (workspaceId, jobDescriptionId, resumeIds) =>
      new Map(
        (
          await Promise.all(
            resumeIds.map(async (resumeId) => {
              const found = await candidate().get({ resumeId, jobDescriptionId, workspaceId })
              return found ? [[resumeId, found.id] as const] : []
            }),
          )
        ).flat(),
      ),
  }
}
