import { and, desc, eq } from 'drizzle-orm'
import type { Scope } from '#src/connections/constants.ts'
import type { ApiKey, ApiKeys } from '#src/connections/ports.ts'
import type { Database } from './open.ts'
import { apiKeys, users } from './schema.ts'

export function databaseApiKeys({ query, transaction }: Database): ApiKeys {
  const keyOf = (row: typeof apiKeys.$inferSelect): ApiKey => ({ ...row, scopes: row.scopes as Scope[] })
  const inWorkspace = (workspaceId: string, id: string) => and(eq(apiKeys.workspaceId, workspaceId), eq(apiKeys.id, id))
  return {
    add: (key) =>
      transaction(async () => {
        await query().insert(apiKeys).values(key).run()
      }),
    async withToken(tokenHash) {
      const row = await query().select().from(apiKeys).where(eq(apiKeys.tokenHash, tokenHash)).get()
      return row ? keyOf(row) : null
    },
    async find(workspaceId, id) {
      const row = await query().select().from(apiKeys).where(inWorkspace(workspaceId, id)).get()
      return row ? keyOf(row) : null
    },
    async list(workspaceId, userId, all) {
      const own = eq(apiKeys.userId, userId)
      return (
        await query()
          .select({ key: apiKeys, madeBy: users.fullName })
          .from(apiKeys)
          .innerJoin(users, eq(users.id, apiKeys.userId))
          .where(and(eq(apiKeys.workspaceId, workspaceId), all ? undefined : and(own, eq(apiKeys.kind, 'personal'))))
          .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))
          .all()
      ).map(({ key, madeBy }) => ({ ...keyOf(key), madeBy }))
    },
    remove: (workspaceId, id) =>
      transaction(async () => {
        const row = await query().delete(apiKeys).where(inWorkspace(workspaceId, id)).returning().get()
        return row ? keyOf(row) : null
      }),
    noteUse: (id, lastUsedAt) =>
      transaction(async () => {
        await query().update(apiKeys).set({ lastUsedAt }).where(eq(apiKeys.id, id)).run()
      }),
  }
}
