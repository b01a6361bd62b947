import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { JobMembers, JobSubject } from '#src/ports/job-members.ts'
import { isJobRole, jobRoles } from '#src/shared/roles.ts'
import type { Database } from './open.ts'
import { prepared } from './prepared.ts'
import {
  candidates,
  files,
  interviewOffers,
  jobDescriptions,
  jobMembers,
  memberships,
  notes,
  resumes,
  tasks,
  users,
} from './schema.ts'
import { writing } from './writing.ts'

const placeholder = sql.placeholder

export function databaseJobMembers(database: Database): JobMembers {
  const { query, transaction } = database
  const write = writing({ transaction })
  // Asked with every request of somebody with a job role.
  const jobsOf = prepared(database, (connection) =>
    connection
      .select({ id: jobMembers.jobDescriptionId })
      .from(jobMembers)
      .innerJoin(jobDescriptions, eq(jobDescriptions.id, jobMembers.jobDescriptionId))
      .where(
        and(
          eq(jobMembers.workspaceId, placeholder('workspaceId')),
          eq(jobMembers.userId, placeholder('userId')),
          eq(jobDescriptions.workspaceId, placeholder('workspaceId')),
          isNull(jobDescriptions.deletedAt),
        ),
      )
      .orderBy(asc(jobMembers.jobDescriptionId))
      .prepare(),
  )
  const saved = (workspaceId: string) => and(eq(jobDescriptions.workspaceId, workspaceId), isNull(jobDescriptions.deletedAt))
  const known: JobMembers['known'] = async (workspaceId, jobs) =>
    jobs.length === 0
      ? []
      : query()
          .select({ id: jobDescriptions.id, title: jobDescriptions.title })
          .from(jobDescriptions)
          .where(and(saved(workspaceId), inArray(jobDescriptions.id, [...jobs])))
          .all()
  const ofCandidates = (where: SQL | undefined) =>
    query().selectDistinct({ id: candidates.jobDescriptionId }).from(candidates).where(where)
  const behind: Record<JobSubject, (workspaceId: string, id: string) => Promise<{ id: string }[]>> = {
    job: (workspaceId, id) =>
      query()
        .select({ id: jobDescriptions.id })
        .from(jobDescriptions)
        .where(and(saved(workspaceId), eq(jobDescriptions.id, id)))
        .all(),
    candidate: (workspaceId, id) => ofCandidates(and(eq(candidates.workspaceId, workspaceId), eq(candidates.id, id))).all(),
    resume: (workspaceId, id) => ofCandidates(and(eq(candidates.workspaceId, workspaceId), eq(candidates.resumeId, id))).all(),
    note: (workspaceId, id) =>
      query()
        .select({ id: candidates.jobDescriptionId })
        .from(notes)
        .innerJoin(candidates, eq(candidates.id, notes.candidateId))
        .where(and(eq(notes.workspaceId, workspaceId), eq(notes.id, id)))
        .all(),
    task: (workspaceId, id) =>
      query()
        .select({ id: candidates.jobDescriptionId })
        .from(tasks)
        .innerJoin(candidates, eq(candidates.id, tasks.candidateId))
        .where(and(eq(tasks.workspaceId, workspaceId), eq(tasks.id, id)))
        .all(),
    'interview offer': (workspaceId, id) =>
      query()
        .select({ id: candidates.jobDescriptionId })
        .from(interviewOffers)
        .innerJoin(candidates, eq(candidates.id, interviewOffers.candidateId))
        .where(and(eq(interviewOffers.workspaceId, workspaceId), eq(interviewOffers.id, id)))
        .all(),
  }
  return {
    jobsOf: async (workspaceId, userId) => (await jobsOf().all({ workspaceId, userId })).map(({ id }) => id),
    async ofJob(workspaceId, jobDescriptionId) {
      const namer = alias(users, 'namer')
      return (
        await query()
          .select({
            userId: jobMembers.userId,
            fullName: users.fullName,
            role: memberships.role,
            namedBy: namer.fullName,
            namedAt: jobMembers.namedAt,
          })
          .from(jobMembers)
          .innerJoin(users, eq(users.id, jobMembers.userId))
          .innerJoin(
            memberships,
            and(eq(memberships.workspaceId, jobMembers.workspaceId), eq(memberships.userId, jobMembers.userId)),
          )
          .leftJoin(namer, eq(namer.id, jobMembers.namedBy))
          .where(and(eq(jobMembers.workspaceId, workspaceId), eq(jobMembers.jobDescriptionId, jobDescriptionId)))
          .orderBy(asc(users.fullName), asc(users.id))
          .all()
      ).flatMap(({ role, ...member }) => (isJobRole(role) ? { ...member, role } : []))
    },
    choices: async (workspaceId) =>
      (
        await query()
          .select({ userId: users.id, fullName: users.fullName, role: memberships.role })
          .from(memberships)
          .innerJoin(users, eq(users.id, memberships.userId))
          .where(
            and(eq(memberships.workspaceId, workspaceId), inArray(memberships.role, [...jobRoles]), eq(users.state, 'active')),
          )
          .orderBy(asc(users.fullName), asc(users.id))
          .all()
      ).flatMap(({ role, ...member }) => (isJobRole(role) ? { ...member, role } : [])),
    name: (workspaceId, { userId, jobs, namedBy, at }) =>
      transaction(async () => {
        const rows = (await known(workspaceId, jobs)).map(({ id }) => ({
          workspaceId,
          jobDescriptionId: id,
          userId,
          namedBy,
          namedAt: at,
        }))
        if (rows.length > 0) await query().insert(jobMembers).values(rows).onConflictDoNothing().run()
      }),
    takeAway: (jobDescriptionId, userIds) =>
      write(
        async () =>
          userIds.length > 0 &&
          (await query()
            .delete(jobMembers)
            .where(and(eq(jobMembers.jobDescriptionId, jobDescriptionId), inArray(jobMembers.userId, [...userIds])))
            .run()),
      ),
    takeAwayAll: (userId, workspaceId) =>
      write(() =>
        query()
          .delete(jobMembers)
          .where(and(eq(jobMembers.userId, userId), workspaceId === null ? undefined : eq(jobMembers.workspaceId, workspaceId)))
          .run(),
      ),
    known,
    jobsBehind: async (workspaceId, about, id) => (await behind[about](workspaceId, id)).map((row) => row.id),
    async jobsOfFile(workspaceId, key) {
      const ofResumes = await query()
        .selectDistinct({ id: candidates.jobDescriptionId })
        .from(files)
        .innerJoin(resumes, eq(resumes.fileId, files.id))
        .innerJoin(candidates, eq(candidates.resumeId, resumes.id))
        .where(and(eq(files.workspaceId, workspaceId), eq(files.key, key)))
        .all()
      const ofJobs = await query()
        .select({ id: jobDescriptions.id })
        .from(files)
        .innerJoin(jobDescriptions, eq(jobDescriptions.fileId, files.id))
        .where(and(eq(files.workspaceId, workspaceId), eq(files.key, key), saved(workspaceId)))
        .all()
      return [...ofResumes, ...ofJobs].map(({ id }) => id)
    },
  }
}
