import type { CompanyPageRecord, Organization, PublicCompanyRecord } from '#src/contracts/jobportal/company-page-records.ts'
import { summaryOf, textBlocks } from '../public/text-views.ts'
import type { ShownCompany } from './index.ts'

export type { CompanyPageRecord, PublicCompanyRecord }

/** Where the jobs of a company are listed, as a path. */
export const companyPath = (id: string): string => `/jobs?company=${encodeURIComponent(id)}`

/** Where its logo is, as a path; null without one. A new logo has a new address. */
export const logoPath = ({ company, page }: ShownCompany): string | null =>
  page?.logoType ? `/public/companies/${encodeURIComponent(company.id)}/logo?v=${page.updatedAt.getTime().toString(36)}` : null

/** What schema.org calls a company: logo and website only where they were entered. */
export function organization(shown: ShownCompany, publicUrl: string): Organization {
  const logo = logoPath(shown)
  return {
    '@type': 'Organization',
    name: shown.company.companyName,
    ...(logo && { logo: publicUrl + logo }),
    ...(shown.page?.website && { sameAs: shown.page.website }),
  }
}

export function publicCompanyRecord(shown: ShownCompany, publicUrl: string): PublicCompanyRecord {
  const { company, page } = shown
  const about = textBlocks(page?.about ?? '')
  const summary = summaryOf(about)
  const { name, logo, sameAs } = organization(shown, publicUrl)
  return {
    _id: company.id,
    name,
    about,
    summary,
    website: page?.website ?? null,
    color: page?.color ?? null,
    logo: logoPath(shown),
    organization: {
      '@context': 'https://schema.org/',
      '@type': 'Organization',
      name,
      url: publicUrl + companyPath(company.id),
      ...(summary && { description: summary }),
      ...(logo && { logo }),
      ...(sameAs && { sameAs }),
    },
  }
}

/** The page as its company edits it: what is blank is ''. */
export const companyPageRecord = (shown: ShownCompany): CompanyPageRecord => ({
  companyName: shown.company.companyName,
  about: shown.page?.about ?? '',
  website: shown.page?.website ?? '',
  color: shown.page?.color ?? '',
  logo: logoPath(shown),
  path: companyPath(shown.company.id),
})
