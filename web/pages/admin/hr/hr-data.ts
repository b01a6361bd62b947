import { rowsPerPage } from '#src/admin/constants.ts'
import type { ApplicationRecord } from '#src/jobportal/application-views.ts'
import type { JobPosterRecord, OwnJobRecord } from '#src/jobportal/views.ts'
import type { Api, CallResult } from '../../../api/client.ts'
import { applicationsFor, jobPoster, jobPosters, jobsOfPoster, type PortalTotals, portalTotals } from '../../../api/hr.ts'
import { queryOf } from '../../../api/instance.ts'

const path = '/dashboard/admin/hr-management'

/** What is looked at, as the address says it; '' where it says nothing. */
export interface HrPlace {
  /** 'users' while a company is chosen and the list of all is shown again. */
  tab: string
  /** Searches the HR users; `cursor` is the place in their list. */
  q: string
  cursor: string
  /** The chosen company. */
  company: string
  /** Searches its jobs; `from` is the place in their list. */
  find: string
  from: string
  /** active or closed; '' for all jobs. */
  show: string
  /** The job that is opened; `people` is the place in the list of its applications. */
  job: string
  people: string
}

export type HrTab = 'users' | 'jobs'

const names = ['tab', 'q', 'cursor', 'company', 'find', 'from', 'show', 'job', 'people'] as const

export const placeOf = ({ searchParams }: { searchParams: URLSearchParams }): HrPlace =>
  Object.fromEntries(names.map((name) => [name, searchParams.get(name)?.trim() ?? ''])) as unknown as HrPlace

export const hrAddress = (place: Partial<HrPlace>) => path + queryOf({ ...place })

export const tabOf = ({ tab, company }: HrPlace): HrTab => (company !== '' && tab !== 'users' ? 'jobs' : 'users')

/** A job as the list shows it: without what only its company's form needs. */
export type HrJob = Omit<OwnJobRecord, 'applications' | 'fields' | 'questions' | 'counts'> & { applicationCount: number }

export interface HrJobs {
  shown: HrJob[]
  /** How many are found by search and filter, and how many the company has. */
  found: number
  total: number
}

/** The parts that the chosen tab shows; null for the others. */
export interface HrData {
  place: HrPlace
  totals: CallResult<PortalTotals>
  users: CallResult<JobPosterRecord[]> | null
  company: CallResult<JobPosterRecord> | null
  jobs: CallResult<HrJobs> | null
  applications: CallResult<ApplicationRecord[]> | null
}

export const loadHr = async (api: Api, url: URL): Promise<HrData> => {
  const place = placeOf(url)
  const { q, cursor, company: companyId, job, people } = place
  const limit = rowsPerPage
  if (tabOf(place) === 'users') {
    const [totals, users] = await Promise.all([portalTotals(api), jobPosters(api, { q, cursor, limit })])
    return { place, totals, users, company: null, jobs: null, applications: null }
  }
  const [totals, company, jobs, applications] = await Promise.all([
    portalTotals(api),
    jobPoster(api, companyId),
    jobsOfPoster(api, companyId),
    job ? applicationsFor(api, job, { limit, cursor: people }) : null,
  ])
  return { place, totals, users: null, company, jobs: jobs.ok ? { ...jobs, data: chosen(jobs.data, place) } : jobs, applications }
}

/** The jobs that search and filter leave, one page of them. */
export const chosen = (jobs: OwnJobRecord[], { find, show, from }: HrPlace): HrJobs => {
  const part = find.toLowerCase()
  const status = { active: 'Active', closed: 'Closed' }[show]
  const found = jobs.filter(
    (job) => (!status || job.status === status) && [job.title, job.location].some((text) => text.toLowerCase().includes(part)),
  )
  const first = Number(from) || 0
  return { shown: found.slice(first, first + rowsPerPage).map(listed), found: found.length, total: jobs.length }
}

const listed = ({ applications, fields: _, questions: __, counts: ___, ...job }: OwnJobRecord): HrJob => ({
  ...job,
  applicationCount: applications.length,
})

/** What an application is for, as the dialog names it. */
export type ApplicationForJob = ApplicationRecord & { jobTitle: string }
