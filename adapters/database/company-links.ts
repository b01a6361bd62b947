import { and, eq, isNull, lte } from 'drizzle-orm'
import type { CompanyLinks } from '#src/jobportal/ports.ts'
import type { Database } from './open.ts'
import { companyLinks } from './schema.ts'
import { writing } from './writing.ts'

export function databaseCompanyLinks({ query, transaction }: Database): CompanyLinks {
  const write = writing({ transaction })
  return {
    add: ({ ownerId, ...link }) =>
      write(async () => {
        if (ownerId === null) throw new TypeError('A link for companies belongs to one.')
        await query()
          .insert(companyLinks)
          .values({ ...link, ownerId })
          .run()
      }),
    find: async (tokenHash) =>
      (await query().select().from(companyLinks).where(eq(companyLinks.tokenHash, tokenHash)).get()) ?? null,
    markUsed: (tokenHash, usedAt) =>
      write(() => query().update(companyLinks).set({ usedAt }).where(eq(companyLinks.tokenHash, tokenHash)).run()),
    removeUnused: (kind, ownerId) =>
      write(async () => {
        if (ownerId === null) return
        await query()
          .delete(companyLinks)
          .where(and(eq(companyLinks.kind, kind), eq(companyLinks.ownerId, ownerId), isNull(companyLinks.usedAt)))
          .run()
      }),
    removeExpired: (now) => write(() => query().delete(companyLinks).where(lte(companyLinks.expiresAt, now)).run()),
  }
}
