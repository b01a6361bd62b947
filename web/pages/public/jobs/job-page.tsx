import { useFormActionData } from '../../../action-data.ts'
import type { JobPageRecord } from '../../../api/public-jobs.ts'
import { Notice } from '../../../components/notice.tsx'
import { type Page, usePageData } from '../../../page-route.ts'
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
  return (
    <article className="job">
      {visit.isSent && (
        <Notice tone="success" announce>
          <strong>Application Submitted! We'll review your application shortly.</strong>
          <p>
            A mail with a private link is on its way to you. There you see how your application stands, and can correct or delete
            it.
          </p>
        </Notice>
      )}
      <JobView
        job={job}
        description={found.description}
        apply={
          isOpen || returned ? <ApplyPart job={job} answers={found.answers} keeping={found.keeping} {...visit} /> : <ClosedNote />
        }
        file={
          job.jobDescriptionFile && (
            <a
              className="job-button job-button-quiet"
              href={`/public/view-jd/${encodeURIComponent(job._id)}?open`}
              target="_blank"
              rel="noopener"
            >
              View Full Job Description PDF
            </a>
          )
        }
      />
      <LostLink jobId={job._id} />
    </article>
  )
}

const ClosedNote = () => (
  <aside className="job-apply stack gap-3" aria-label="Applications">
    <h2>This job is closed</h2>
    <p>It takes no more applications.</p>
    <a className="job-button" href="/jobs">
      See the open jobs
    </a>
  </aside>
)

const JobNotFound = () => (
  <div className="job job-missing">
    <h1>Job Not Found</h1>
    <p>The job you're looking for doesn't exist or may have been removed.</p>
    <a className="job-button" href="/jobs">
      See the open jobs
    </a>
  </div>
)
