import { data } from 'react-router'
import { jobTypes } from '#src/jobportal/constants.ts'
import { fill } from '#src/words/fill.ts'
import type { Words } from '#src/words/words.ts'
import type { Api } from '../../../api/client.ts'
import {
  type JobFilters,
  jobLocations,
  openJobs,
  type PublicCompanyRecord,
  type PublicJobRecord,
  publicCompany,
} from '../../../api/public-jobs.ts'
import type { LoaderArguments, PageHead } from '../../../page-route.ts'
import { isFiltered, jobsAddress } from './job-filters.ts'

export interface JobsData extends JobFilters {
  jobs: PublicJobRecord[]
  total: number
  /** The one whose jobs are listed; null for the jobs of all, and for one that is not there. */
  employer: PublicCompanyRecord | null
  /** Locations to choose from. */
  locations: string[]
  /** From 1. */
  page: number
  pages: number
}

const onOnePage = 20

/** What cannot be a filter is none: an address may be typed by hand. */
const filtersIn = ({ searchParams: given }: URL): JobFilters => ({
  search: (given.get('q') ?? '').trim().slice(0, 200),
  company: (given.get('company') ?? '').slice(0, 100),
  type: jobTypes.find((type) => type === given.get('type')) ?? '',
  isRemote: given.get('remote') === 'true',
  location: (given.get('location') ?? '').trim().slice(0, 200),
})

export const loadJobs = async (api: Api, { url }: LoaderArguments) => {
  const filters = filtersIn(url)
  const { company } = filters
  const page = Math.min(Math.max(1, Math.floor(Number(url.searchParams.get('page'))) || 1), 50_000)
  const [answer, places, employer] = await Promise.all([
    openJobs(api, { ...filters, offset: (page - 1) * onOnePage, limit: onOnePage }),
    jobLocations(api, company),
    company ? publicCompany(api, company) : null,
  ])
  if (!answer.ok) throw data(null, { status: answer.failure.status || 503 })
  if (employer && !employer.ok && employer.failure.status !== 404) throw data(null, { status: employer.failure.status || 503 })
  const total = answer.total ?? answer.data.length
  const found: JobsData = {
    ...filters,
    jobs: answer.data,
    total,
    employer: employer?.ok ? employer.data : null,
    // Without them the form still has its other fields.
    locations: places.ok ? places.data.locations : [],
    page,
    pages: Math.max(1, Math.ceil(total / onOnePage)),
  }
  return company && !found.employer && total === 0 ? data(found, { status: 404 }) : found
}

/** Results of a search are for who searched. A company is found where it has something to say. */
export const headOfJobs = (found: JobsData, { jobs: words }: Pick<Words, 'jobs'>): PageHead => {
  const { employer, company, page, total } = found
  const isNarrowed = isFiltered(found) || page > 1
  if (!company) return { title: words.title, description: words.description, hidden: isNarrowed, feed: '/jobs.rss' }
  if (!employer) return { title: words.noneHere, hidden: true }
  const title = fill(words.atCompany, { company: employer.name })
  return {
    title,
    description: employer.summary || fill(words.ofCompanyDescription, { company: employer.name }),
    hidden: isNarrowed || (total === 0 && !employer.summary),
    canonical: jobsAddress({ company }),
    posting: employer.organization,
  }
}
