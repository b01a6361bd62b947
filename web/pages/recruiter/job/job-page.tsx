import { PageHeading } from '../../../components/page-heading.tsx'
import { SampleBadge } from '../../../components/sample-badge.tsx'
import { dayOf } from '../../../dates.ts'
import { type Page, usePageData } from '../../../page-route.ts'
import { useFresh } from '../../../state/candidates-live.ts'
import { useRefresh } from '../../../state/user.ts'
import { JobDescriptionFailed } from '../job-description-failed.tsx'
import { InterviewLists } from '../scheduling/interviews-page.tsx'
import { JobTabs } from '../workflow/job-tabs.tsx'
import { jobAddress } from './addresses.ts'
import type { JobPageData } from './job-data.ts'
import { JobOverview } from './job-overview.tsx'
import { JobSettings } from './job-settings.tsx'

/** A job is where its text, its people, their interviews and its numbers stand together. */
export const JobPage: Page<JobPageData> = () => {
  const data = usePageData(JobPage)
  const refresh = useRefresh()
  useFresh(['workflowUpdated', 'candidatesRemoved', 'jobDescriptionsUpdated', 'apiResponseUpdated'])
  const { job, id } = data
  if (!job.ok)
    return (
      <JobDescriptionFailed
        failure={job.failure}
        title="The job could not be loaded"
        onRetry={() => void refresh()}
        elsewhere={{ to: '/dashboard/job-descriptions', text: 'All jobs' }}
      />
    )
  const { jobDescription } = job.data
  return (
    <>
      <PageHeading title={jobDescription.title || jobDescription.filename}>
        <SampleBadge id={id} />{' '}
        {jobDescription.candidates === 1 ? '1 candidate' : `${jobDescription.candidates.toLocaleString('en')} candidates`} ·{' '}
        {jobDescription.isWritten ? 'written' : 'uploaded'} {dayOf(jobDescription.uploadedAt)}
        {jobDescription.version > 1 && ` · version ${jobDescription.version}`}
      </PageHeading>
      <JobTabs job={id} />
      <div className="mt-4">
        <Part data={data} />
      </div>
    </>
  )
}

const Part = ({ data }: { data: JobPageData }) => {
  if (data.part === 'overview') return <JobOverview id={data.id} data={data} />
  if (data.part === 'interviews') return <InterviewLists answer={data.interviews} base={jobAddress(data.id, 'interviews')} />
  return data.job.ok && <JobSettings record={data.job.data.jobDescription} />
}
