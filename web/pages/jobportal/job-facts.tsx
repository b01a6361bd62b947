import { Button } from '@radix-ui/themes'
import type { OwnJobRecord } from '#src/jobportal/views.ts'
import { StatusBadge } from '../../components/status-badge.tsx'
import { dayOf } from '../../dates.ts'
import { countryName } from './post/countries.ts'

interface JobFactsProps {
  job: OwnJobRecord
  onViewFile: () => void
}

export const JobFacts = ({ job, onViewFile }: JobFactsProps) => {
  const place = `${job.location || 'Remote'}${job.country ? `, ${countryName(job.country)}` : ''}`
  const facts = [
    ['Location', job.isRemote ? `${place} (remote)` : place],
    ['Job type', job.jobType],
    ['Experience', job.experience],
    ['Salary range', job.salaryRange],
    ['Department', job.department],
    [job.status === 'Closed' ? 'Last day' : 'Open until', job.closesOn ? dayOf(job.closesOn) : ''],
    ['Questions', job.questions.map(({ question }) => question).join(' · ')],
  ].filter(([, value]) => value)
  return (
    <>
      <p className="row gap-2">
        <StatusBadge tone={job.status === 'Active' ? 'success' : 'neutral'}>{job.status}</StatusBadge>
        <span className="muted">
          Posted {dayOf(job.createdAt)}
          {job.updatedAt && `, changed ${dayOf(job.updatedAt)}`}
        </span>
      </p>
      <dl className="facts stack gap-3">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <section className="stack gap-2">
        <h3>Job Description</h3>
        <p className="written pre-line break-anywhere">{job.descriptionText}</p>
        {job.jobDescriptionFile && (
          <div>
            <Button variant="soft" color="gray" onClick={onViewFile}>
              View Job Description File
            </Button>
          </div>
        )}
      </section>
      {job.skillsRequired.length > 0 && (
        <section className="stack gap-2">
          <h3>Skills</h3>
          <ul className="tags flex flex-wrap gap-2">
            {job.skillsRequired.map((skill) => (
              <li key={skill}>
                <StatusBadge tone="accent">{skill}</StatusBadge>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
