import { type Company, missingProof } from '../company.ts'
import type { CompanyPage, Logo } from '../company-page-ports.ts'
import { CompanyNotFound } from '../errors.ts'
import { jobsChanged } from '../manage-companies.ts'
import type { Tools } from '../tools.ts'
import { NoCompanyPageYet, NoLogo } from './errors.ts'
import { logoOf } from './logo.ts'
import { type PageChanges, pageFields } from './page-fields.ts'

/** A company with what its page says of it; `page` is null where it never said anything. */
export interface ShownCompany {
  company: Company
  page: CompanyPage | null
}

/** `logo`: the bytes of a new one, or null to take it away; undefined leaves it. */
export type PageEdit = PageChanges & { logo?: Uint8Array<ArrayBuffer> | null }

/** The public page of a company: what it says of itself, and who may read it. */
export function manageCompanyPages(
  tools: Pick<Tools, 'clock' | 'companies' | 'companyPages' | 'jobChanged' | 'jobPosts' | 'settings' | 'transaction'>,
) {
  const { clock, companies, companyPages, settings, transaction } = tools

  /** Rejects for companies that strangers see nothing of: unknown and suspended ones, and those that may not post. */
  async function shownCompany(id: string): Promise<ShownCompany> {
    const company = await companies.find(id)
    if (!company || company.suspendedAt || missingProof(company, settings)) throw new CompanyNotFound()
    return { company, page: await companyPages.find(id) }
  }

  async function editPage(company: Company, { logo, ...typed }: PageEdit): Promise<ShownCompany> {
    const changes = pageFields(typed)
    const picture = logo === undefined ? 'as it is' : logo && logoOf(logo)
    const page = await transaction(async () => {
      const before = await companyPages.find(company.id)
      const { logoType: _, ...kept } = before ?? { ...blank, companyId: company.id, logoType: null }
      await companyPages.save({ ...kept, ...changes, updatedAt: later(clock.now(), before?.updatedAt) }, picture)
      return companyPages.find(company.id)
    })
    // Their pages show the logo and lead to the website.
    await jobsChanged(tools, company.id)
    return { company, page }
  }

  /** The public half of a workspace; rejects before its first posting, which says who offers its jobs. */
  async function employerOf(workspaceId: string): Promise<Company> {
    const company = await companies.find(workspaceId)
    if (!company) throw new NoCompanyPageYet()
    return company
  }

  return {
    shownCompany,
    async shownLogo(id: string): Promise<Logo> {
      await shownCompany(id)
      const logo = await companyPages.logo(id)
      if (!logo) throw new NoLogo()
      return logo
    },
    companyPage: async (company: Company): Promise<ShownCompany> => ({ company, page: await companyPages.find(company.id) }),
    editCompanyPage: editPage,
    /** Null before the first posting. */
    async workspacePage(workspaceId: string): Promise<ShownCompany | null> {
      const company = await companies.find(workspaceId)
      return company && { company, page: await companyPages.find(workspaceId) }
    },
    editWorkspacePage: async (workspaceId: string, edit: PageEdit) => editPage(await employerOf(workspaceId), edit),
  }
}

const blank = { about: null, website: null, color: null }

/** Two states of a page never share an instant: it tells whether somebody has the newest. */
const later = (now: Date, before: Date | undefined) =>
  before && before.getTime() >= now.getTime() ? new Date(before.getTime() + 1) : now
