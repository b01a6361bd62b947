import { and, asc, eq, or } from 'drizzle-orm'
import type { SavedViews } from '#src/talent/ports.ts'
import type { Database } from './open.ts'
import { savedViews } from './schema.ts'

export function databaseSavedViews({ query, transaction }: Database): SavedViews {
  const own = (workspaceId: string, userId: string) => and(eq(savedViews.workspaceId, workspaceId), eq(savedViews.userId, userId))
  return {
    of: async (workspaceId, userId) =>
      (
        await query()
          .select({
            id: savedViews.id,
            name: savedViews.name,
            query: savedViews.query,
            isShared: savedViews.isShared,
            userId: savedViews.userId,
          })
          .from(savedViews)
          .where(and(eq(savedViews.workspaceId, workspaceId), or(eq(savedViews.userId, userId), eq(savedViews.isShared, true))))
          .orderBy(asc(savedViews.name))
          .all()
      ).map(({ userId: owner, ...view }) => ({ ...view, isOwn: owner === userId })),
    add: (workspaceId, userId, view, createdAt) =>
      transaction(async () => {
        await query()
          .insert(savedViews)
          .values({ ...view, workspaceId, userId, createdAt })
          .run()
      }),
    change: (workspaceId, userId, { id, name, query: wanted, isShared }) =>
      transaction(async () => {
        await query()
          .update(savedViews)
          .set({ name, query: wanted, isShared })
          .where(and(own(workspaceId, userId), eq(savedViews.id, id)))
          .run()
      }),
    remove: (workspaceId, userId, id) =>
      transaction(async () => {
        await query()
          .delete(savedViews)
          .where(and(own(workspaceId, userId), eq(savedViews.id, id)))
          .run()
      }),
  }
}
