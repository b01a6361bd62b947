import { companyPath, logoPath } from '../company-page/views.ts'
import { keepSentence } from '../constants.ts'
import { employerOf, isOpen } from '../job-post.ts'
import { shownJob } from '../shown-job.ts'
import type { Tools } from '../tools.ts'
import { publicJobRecord } from '../views.ts'
import { answerDaysOf } from './answer-days.ts'
import { jobPosting } from './job-posting.ts'
import { summaryOf, textBlocks } from './text-views.ts'
import { answerSentence, type JobPageRecord } from './views.ts'

type PageTools = Pick<
  Tools,
  'clock' | 'companies' | 'companyPages' | 'jobPosts' | 'mailAddress' | 'publicJobs' | 'settings' | 'today'
>

/** What the page of a job shows, closed jobs included. Takes the id of the public page or of the job; rejects with `JobNotFound`. */
export const jobPage =
  ({ clock, companies, companyPages, jobPosts, mailAddress, publicJobs, settings, today }: PageTools) =>
  async (id: string): Promise<JobPageRecord> => {
    const shown = await shownJob({ jobPosts }, id)
    const { job, postingCompany } = shown
    const takesApplications = isOpen(job, today())
    const company = await companies.find(job.companyId)
    const offeredBy = employerOf(job, postingCompany)
    // What a company says of itself is not said of another one that it posts for.
    const employer = company && offeredBy === company.companyName ? { company, page: await companyPages.find(company.id) } : null
    const description = textBlocks(job.descriptionText)
    return {
      job: publicJobRecord(shown, today()),
      company: offeredBy,
      employer: employer && { path: companyPath(employer.company.id), logo: logoPath(employer) },
      isOpen: takesApplications,
      answers: answerSentence(company?.answerWords ?? null, await answerDaysOf({ publicJobs, clock })(job.companyId)),
      keeping: keepSentence(offeredBy, company?.keepDays ?? null),
      mailAddress: mailAddress?.(job.publicId) ?? null,
      description,
      summary: summaryOf(description),
      posting: takesApplications ? jobPosting(shown, employer, settings.publicUrl) : null,
    }
  }

/** Another text whenever the page of this job shows something else, also because a day has passed; null when there is none. */
export const jobPageVersion =
  ({ publicJobs, today }: Pick<PageTools, 'publicJobs' | 'today'>) =>
  async (publicId: string): Promise<string | null> => {
    const version = await publicJobs.version(publicId)
    return version && `${today()} ${version}`
  }
