import type { CompanyProfile, JobFields, OwnJobRecord } from '#src/jobportal/views.ts'
import type { CallResult } from '../../../api/client.ts'
import { companyProfile, offeredTitles, ownJob } from '../../../api/jobportal.ts'
import { blankForm, copyOf, formOf, type JobForm } from './job-form.ts'

/** `post` a new job, perhaps with another one's words, or `edit` one. */
export type Purpose = { kind: 'post'; copied: string | null } | { kind: 'edit'; jobId: string }

export const purposeOf = (search: URLSearchParams): Purpose => {
  const edited = search.get('job')
  return edited ? { kind: 'edit', jobId: edited } : { kind: 'post', copied: search.get('from') }
}

/** What the form begins with. */
export interface Posting {
  /** Who offers the job; its name is '' while that is still to be said. */
  user: Pick<CompanyProfile, '_id' | 'companyName' | 'answerWords' | 'unverifiedReason'>
  /** Whose public page the job's page leads to; null while the company has none. */
  companyId: string | null
  /** Within how many days half of its applicants had an answer; null where that is not known. */
  answerDays: number | null
  titles: string[]
  /** The job that is edited or copied. */
  job: OwnJobRecord | null
  start: JobForm
}

const startOf = (purpose: Purpose, fields: JobFields | undefined): JobForm => {
  if (!fields) return blankForm
  return purpose.kind === 'edit' ? formOf(fields) : copyOf(fields)
}

/** Everything that the form needs, or why some of it could not be had. */
export const loadPosting =
  (purpose: Purpose) =>
  async (token: string): Promise<CallResult<Posting>> => {
    const id = purpose.kind === 'edit' ? purpose.jobId : purpose.copied
    const [profile, titles, job] = await Promise.all([companyProfile(token), offeredTitles(token), id ? ownJob(id)(token) : null])
    if (!profile.ok) return profile
    if (!titles.ok) return titles
    if (job && !job.ok) return job
    const known = job?.data.job ?? null
    return {
      ok: true,
      total: null,
      data: {
        user: profile.data.user,
        companyId: profile.data.user.unverifiedReason === null ? profile.data.user._id : null,
        answerDays: profile.data.answerDays,
        titles: titles.data.titles.map(({ name }) => name),
        job: known,
        start: startOf(purpose, known?.fields),
      },
    }
  }
