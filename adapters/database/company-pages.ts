import { eq, getTableColumns } from 'drizzle-orm'
import type { CompanyPages } from '#src/jobportal/company-page-ports.ts'
import type { Database } from './open.ts'
import { companyPages } from './schema.ts'
import { writing } from './writing.ts'

const { logo: _, ...facts } = getTableColumns(companyPages)

/** What the public pages of companies say of them. A logo is read only where it is asked for. */
export function databaseCompanyPages({ query, transaction }: Database): CompanyPages {
  const write = writing({ transaction })
  return {
    find: async (companyId) =>
      (await query().select(facts).from(companyPages).where(eq(companyPages.companyId, companyId)).get()) ?? null,
    async logo(companyId) {
      const row = await query()
        .select({ type: companyPages.logoType, logo: companyPages.logo })
        .from(companyPages)
        .where(eq(companyPages.companyId, companyId))
        .get()
      return row?.type && row.logo ? { type: row.type, bytes: Buffer.from(row.logo, 'base64') } : null
    },
    save: (page, logo) =>
      write(async () => {
        const picture =
          logo === 'as it is' ? {} : { logoType: logo?.type ?? null, logo: logo && Buffer.from(logo.bytes).toString('base64') }
        const { companyId, ...rest } = page
        const changes = { ...rest, ...picture }
        await query()
          .insert(companyPages)
          .values({ companyId, ...changes })
          .onConflictDoUpdate({ target: companyPages.companyId, set: changes })
          .run()
      }),
  }
}
