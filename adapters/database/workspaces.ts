import { and, asc, eq, inArray, like, ne, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Workspaces } from '#src/accounts/ports.ts'
import type { Database } from './open.ts'
import { companies, idempotentAnswers, jobDescriptions, memberships, readings, resumes, users, workspaces } from './schema.ts'
import { workspaceOf } from './users.ts'
import { writing } from './writing.ts'

export function databaseWorkspaces({ query, transaction }: Database): Workspaces {
  const write = writing({ transaction })
  return {
    async find(id) {
      const row = await query().select().from(workspaces).where(eq(workspaces.id, id)).get()
      return row ? workspaceOf(row) : null
    },
    add: ({ usage, ...workspace }) =>
      write(() =>
        query()
          .insert(workspaces)
          .values({
            ...workspace,
            usedResumes: usage.resumes,
            usedJobDescriptions: usage.jobDescriptions,
            usedAssessments: usage.assessments,
          })
          .run(),
      ),
    update: (id, changes) => write(() => query().update(workspaces).set(changes).where(eq(workspaces.id, id)).run()),
    addUsage: (id, { resumes, jobDescriptions, assessments }) =>
      write(() =>
        query()
          .update(workspaces)
          .set({
            usedResumes: sql`max(0, ${workspaces.usedResumes} + ${resumes})`,
            usedJobDescriptions: sql`max(0, ${workspaces.usedJobDescriptions} + ${jobDescriptions})`,
            usedAssessments: sql`max(0, ${workspaces.usedAssessments} + ${assessments})`,
          })
          .where(eq(workspaces.id, id))
          .run(),
      ),
    remove: (id) =>
      write(async () => {
        // What no foreign key leads to: the texts of documents, and remembered answers, which quote them.
        const owned = [resumes, jobDescriptions].map((table) =>
          query().select({ id: table.id }).from(table).where(eq(table.workspaceId, id)),
        )
        for (const ids of owned) await query().delete(readings).where(inArray(readings.id, ids)).run()
        await query()
          .delete(idempotentAnswers)
          .where(like(idempotentAnswers.scope, `%:${id}`))
          .run()
        // What it posted, with the applications: they name its files.
        await query()
          .delete(companies)
          .where(and(eq(companies.id, id), eq(companies.isWorkspace, true)))
          .run()
        await query().delete(workspaces).where(eq(workspaces.id, id)).run()
      }),
    addMember: (workspaceId, userId, role, joinedAt) =>
      write(() => query().insert(memberships).values({ workspaceId, userId, role, joinedAt }).run()),
    members: async (workspaceId) =>
      query()
        .select({ account: users, role: memberships.role, joinedAt: memberships.joinedAt })
        .from(memberships)
        .innerJoin(users, eq(users.id, memberships.userId))
        .where(eq(memberships.workspaceId, workspaceId))
        .orderBy(asc(memberships.joinedAt), sql`${memberships}.rowid`)
        .all(),
    roleOf: async (workspaceId, userId) =>
      (await query().select({ role: memberships.role }).from(memberships).where(isMember(workspaceId, userId)).get())?.role ??
      null,
    setRole: (workspaceId, userId, role) =>
      write(() => query().update(memberships).set({ role }).where(isMember(workspaceId, userId)).run()),
    choose: (workspaceId, userId, chosenAt) =>
      write(() => query().update(memberships).set({ chosenAt }).where(isMember(workspaceId, userId)).run()),
    removeMember: (workspaceId, userId) => write(() => query().delete(memberships).where(isMember(workspaceId, userId)).run()),
    async ownedAlone(userId) {
      const other = alias(memberships, 'other')
      const others = query()
        .select({ userId: other.userId })
        .from(other)
        .where(and(eq(other.workspaceId, memberships.workspaceId), ne(other.userId, userId)))
      // A company's workspace stays: it belongs to the company, whoever signs in for it.
      const isCompany = query()
        .select({ id: companies.id })
        .from(companies)
        .where(and(eq(companies.id, memberships.workspaceId), eq(companies.isWorkspace, false)))
      const own = and(eq(memberships.userId, userId), notExists(others), notExists(isCompany))
      return (await query().select({ id: memberships.workspaceId }).from(memberships).where(own).all()).map((row) => row.id)
    },
  }
}

const isMember = (workspaceId: string, userId: string) =>
  and(eq(memberships.workspaceId, workspaceId), eq(memberships.userId, userId))
