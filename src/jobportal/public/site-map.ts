import { xml } from './feed-text.ts'
import { addressOf } from './job-posting.ts'

/** Most addresses that one site map may hold, without the one of the list. */
export const mostAddresses = 49_000

/** Every page of a job that takes applications, and the list of them. */
export function siteMap(jobs: { publicId: string; changedAt: Date }[], publicUrl: string): string {
  const urls = jobs.map(
    ({ publicId, changedAt }) =>
      `<url><loc>${xml(addressOf(publicUrl, publicId))}</loc><lastmod>${changedAt.toISOString()}</lastmod></url>\n`,
  )
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
export const robotsText = (publicUrl: string): string =>
  ['User-agent: *', ...hidden.map((path) => `Disallow: ${path}`), 'Allow: /', '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join(
    '\n',
  )
