import { and, eq, isNull, lte } from 'drizzle-orm'
import type { AccountLinks } from '#src/accounts/ports.ts'
import type { Database } from './open.ts'
import { accountLinks } from './schema.ts'
import { writing } from './writing.ts'

export function databaseAccountLinks({ query, transaction }: Database): AccountLinks {
  const write = writing({ transaction })
  return {
    add: (link) => write(() => query().insert(accountLinks).values(link).run()),
    find: async (tokenHash) =>
      (await query().select().from(accountLinks).where(eq(accountLinks.tokenHash, tokenHash)).get()) ?? null,
    markUsed: (tokenHash, usedAt) =>
      write(() => query().update(accountLinks).set({ usedAt }).where(eq(accountLinks.tokenHash, tokenHash)).run()),
    removeUnused: (kind, ownerId) => {
      const owner = ownerId === null ? isNull(accountLinks.ownerId) : eq(accountLinks.ownerId, ownerId)
      return write(() =>
        query()
          .delete(accountLinks)
          .where(and(eq(accountLinks.kind, kind), owner, isNull(accountLinks.usedAt)))
          .run(),
      )
    },
    removeExpired: (now) => write(() => query().delete(accountLinks).where(lte(accountLinks.expiresAt, now)).run()),
  }
}
