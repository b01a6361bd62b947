import { data } from 'react-router'
import type { Words } from '#src/words/words.ts'
import type { Api } from '../../../api/client.ts'
import { openJobs, type PublicJobRecord } from '../../../api/public-jobs.ts'
import type { LoaderArguments, PageHead } from '../../../page-route.ts'

export interface JobsData {
  jobs: PublicJobRecord[]
  total: number
  search: string
  company: string
  /** From 1. */
  page: number
  pages: number
}

const onOnePage = 20

export const loadJobs = async (api: Api, { url }: LoaderArguments): Promise<JobsData> => {
  const search = (url.searchParams.get('q') ?? '').trim().slice(0, 200)
  const company = (url.searchParams.get('company') ?? '').slice(0, 100)
  const page = Math.min(Math.max(1, Math.floor(Number(url.searchParams.get('page'))) || 1), 50_000)
  const answer = await openJobs(api, { search, company, offset: (page - 1) * onOnePage, limit: onOnePage })
  if (!answer.ok) throw data(null, { status: answer.failure.status || 503 })
  const total = answer.total ?? answer.data.length
  return { jobs: answer.data, total, search, company, page, pages: Math.max(1, Math.ceil(total / onOnePage)) }
}

/** Results of a search are for who searched. */
export const headOfJobs = ({ search, company, page }: JobsData, { jobs: words }: Pick<Words, 'jobs'>): PageHead => ({
  title: words.title,
  description: words.description,
  hidden: search !== '' || company !== '' || page > 1,
  feed: '/jobs.rss',
})
