import { and, eq } from 'drizzle-orm'
import type { WeeklyReaders } from '#src/analytics/ports.ts'
import type { Database } from './open.ts'
import { memberships, users, weeklyReaders, workspaces } from './schema.ts'

export function databaseWeeklyReaders({ query, transaction }: Database): WeeklyReaders {
  const isReader = (workspaceId: string, userId: string) =>
    and(eq(weeklyReaders.workspaceId, workspaceId), eq(weeklyReaders.userId, userId))
  return {
    has: async (workspaceId, userId) =>
      (await query().select().from(weeklyReaders).where(isReader(workspaceId, userId)).get()) !== undefined,
    put: (workspaceId, userId, wants) =>
      transaction(async () => {
        if (wants) await query().insert(weeklyReaders).values({ workspaceId, userId }).onConflictDoNothing().run()
        else await query().delete(weeklyReaders).where(isReader(workspaceId, userId)).run()
      }),
    find: async (workspaceId, userId) =>
      (await query()
        .select({ email: users.email, fullName: users.fullName, workspaceName: workspaces.name, role: memberships.role })
        .from(weeklyReaders)
        .innerJoin(users, eq(users.id, weeklyReaders.userId))
        .innerJoin(workspaces, eq(workspaces.id, weeklyReaders.workspaceId))
        .innerJoin(
          memberships,
          and(eq(memberships.workspaceId, weeklyReaders.workspaceId), eq(memberships.userId, weeklyReaders.userId)),
        )
        .where(and(isReader(workspaceId, userId), eq(users.state, 'active')))
        .get()) ?? null,
  }
}
