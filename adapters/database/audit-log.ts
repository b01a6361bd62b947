import { asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { chainStart, entryHash } from '#src/admin/audit-chain.ts'
import type { AuditEntry, AuditLog } from '#src/ports/audit-log.ts'
import type { Clock } from '#src/ports/clock.ts'
import type { Ids } from '#src/ports/ids.ts'
import type { Database } from './open.ts'
import { prepared, preparedInsert } from './prepared.ts'
import { auditEntries } from './schema.ts'

/** What the log is written with. */
interface AuditTools {
  clock: Clock
  ids: Ids
  /** Seals the hash of an entry; without it entries have no seal. */
  sealEntry?(hash: string): string
}

/** Held from the entry to the commit by transactions that go on beside others. */
const chain = { on: 'audit-chain' }

/**
 * Adds and never changes. Transactions that write an entry take turns from there on, in this process and among processes, so that the
 * newest entry is still the newest when the next is chained to it; and what is rolled back was never in the chain.
 */
export function databaseAuditLog(database: Database, { clock, ids, sealEntry }: AuditTools): AuditLog {
  const head = chainHead(database)
  const insert = preparedInsert(database, auditEntries)
  return {
    append: ({ action, actorId, workspaceId, address, requestId, details, ...whom }) =>
      database.transaction(async () => {
        const { number, hash: previousHash } = (await head()) ?? { number: 0, hash: chainStart }
        const content = {
          number: number + 1,
          id: ids.id(),
          at: clock.now(),
          action,
          actorId: actorId ?? null,
          workspaceId: workspaceId ?? null,
          address: address ?? null,
          requestId: requestId ?? null,
          details: details ?? null,
          ...subjectOf(whom),
          previousHash,
        }
        const hash = entryHash(content)
        await insert({ ...content, hash, seal: sealEntry?.(hash) ?? null })
      }, chain),
  }
}

/** The newest entry of the chain as the current connection sees it; null when nothing is chained yet. */
export const chainHead = (database: Database) => {
  const newest = prepared(database, (connection) =>
    connection
      .select({ number: auditEntries.number, hash: auditEntries.hash })
      .from(auditEntries)
      .where(isNotNull(auditEntries.number))
      .orderBy(desc(auditEntries.number))
      .limit(1)
      .prepare(),
  )
  return async () => ((await newest().get()) as { number: number; hash: string } | undefined) ?? null
}

/**
 * Gives entries of an older version their place in the chain, in the order in which they were written. Once the chain has begun, nothing
 * else gets a place in it: an entry that has none then was robbed of it.
 */
export const chainOldEntries = (database: Database) =>
  database.transaction(async () => {
    const { query } = database
    if (await chainHead(database)()) return 0
    const old = await query()
      .select()
      .from(auditEntries)
      .where(isNull(auditEntries.hash))
      .orderBy(asc(auditEntries.at), sql`rowid`)
      .all()
    let head = { number: 0, hash: chainStart }
    for (const entry of old) {
      const place = { number: head.number + 1, previousHash: head.hash }
      const hash = entryHash({ ...entry, ...place })
      await query()
        .update(auditEntries)
        .set({ ...place, hash })
        .where(eq(auditEntries.id, entry.id))
        .run()
      head = { number: place.number, hash }
    }
    return old.length
  })

function subjectOf({ userId, companyId, subject }: Pick<AuditEntry, 'userId' | 'companyId' | 'subject'>) {
  if (userId) return { subjectKind: 'user', subjectId: userId }
  if (companyId) return { subjectKind: 'company', subjectId: companyId }
  return { subjectKind: subject?.kind ?? null, subjectId: subject?.id ?? null }
}
