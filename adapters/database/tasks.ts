import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Tasks } from '#src/hiring/task.ts'
import type { Database } from './open.ts'
import { candidates, jobDescriptions, resumes, tasks } from './schema.ts'
import { writing } from './writing.ts'

export function databaseTasks({ query, transaction }: Database): Tasks {
  const write = writing({ transaction })
  const columns = {
    id: tasks.id,
    candidateId: tasks.candidateId,
    title: tasks.title,
    dueOn: tasks.dueOn,
    assigneeId: tasks.assigneeId,
    createdBy: tasks.createdBy,
    createdAt: tasks.createdAt,
    doneAt: tasks.doneAt,
    doneBy: tasks.doneBy,
    version: tasks.version,
  }
  const candidatesOf = (jobs: readonly string[]) =>
    query()
      .select({ id: candidates.id })
      .from(candidates)
      .where(inArray(candidates.jobDescriptionId, [...jobs]))
  const urgency = [sql`${tasks.dueOn} is null`, asc(tasks.dueOn), asc(tasks.createdAt), asc(tasks.id)]
  return {
    ofCandidate: async (candidateId) =>
      query()
        .select(columns)
        .from(tasks)
        .where(eq(tasks.candidateId, candidateId))
        .orderBy(sql`${tasks.doneAt} is not null`, desc(tasks.doneAt), ...urgency)
        .all(),
    async list(workspaceId, { assigneeId, done, dueBefore, jobs, limit, offset }) {
      const where = and(
        eq(tasks.workspaceId, workspaceId),
        assigneeId === null ? undefined : eq(tasks.assigneeId, assigneeId),
        done ? isNotNull(tasks.doneAt) : isNull(tasks.doneAt),
        dueBefore === undefined ? undefined : lt(tasks.dueOn, dueBefore),
        jobs ? inArray(tasks.candidateId, candidatesOf(jobs)) : undefined,
      )
      const found = await query()
        .select({
          ...columns,
          candidateName: sql<string | null>`json_extract(${resumes.facts}, '$.name.value')`,
          filename: resumes.filename,
          jobTitle: jobDescriptions.title,
          jobDescriptionId: jobDescriptions.id,
        })
        .from(tasks)
        .innerJoin(candidates, eq(candidates.id, tasks.candidateId))
        .innerJoin(resumes, eq(resumes.id, candidates.resumeId))
        .innerJoin(jobDescriptions, eq(jobDescriptions.id, candidates.jobDescriptionId))
        .where(where)
        .orderBy(...(done ? [desc(tasks.doneAt)] : urgency))
        .limit(limit)
        .offset(offset)
        .all()
      const total = await query().select({ total: count() }).from(tasks).where(where).get()
      return { tasks: found, total: total?.total ?? 0 }
    },
    find: async (workspaceId, id) =>
      (await query()
        .select(columns)
        .from(tasks)
        .where(and(eq(tasks.workspaceId, workspaceId), eq(tasks.id, id)))
        .get()) ?? null,
    add: (workspaceId, task) =>
      write(() =>
        query()
          .insert(tasks)
          .values({ ...task, workspaceId })
          .run(),
      ),
    update: ({ id, ...task }) => write(() => query().update(tasks).set(task).where(eq(tasks.id, id)).run()),
    remove: (id) => write(() => query().delete(tasks).where(eq(tasks.id, id)).run()),
  }
}
