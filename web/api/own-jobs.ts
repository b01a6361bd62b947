import { listCandidates } from './candidates.ts'
import type { Api } from './client.ts'

/** Rows that are read at once. */
const mostRows = 500

/** The jobs that somebody is named on, and who applied for them, best match first. */
export const ownJobs = async (api: Api, { searchParams }: URL) => {
  const words = searchParams.get('q')?.trim() ?? ''
  const query = new URLSearchParams({ limit: String(mostRows), ...(words ? { q: words } : {}) })
  const [jobs, candidates] = await Promise.all([api('GET /api/job-descriptions'), listCandidates(api, query)])
  return { jobs, candidates }
}

export type OwnJobs = Awaited<ReturnType<typeof ownJobs>>
