import { and, eq, gte, isNull, lt, sql } from 'drizzle-orm'
import type { IdempotentAnswers } from '#src/http/idempotency.ts'
import type { Database } from './open.ts'
import { prepared } from './prepared.ts'
import { idempotentAnswers } from './schema.ts'

const dayMs = 24 * 60 * 60 * 1000

/** `holder` is the process whose requests these are, where several share the database. */
export function databaseIdempotentAnswers(database: Database, holder: string | null = null): IdempotentAnswers {
  const { query, transaction } = database
  const found = prepared(database, (connection) =>
    connection
      .select({ requestHash: idempotentAnswers.requestHash, body: idempotentAnswers.body })
      .from(idempotentAnswers)
      .where(
        and(
          eq(idempotentAnswers.scope, sql.placeholder('scope')),
          eq(idempotentAnswers.key, sql.placeholder('key')),
          gte(idempotentAnswers.createdAt, sql.placeholder('since')),
        ),
      )
      .prepare(),
  )
  const of = (scope: string, key: string) => and(eq(idempotentAnswers.scope, scope), eq(idempotentAnswers.key, key))
  const own = (scope: string, key: string) =>
    and(of(scope, key), holder === null ? undefined : eq(idempotentAnswers.holder, holder))
  return {
    claim: (scope, key, requestHash, at) =>
      transaction(async () => {
        await query()
          .delete(idempotentAnswers)
          .where(lt(idempotentAnswers.createdAt, new Date(at.getTime() - dayMs)))
          .run()
        const known = await query().select().from(idempotentAnswers).where(of(scope, key)).get()
        if (known) return { requestHash: known.requestHash, body: known.body }
        await query().insert(idempotentAnswers).values({ scope, key, requestHash, holder, createdAt: at }).run()
        return 'claimed' as const
      }),
    find: async (scope, key, at) => (await found().get({ scope, key, since: at.getTime() - dayMs })) ?? null,
    answer: (scope, key, body) =>
      transaction(async () => {
        await query().update(idempotentAnswers).set({ body, status: 200 }).where(own(scope, key)).run()
      }),
    release: (scope, key) =>
      transaction(async () => {
        // An answer that a commit holds stays, even if whoever waited for the commit never heard of it.
        await query()
          .delete(idempotentAnswers)
          .where(and(own(scope, key), isNull(idempotentAnswers.body)))
          .run()
      }),
    releaseUnanswered: () =>
      transaction(async () => {
        await query().delete(idempotentAnswers).where(isNull(idempotentAnswers.body)).run()
      }),
  }
}
