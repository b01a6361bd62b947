import { data } from 'react-router'
import { fill } from '#src/words/fill.ts'
import type { Words } from '#src/words/words.ts'
import type { Api } from '../../../api/client.ts'
import { type JobPageRecord, jobPage } from '../../../api/public-jobs.ts'
import type { LoaderArguments, PageHead } from '../../../page-route.ts'

export interface JobPageData {
  /** Null when there is no such job. */
  found: JobPageRecord | null
  /** The form is open. */
  isApplying: boolean
  /** An application has just been sent. */
  isSent: boolean
  /** Which link brought the visitor; '' for none. */
  source: string
}

export const loadJob = async (api: Api, { params, url }: LoaderArguments) => {
  const answer = await jobPage(api, params.publicId ?? '')
  // What cannot be the name of a job is one that is not there.
  if (!answer.ok && ![400, 404].includes(answer.failure.status))
    throw data('Failed to load job details', { status: answer.failure.status || 503 })
  const found = answer.ok ? answer.data : null
  const page: JobPageData = {
    found,
    isApplying: url.searchParams.has('apply'),
    isSent: url.searchParams.has('sent'),
    source: url.searchParams.get('source') ?? '',
  }
  if (!found) return data(page, { status: 404 })
  return found.isOpen ? page : data(page, { status: 410 })
}

/** What search engines and previews of links read. A closed job is for nobody to find. */
export const headOfJob = ({ found }: JobPageData, { job: words }: Pick<Words, 'job'>): PageHead => {
  if (!found) return { title: words.notFound, hidden: true }
  const { job, company, summary, posting, isOpen } = found
  const title = fill(words.atCompany, { title: job.title, company, location: job.location })
  return {
    title,
    description: summary || title,
    hidden: !isOpen,
    posting,
  }
}
