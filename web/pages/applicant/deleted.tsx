import { useEffect, useRef } from 'react'
import { fill } from '#src/words/fill.ts'
import type { ApplicantView } from '../../api/applicant.ts'
import { rich } from '../../words/rich.tsx'
import { useWords } from '../../words/words.ts'

/** The last thing this link shows. */
export const Deleted = ({ job }: Pick<ApplicantView, 'job'>) => {
  const words = useWords('applicant')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <article className="applicant">
      <h1 ref={heading} tabIndex={-1}>
        {words.deleted}
      </h1>
      <p>{fill(words.deletedText, { company: job.companyName, job: job.title })}</p>
      <p>{words.deletedStays}</p>
      {job.isOpen && <p>{rich(words.applyAnyTime, { a: (text) => <a href={job.publicUrl}>{text}</a>, job: job.title })}</p>}
    </article>
  )
}
