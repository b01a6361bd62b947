import { useEffect, useRef } from 'react'
import type { ApplicantView } from '../../api/applicant.ts'
import { whatGoes } from './what-goes.ts'

/** The last thing this link shows. */
export const Deleted = ({ job }: Pick<ApplicantView, 'job'>) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <article className="applicant">
      <h1 ref={heading} tabIndex={-1}>
        Your application was deleted
      </h1>
      <p>
        Your application to {job.companyName} for {job.title} is gone, with {whatGoes}.
      </p>
      <p>
        Your private link opens nothing any more. What stays is a line in the log of this server that an application was deleted,
        without your name, and the e-mails that were delivered before, in the mailboxes they went to.
      </p>
      {job.isOpen && (
        <p>
          You can apply again at any time: <a href={job.publicUrl}>{job.title}</a>
        </p>
      )}
    </article>
  )
}
