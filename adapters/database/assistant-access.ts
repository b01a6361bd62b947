import { and, desc, eq, inArray, lt, notInArray } from 'drizzle-orm'
import type { AssistantAccess, AssistantCode, AssistantGrant } from '#src/assistants/authorization-ports.ts'
import { type AssistantScope, refreshDays } from '#src/assistants/constants.ts'
import type { Database } from './open.ts'
import { assistantClients, assistantCodes, assistantGrants, assistantUsedTokens, users } from './schema.ts'
import { writing } from './writing.ts'

const dayMs = 24 * 60 * 60_000

/** Which assistants were let in, by whom and for what. */
export function databaseAssistantAccess({ query, transaction }: Database): AssistantAccess {
  const write = writing({ transaction })
  const grantOf = (row: typeof assistantGrants.$inferSelect): AssistantGrant => ({
    ...row,
    scopes: row.scopes as AssistantScope[],
  })
  const connected = () => query().select({ id: assistantGrants.clientId }).from(assistantGrants)
  const listed = () =>
    query()
      .select({ grant: assistantGrants, client: assistantClients, person: users.fullName })
      .from(assistantGrants)
      .innerJoin(assistantClients, eq(assistantClients.id, assistantGrants.clientId))
      .innerJoin(users, eq(users.id, assistantGrants.userId))
  const found = async (condition: ReturnType<typeof eq>) => {
    const row = await query().select().from(assistantGrants).where(condition).get()
    return row ? grantOf(row) : null
  }
  return {
    addClient: (client) => write(() => query().insert(assistantClients).values(client).run()),
    client: async (id) => (await query().select().from(assistantClients).where(eq(assistantClients.id, id)).get()) ?? null,
    keepStrangers: (most) =>
      write(() => {
        const strangers = query()
          .select({ id: assistantClients.id })
          .from(assistantClients)
          .where(notInArray(assistantClients.id, connected()))
          .orderBy(desc(assistantClients.createdAt), desc(assistantClients.id))
          // SQLite takes no offset without a limit.
          .limit(1_000_000)
          .offset(most)
        return query().delete(assistantClients).where(inArray(assistantClients.id, strangers)).run()
      }),
    sweep: (before, now) =>
      write(async () => {
        await query()
          .delete(assistantCodes)
          .where(lt(assistantCodes.expiresAt, new Date(now.getTime() - dayMs)))
          .run()
        await query().delete(assistantGrants).where(lt(assistantGrants.refreshExpiresAt, now)).run()
        await query()
          .delete(assistantClients)
          .where(and(lt(assistantClients.createdAt, before), notInArray(assistantClients.id, connected())))
          .run()
      }),
    addCode: (code) => write(() => query().insert(assistantCodes).values(code).run()),
    async code(codeHash): Promise<AssistantCode | null> {
      const row = await query().select().from(assistantCodes).where(eq(assistantCodes.codeHash, codeHash)).get()
      return row ? { ...row, scopes: row.scopes as AssistantScope[] } : null
    },
    spendCode: (codeHash, grantId) =>
      write(() => query().update(assistantCodes).set({ grantId }).where(eq(assistantCodes.codeHash, codeHash)).run()),
    addGrant: (grant) => write(() => query().insert(assistantGrants).values(grant).run()),
    find: (id) => found(eq(assistantGrants.id, id)),
    async withAccess(accessHash) {
      const row = await listed().where(eq(assistantGrants.accessHash, accessHash)).get()
      return row ? { ...grantOf(row.grant), client: row.client, person: row.person } : null
    },
    withRefresh: (refreshHash) => found(eq(assistantGrants.refreshHash, refreshHash)),
    async withUsedRefresh(tokenHash) {
      const used = await query().select().from(assistantUsedTokens).where(eq(assistantUsedTokens.tokenHash, tokenHash)).get()
      return used ? found(eq(assistantGrants.id, used.grantId)) : null
    },
    rotate: ({ id, refreshHash }, fresh, at) =>
      write(async () => {
        await query().insert(assistantUsedTokens).values({ tokenHash: refreshHash, grantId: id, usedAt: at }).run()
        // Older ones have ended by themselves.
        await query()
          .delete(assistantUsedTokens)
          .where(
            and(
              eq(assistantUsedTokens.grantId, id),
              lt(assistantUsedTokens.usedAt, new Date(at.getTime() - refreshDays * dayMs)),
            ),
          )
          .run()
        await query().update(assistantGrants).set(fresh).where(eq(assistantGrants.id, id)).run()
      }),
    noteUse: (id, lastUsedAt) =>
      write(() => query().update(assistantGrants).set({ lastUsedAt }).where(eq(assistantGrants.id, id)).run()),
    remove: (id) => write(() => query().delete(assistantGrants).where(eq(assistantGrants.id, id)).run()),
    list: async (workspaceId, userId, all) =>
      (
        await listed()
          .where(and(eq(assistantGrants.workspaceId, workspaceId), all ? undefined : eq(assistantGrants.userId, userId)))
          .orderBy(desc(assistantGrants.createdAt), desc(assistantGrants.id))
          .all()
      ).map(({ grant, client, person }) => ({ ...grantOf(grant), client, person })),
  }
}
