import { useFormActionData } from '../../../action-data.ts'
import type { JobPageRecord } from '../../../api/public-jobs.ts'
import { Notice } from '../../../components/notice.tsx'
import { type Page, usePageData } from '../../../page-route.ts'
import { useWords } from '../../../words/words.ts'
import { LostLink } from '../../applicant/lost-link.tsx'
import { ApplyPart } from './apply-part.tsx'
import type { JobPageData } from './job-data.ts'
import { JobView } from './job-view.tsx'

/** The public page of a job. Everything on it works without scripts. */
export const JobPage: Page<JobPageData> = () => {
  const { found, ...visit } = usePageData(JobPage)
  return found ? <JobPageView found={found} visit={visit} /> : <JobNotFound />
}

interface JobPageViewProps {
  found: JobPageRecord
  visit: Omit<JobPageData, 'found'>
}

export const JobPageView = ({ found, visit }: JobPageViewProps) => {
  const returned = useFormActionData()
  const { job, isOpen } = found
  const words = useWords('job')
  return (
    <article className="job stack gap-5 break-anywhere">
      {visit.isSent && (
        <Notice tone="success" announce>
          <strong>{words.submitted}</strong>
          <p>{words.submittedText}</p>
        </Notice>
      )}
      <JobView
        job={job}
        description={found.description}
        employer={found.employer}
        apply={
          isOpen || returned ? (
            <ApplyPart job={job} answers={found.answers} keeping={found.keeping} mailAddress={found.mailAddress} {...visit} />
          ) : (
            <ClosedNote />
          )
        }
        file={
          job.jobDescriptionFile && (
            <a
              className="job-button job-button-quiet"
              href={`/public/view-jd/${encodeURIComponent(job._id)}?open`}
              target="_blank"
              rel="noopener"
            >
              {words.file}
            </a>
          )
        }
      />
      <LostLink jobId={job._id} />
    </article>
  )
}

const ClosedNote = () => {
  const words = useWords('job')
  return (
    <aside className="job-apply p-5 outlined rounded-4 surface stack gap-3" aria-label={words.applications}>
      <h2>{words.closed}</h2>
      <p>{words.closedText}</p>
      <a className="job-button" href="/jobs">
        {words.seeOpen}
      </a>
    </aside>
  )
}

const JobNotFound = () => {
  const words = useWords('job')
  return (
    <div className="job stack gap-5 break-anywhere job-missing items-center text-center">
      <h1>{words.notFound}</h1>
      <p>{words.notFoundText}</p>
      <a className="job-button" href="/jobs">
        {words.seeOpen}
      </a>
    </div>
  )
}
