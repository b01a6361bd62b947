import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Colleagues, Subjects } from '#src/hiring/ports.ts'
import { isJobRole } from '#src/shared/roles.ts'
import type { Database, Query } from './open.ts'
import { applications, candidates, jobDescriptions, jobMembers, memberships, resumes, users, workspaces } from './schema.ts'

/** Candidates with what the hiring workflow knows of each; still to be narrowed. */
export const subjectsFrom = (connection: Query) =>
  connection
    .select({
      id: candidates.id,
      workspaceId: candidates.workspaceId,
      name: sql<string | null>`json_extract(${resumes.facts}, '$.name.value')`,
      // Where somebody applied themselves, the address that they gave.
      email: sql<string | null>`coalesce((select ${applications.email} from ${applications}
        where ${applications.candidateId} = ${candidates.id} order by ${applications.appliedAt} desc limit 1),
        json_extract(${resumes.facts}, '$.email.value'))`,
      filename: resumes.filename,
      jobDescriptionId: candidates.jobDescriptionId,
      jobTitle: jobDescriptions.title,
      createdAt: candidates.createdAt,
    })
    .from(candidates)
    .innerJoin(resumes, eq(resumes.id, candidates.resumeId))
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, candidates.jobDescriptionId))

/** What the hiring workflow asks about candidates and job descriptions. */
export function databaseSubjects({ query }: Database): Subjects {
  return {
    candidate: async (workspaceId, id) =>
      (await subjectsFrom(query())
        .where(and(eq(candidates.workspaceId, workspaceId), eq(candidates.id, id)))
        .get()) ?? null,
    job: async (workspaceId, id) =>
      (await query()
        .select({ id: jobDescriptions.id, title: jobDescriptions.title })
        .from(jobDescriptions)
        .where(and(eq(jobDescriptions.workspaceId, workspaceId), eq(jobDescriptions.id, id), isNull(jobDescriptions.deletedAt)))
        .get()) ?? null,
    workspaceName: async (id) =>
      (await query().select({ name: workspaces.name }).from(workspaces).where(eq(workspaces.id, id)).get())?.name ?? '',
  }
}

export function databaseColleagues({ query }: Database): Colleagues {
  const namings = async (workspaceId: string) => {
    const named = new Map<string, string[]>()
    const rows = await query()
      .select({ userId: jobMembers.userId, job: jobMembers.jobDescriptionId })
      .from(jobMembers)
      .where(eq(jobMembers.workspaceId, workspaceId))
      .all()
    for (const { userId, job } of rows) named.set(userId, [...(named.get(userId) ?? []), job])
    return named
  }
  return {
    async ofWorkspace(workspaceId) {
      const people = await query()
        .select({ id: users.id, fullName: users.fullName, email: users.email, role: memberships.role })
        .from(memberships)
        .innerJoin(users, eq(users.id, memberships.userId))
        .where(and(eq(memberships.workspaceId, workspaceId), eq(users.state, 'active')))
        .orderBy(asc(users.fullName), asc(users.id))
        .all()
      const named = people.some(({ role }) => isJobRole(role)) ? await namings(workspaceId) : new Map<string, string[]>()
      return people.map((person) => ({ ...person, jobs: isJobRole(person.role) ? (named.get(person.id) ?? []) : null }))
    },
    nameOf: async (userId) =>
      (await query().select({ fullName: users.fullName }).from(users).where(eq(users.id, userId)).get())?.fullName ?? null,
  }
}
