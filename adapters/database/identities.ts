import { and, eq } from 'drizzle-orm'
import type { Identities } from '#src/accounts/identity-provider.ts'
import type { Database } from './open.ts'
import { identities } from './schema.ts'
import { writing } from './writing.ts'

export function databaseIdentities({ query, transaction }: Database): Identities {
  const write = writing({ transaction })
  const one = (issuer: string, subject: string) => and(eq(identities.issuer, issuer), eq(identities.subject, subject))
  return {
    find: async (issuer, subject) => (await query().select().from(identities).where(one(issuer, subject)).get()) ?? null,
    ofUser: async (userId) => query().select().from(identities).where(eq(identities.userId, userId)).all(),
    add: (identity) => write(() => query().insert(identities).values(identity).run()),
    noteUse: (issuer, subject, usedAt) =>
      write(() => query().update(identities).set({ usedAt }).where(one(issuer, subject)).run()),
    remove: (issuer, subject) => write(() => query().delete(identities).where(one(issuer, subject)).run()),
  }
}
