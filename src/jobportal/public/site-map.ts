import { companyPath } from '../company-page/views.ts'
import { xml } from './feed-text.ts'
import { addressOf } from './job-posting.ts'

/** One site map may hold 50,000 addresses: so many of jobs and of companies, and the one of the list. */
export const mostAddresses = { jobs: 45_000, companies: 4000 }

interface Listed {
  jobs: { publicId: string; changedAt: Date }[]
  companies: { companyId: string; changedAt: Date }[]
}

/** Every page of a job that takes applications, the pages of the companies that offer them, and the list of all. */
export function siteMap({ jobs, companies }: Listed, publicUrl: string): string {
  const url = (address: string, changedAt: Date) =>
    `<url><loc>${xml(address)}</loc><lastmod>${changedAt.toISOString()}</lastmod></url>\n`
  const urls = [
    ...companies.map(({ companyId, changedAt }) => url(publicUrl + companyPath(companyId), changedAt)),
    ...jobs.map(({ publicId, changedAt }) => url(addressOf(publicUrl, publicId), changedAt)),
  ]
  return (
    '<?xml version="1.0" encoding="utf-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
    `<url><loc>${xml(`${publicUrl}/jobs`)}</loc></url>\n${urls.join('')}</urlset>\n`
  )
}

/** Pages of the people who work here, and addresses that are secrets. */
const hidden = [
  '/dashboard',
  '/jobportal/',
  '/admin/',
  '/api/',
  '/public/',
  '/files/',
  '/application/',
  '/assessment/',
  '/quiz/',
  '/interview/',
  '/schedule/',
  '/setup',
  '/invitation',
  '/verify-email',
  '/reset-password',
  '/openapi',
]

/** What search engines may read: what strangers are meant to see. */
export function robotsText(publicUrl: string): string {
  const at = new URL(publicUrl).pathname.replace(/\/$/, '')
  return [
    'User-agent: *',
    ...hidden.map((path) => `Disallow: ${at}${path}`),
    // Logos: the longer path counts.
    `Allow: ${at}/public/companies/`,
    `Allow: ${at}/`,
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
}
