import type { Words } from '#src/words/words.ts'
import type { JobFilters } from '../../../api/public-jobs.ts'

/** Whether anything but the company narrows the list. */
export const isFiltered = ({ search, type, isRemote, location }: Omit<JobFilters, 'company'>): boolean =>
  search !== '' || type !== '' || isRemote || location !== ''

/** The address of a list of jobs. */
export const jobsAddress = ({
  search,
  company,
  type,
  isRemote,
  location,
  page = 1,
}: Partial<JobFilters> & { page?: number }): string => {
  const query = new URLSearchParams()
  if (search) query.set('q', search)
  if (company) query.set('company', company)
  if (type) query.set('type', type)
  if (isRemote) query.set('remote', 'true')
  if (location) query.set('location', location)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `/jobs?${query}` : '/jobs'
}

/** The filters that are on, in words, each with the address of the list without it. */
export const filtersInWords = (
  { search, company, type, isRemote, location }: JobFilters,
  words: Pick<Words, 'job' | 'jobs'>,
): { name: string; without: string }[] => {
  const all = { search, company, type, isRemote, location }
  return [
    ...(search ? [{ name: search, without: jobsAddress({ ...all, search: '' }) }] : []),
    ...(type ? [{ name: words.job.jobTypes[type], without: jobsAddress({ ...all, type: '' }) }] : []),
    ...(isRemote ? [{ name: words.jobs.remoteOnly, without: jobsAddress({ ...all, isRemote: false }) }] : []),
    ...(location ? [{ name: location, without: jobsAddress({ ...all, location: '' }) }] : []),
  ]
}
