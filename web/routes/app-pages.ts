import type { Api } from '../api/client.ts'
import type { PageArea, PageRoute } from '../page-route.ts'
import { recruiterPages } from './recruiter-pages.ts'

type Table = (api: Api) => PageRoute[]

/** Tables that only visitors of one area need. */
const tables: Partial<Record<PageArea, () => Promise<Table>>> = {
  admin: async () => (await import('./admin-pages.ts')).adminPages,
  jobportal: async () => (await import('./jobportal-pages.ts')).jobportalPages,
  assessment: async () => (await import('./assessment-pages.ts')).assessmentPages,
}

/**
 * The pages between which a browser goes without a new document, from a page of this area: every other address is the server's to
 * answer.
 */
export const appPages = async (api: Api, area: PageArea = 'recruiter'): Promise<PageRoute[]> => {
  const table = await tables[area]?.()
  return [...recruiterPages(api), ...(table?.(api) ?? [])]
}
