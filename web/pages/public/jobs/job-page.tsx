import { useLoaderData } from 'react-router'
import type { JobPageRecord } from '../../../api/public-jobs.ts'
import { Notice } from '../../../components/notice.tsx'
import { dayOf } from '../../../dates.ts'
import { useReturnedForm } from '../../../returned-form.ts'
import { LostLink } from '../../applicant/lost-link.tsx'
import { countryName } from '../../jobportal/post/countries.ts'
import { ApplyPart } from './apply-part.tsx'
import type { JobPageData } from './job-data.ts'
import { TextBlocks } from './text-blocks.tsx'

/** The public page of a job. Everything on it works without scripts. */
export const JobPage = () => {
  const { found, ...visit } = useLoaderData() as JobPageData
  const returned = useReturnedForm()
  if (!found) return <JobNotFound />
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
      <JobHeader found={found} />
      <div className="job-columns">
        {isOpen || returned ? <ApplyPart job={job} {...visit} /> : <ClosedNote />}
        <div className="job-text">
          <section aria-labelledby="job-description">
            <h2 id="job-description">Job Description</h2>
            <div className="job-prose">
              <TextBlocks blocks={found.description} />
            </div>
            {job.jobDescriptionFile && (
              <a
                className="job-button job-button-quiet"
                href={`/public/view-jd/${encodeURIComponent(job._id)}?open`}
                target="_blank"
                rel="noopener"
              >
                View Full Job Description PDF
              </a>
            )}
          </section>
          {job.skillsRequired.length > 0 && (
            <section aria-labelledby="job-requirements">
              <h2 id="job-requirements">Requirements</h2>
              <ul className="job-tags">
                {job.skillsRequired.map((skill) => (
                  <li key={skill}>{skill}</li>
                ))}
              </ul>
            </section>
          )}
          <section aria-labelledby="job-details">
            <h2 id="job-details">Additional Details</h2>
            <dl className="job-details">
              <Detail name="Department" value={job.department} />
              <Detail name="Experience" value={job.experience} />
              <Detail name="Salary" value={job.salaryRange} />
            </dl>
          </section>
        </div>
      </div>
      <LostLink jobId={job._id} />
    </article>
  )
}

const placeOf = ({ location, country }: JobPageRecord['job']) => (country ? `${location}, ${countryName(country)}` : location)

const JobHeader = ({ found: { job, company } }: { found: JobPageRecord }) => (
  <header className="job-header">
    <p className="job-company">{company}</p>
    <h1>{job.title}</h1>
    <ul className="job-tags">
      <Tag name="Location" value={placeOf(job)} />
      {job.isRemote && !/remote/i.test(job.location) && <Tag name="Place of work" value="Remote" />}
      <Tag name="Job type" value={job.jobType} />
      <Tag name="Experience" value={job.experience} />
      <Tag name="Salary" value={job.salaryRange} />
    </ul>
    <p className="muted small">
      Posted on <time dateTime={job.createdAt}>{dayOf(job.createdAt)}</time>
    </p>
  </header>
)

const Tag = ({ name, value }: { name: string; value: string }) => (
  <li>
    <span className="visually-hidden">{name}: </span>
    {value}
  </li>
)

const Detail = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

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
