import { Button } from '@radix-ui/themes'
import { useSyncExternalStore } from 'react'
import { CopyLinkField } from '../../../components/copy-link-field.tsx'
import { dayOf } from '../../../dates.ts'
import { siteAddress } from '../../../site-address.ts'
import type { HrJob } from './hr-data.ts'
import { useHrFiles } from './use-hr-files.ts'

/** Everything that the company said about a job, and the link that it shares. */
export const JobDetails = ({ job }: { job: HrJob }) => {
  const { openJobFile } = useHrFiles()
  const facts = [
    ['Location', job.location],
    ['Company', job.companyName],
    ['Job Type', job.jobType],
    ['Experience', job.experience],
    ['Salary Range', job.salaryRange],
    ['Posted', job.createdAt && dayOf(job.createdAt)],
  ] as const
  return (
    <div className="stack gap-4">
      <dl className="hr-facts tiles tile-9 gap-3-5">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="small">{name}</dt>
            <dd className="break-anywhere">{value || 'Not specified'}</dd>
          </div>
        ))}
      </dl>
      <section aria-label="Description">
        <h4 className="mb-2">Job Description</h4>
        {job.descriptionText ? (
          <p className="pre-wrap break-anywhere max-w-46 mb-3">{job.descriptionText}</p>
        ) : (
          <p className="muted">No description provided</p>
        )}
        {job.jobDescriptionFile && (
          <Button variant="soft" color="gray" onClick={() => void openJobFile(job._id)}>
            View Job Description File
            <span className="visually-hidden"> of {job.title}, opens in a new tab</span>
          </Button>
        )}
      </section>
      {job.skillsRequired.length > 0 && (
        <section aria-label="Skills">
          <h4 className="mb-2">Required Skills</h4>
          <ul className="hr-skills flex flex-wrap gap-2">
            {job.skillsRequired.map((skill) => (
              <li key={skill} className="badge break-anywhere wrap">
                {skill}
              </li>
            ))}
          </ul>
        </section>
      )}
      <PublicLink publicId={job.publicId} />
    </div>
  )
}

/** The server does not know under which name the browser came to it. */
const useSiteAddress = () =>
  useSyncExternalStore(
    () => () => undefined,
    siteAddress,
    () => '',
  )

const PublicLink = ({ publicId }: { publicId: string }) => (
  <CopyLinkField label="Public link" link={`${useSiteAddress()}/jobs/${publicId}`} which="the public link" />
)
