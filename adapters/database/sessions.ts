import { and, desc, eq, gt, lte, ne, sql } from 'drizzle-orm'
import type { Sessions } from '#src/accounts/ports.ts'
import type { Database, Query } from './open.ts'
import { prepared } from './prepared.ts'
import { memberships, sessions, users, workspaces } from './schema.ts'
import { chosenFirst, isOpen, memberColumns, memberOf } from './users.ts'
import { writing } from './writing.ts'

const prepareWithToken = (query: Query) =>
  query
    .select({ session: sessions, ...memberColumns })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(memberships, eq(memberships.userId, users.id))
    .innerJoin(workspaces, eq(workspaces.id, memberships.workspaceId))
    .where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), isOpen))
    .orderBy(...chosenFirst)
    .limit(1)
    .prepare()

export function databaseSessions(database: Database): Sessions {
  const { query, transaction } = database
  const write = writing({ transaction })
  // Asked with every request.
  const withToken = prepared(database, prepareWithToken)
  return {
    add: (session) => write(() => query().insert(sessions).values(session).run()),
    async withToken(tokenHash) {
      const row = await withToken().get({ tokenHash })
      return row ? { session: row.session, member: memberOf(row) } : null
    },
    extend: (id, lastSeenAt, expiresAt) =>
      write(async () => {
        const session = await query().update(sessions).set({ lastSeenAt, expiresAt }).where(eq(sessions.id, id)).returning().get()
        if (session) await query().update(users).set({ lastSeenAt }).where(eq(users.id, session.userId)).run()
      }),
    noteProof: (id, provenAt) => write(() => query().update(sessions).set({ provenAt }).where(eq(sessions.id, id)).run()),
    noteFactor: (id, factorAt) => write(() => query().update(sessions).set({ factorAt }).where(eq(sessions.id, id)).run()),
    find: async (id) => (await query().select().from(sessions).where(eq(sessions.id, id)).get()) ?? null,
    noteCheck: (id, checked) => write(() => query().update(sessions).set(checked).where(eq(sessions.id, id)).run()),
    removeOfProvider: ({ issuer, subject, sid }) =>
      transaction(async () =>
        subject === null && sid === null
          ? []
          : query()
              .delete(sessions)
              .where(
                and(
                  eq(sessions.issuer, issuer),
                  subject === null ? undefined : eq(sessions.subject, subject),
                  sid === null ? undefined : eq(sessions.providerSid, sid),
                ),
              )
              .returning()
              .all(),
      ),
    ofUser: async (userId, now) =>
      query()
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
        .orderBy(desc(sessions.lastSeenAt))
        .all(),
    removeOne: (userId, id) =>
      transaction(
        async () =>
          (await query()
            .delete(sessions)
            .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
            .returning()
            .get()) ?? null,
      ),
    removeOthers: (userId, keptId) =>
      transaction(async () =>
        query()
          .delete(sessions)
          .where(and(eq(sessions.userId, userId), ne(sessions.id, keptId)))
          .returning()
          .all(),
      ),
    remove: (tokenHash) =>
      transaction(
        async () => (await query().delete(sessions).where(eq(sessions.tokenHash, tokenHash)).returning().get()) ?? null,
      ),
    removeAll: (userId) => write(() => query().delete(sessions).where(eq(sessions.userId, userId)).run()),
    removeExpired: (now) =>
      transaction(async () => query().delete(sessions).where(lte(sessions.expiresAt, now)).returning().all()),
  }
}
