import { and, eq, sql } from 'drizzle-orm'
import type { CompanyAccounts } from '#src/accounts/ports.ts'
import type { Database } from './open.ts'
import { companies } from './schema.ts'

/** Companies as accounts see them. */
export function databaseCompanyAccounts({ query, transaction }: Database): CompanyAccounts {
  return {
    async ofEmail(email) {
      const company = await query()
        .select()
        .from(companies)
        .where(and(eq(companies.email, email), eq(companies.isWorkspace, false)))
        .get()
      if (!company) return null
      const { id, fullName, companyName, passwordHash, userId } = company
      const state = company.suspendedAt ? 'suspended' : company.emailVerifiedAt ? 'active' : 'unverified'
      return { id, email, fullName, companyName, passwordHash, userId, state, isVouchedFor: company.verifiedAt !== null }
    },
    link: (companyId, userId) =>
      transaction(async () => {
        await query().update(companies).set({ userId }).where(eq(companies.id, companyId)).run()
      }),
    passwordChanged: (userId, passwordHash) =>
      transaction(async () => {
        await query()
          .update(companies)
          .set({ passwordHash, tokenEpoch: sql`${companies.tokenEpoch} + 1` })
          .where(eq(companies.userId, userId))
          .run()
      }),
  }
}
