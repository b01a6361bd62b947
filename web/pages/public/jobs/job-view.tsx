import { type ReactNode, useId } from 'react'
import { job as english } from '#src/words/en.ts'
import { dayIn } from '#src/words/text.ts'
import type { JobPageRecord, PublicJobRecord, TextBlock } from '../../../api/public-jobs.ts'
import { rich } from '../../../words/rich.tsx'
import { useLanguage, useWordsIfAny } from '../../../words/words.ts'
import { countryName } from '../../jobportal/post/countries.ts'
import { TextBlocks } from './text-blocks.tsx'

/** What the page says of a job. A field that was left blank is ''. */
export type ShownJob = Pick<
  PublicJobRecord,
  | 'title'
  | 'companyName'
  | 'location'
  | 'country'
  | 'isRemote'
  | 'jobType'
  | 'experience'
  | 'salaryRange'
  | 'department'
  | 'skillsRequired'
  | 'createdAt'
>

interface JobViewProps {
  job: ShownJob
  description: TextBlock[]
  /** Of the company that offers it: its page, and the path of its logo. Null where there is none to show. */
  employer?: JobPageRecord['employer']
  /** The way to the file with the whole description; null without one. */
  file: ReactNode
  /** Beside the text: the way to apply. */
  apply: ReactNode
  /** Of the title: 1 where the job is what the page is about. */
  level?: 1 | 2 | 3
}

/** A job as applicants read it: on its public page, and before it is posted. Says what the company said and nothing else. */
export const JobView = ({ job, description, employer = null, file, apply, level = 1 }: JobViewProps) => {
  const part = (level + 1) as 2 | 3 | 4
  const words = useWordsIfAny('job') ?? english
  const details = [
    [words.department, job.department],
    [words.experience, job.experience],
    [words.salary, job.salaryRange],
  ].filter(([, value]) => value)
  return (
    <>
      <JobHeader job={job} employer={employer} level={level} />
      <div className="job-columns grid grid-1 items-start gap-6">
        {apply}
        <div className="job-text stack gap-6 min-w-0">
          {(description.length > 0 || file) && (
            <JobPart name={words.description} level={part}>
              <div className="job-prose stack gap-3 large">
                <TextBlocks blocks={description} level={level === 1 ? 3 : level === 2 ? 4 : 5} />
              </div>
              {file}
            </JobPart>
          )}
          {job.skillsRequired.length > 0 && (
            <JobPart name={words.requirements} level={part}>
              <ul className="job-tags flex flex-wrap gap-2">
                {job.skillsRequired.map((skill) => (
                  <li className="rounded-pill surface-tint text-strong pad-pill outlined" key={skill}>
                    {skill}
                  </li>
                ))}
              </ul>
            </JobPart>
          )}
          {details.length > 0 && (
            <JobPart name={words.details} level={part}>
              <dl className="job-details cards tile-9 w-full">
                {details.map(([name, value]) => (
                  <div key={name}>
                    <dt className="small">{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </JobPart>
          )}
        </div>
      </div>
    </>
  )
}

const JobPart = ({ name, level, children }: { name: string; level: 2 | 3 | 4; children: ReactNode }) => {
  const Heading = `h${level}` as 'h2' | 'h3' | 'h4'
  const id = useId()
  return (
    // In a preview it is no region of the page: the fields beside it are called the same.
    <section className="flex flex-col items-flex-start gap-3" aria-labelledby={level === 2 ? id : undefined}>
      <Heading id={id}>{name}</Heading>
      {children}
    </section>
  )
}

const JobHeader = ({ job, employer, level }: Pick<JobViewProps, 'job' | 'employer'> & { level: 1 | 2 | 3 }) => {
  const Title = `h${level}` as 'h1' | 'h2' | 'h3'
  const language = useLanguage()
  const words = useWordsIfAny('job') ?? english
  const types: Record<string, string> = words.jobTypes
  const tags = [
    [words.location, job.country ? [job.location, countryName(job.country, language)].filter(Boolean).join(', ') : job.location],
    [words.placeOfWork, job.isRemote && !/remote/i.test(job.location) ? words.remote : ''],
    [words.jobType, types[job.jobType] ?? job.jobType],
    [words.experience, job.experience],
    [words.salary, job.salaryRange],
  ].filter(([, value]) => value)
  return (
    <header className="stack gap-2">
      <p className="company-line flex items-center gap-3 text-accent large strong">
        {employer?.logo && (
          <img
            className="company-logo border-box flex-none outlined rounded-3"
            src={employer.logo}
            alt=""
            width={48}
            height={48}
          />
        )}
        {employer ? (
          // In a preview it must not lead away from what is being written.
          <a href={employer.path} {...(level === 1 ? {} : { target: '_blank', rel: 'noopener' })}>
            {job.companyName}
          </a>
        ) : (
          job.companyName
        )}
      </p>
      <Title className="job-title">{job.title}</Title>
      <ul className="job-tags flex flex-wrap gap-2">
        {tags.map(([name, value]) => (
          <li className="rounded-pill surface-tint text-strong pad-pill outlined" key={name}>
            <span className="visually-hidden">{name}: </span>
            {value}
          </li>
        ))}
      </ul>
      <p className="muted small">
        {rich(words.postedOn, { day: () => <time dateTime={job.createdAt}>{dayIn(language, job.createdAt)}</time> })}
      </p>
    </header>
  )
}
