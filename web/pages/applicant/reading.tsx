import { Button } from '@radix-ui/themes'
import type { ApplicantView, CorrectionSubject } from '../../api/applicant.ts'
import { Notice } from '../../components/notice.tsx'
import { HowRead } from '../recruiter/reasons/how-read.tsx'
import { ContactRow } from './contact-row.tsx'
import { FileLink } from './file-link.tsx'
import { ReadRow } from './read-row.tsx'
import type { OwnApplicationState } from './use-application.ts'

interface ReadingProps {
  token: string
  application: OwnApplicationState
}

/** What was read from the resume, field by field, each with a way to put it right. */
export const Reading = ({ token, application }: ReadingProps) => {
  const { view, run } = application
  const { read } = view
  const fields = read ? fieldsOf(read) : []
  return (
    <section className="applicant-part" id="read" aria-labelledby="read-title">
      <h2 id="read-title">What was read from your resume</h2>
      <p>
        <FileLink application={application} />
      </p>
      <ReadingNote application={application} />
      {view.warnings.length > 0 && (
        <Notice tone="warning">
          <strong>About your file</strong>
          <ul className="applicant-warnings">
            {view.warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Notice>
      )}
      <HowRead reading={view.understood} level={3} />
      <dl className="applicant-fields">
        <ContactRow token={token} field="name" label="Name" value={view.name} read={read?.name ?? null} run={run} />
        <div className="applicant-row">
          <dt>E-mail</dt>
          <dd>
            <p>{view.email}</p>
            <p className="small muted">
              Your private link is sent there, so it stays as it is. To use another address, delete this application and apply
              again.
            </p>
          </dd>
        </div>
        <ContactRow token={token} field="phone" label="Phone" value={view.phone} read={read?.phone ?? null} run={run} />
        {fields.map((field) => (
          <ReadRow key={field.about} token={token} application={application} {...field} />
        ))}
        {view.correctable.includes('other') && (
          <ReadRow
            token={token}
            about="other"
            label="Something else"
            values={[]}
            nothing="Anything else that the company should know about what is shown here."
            invitation="Tell the company"
            application={application}
          />
        )}
      </dl>
    </section>
  )
}

const fieldsOf = (read: NonNullable<ApplicantView['read']>): { about: CorrectionSubject; label: string; values: string[] }[] => [
  { about: 'titles', label: 'Job titles', values: read.titles },
  { about: 'companies', label: 'Employers', values: read.companies },
  { about: 'experience', label: 'Experience', values: read.years === null ? [] : [yearsOf(read.years)] },
  { about: 'degrees', label: 'Degrees', values: read.degrees },
  { about: 'skills', label: 'Skills', values: read.skills },
]

const yearsOf = (years: number) => (years === 0 ? 'less than a year' : years === 1 ? '1 year' : `${years} years`)

const ReadingNote = ({ application: { view, gaveUp, lookAgain } }: Pick<ReadingProps, 'application'>) => (
  <div role="status">
    {view.reading === 'waiting' && (
      <Notice>
        <p>
          Your application is here, and your resume is being read. That usually takes a few seconds; this page shows the result by
          itself.
        </p>
        {gaveUp && (
          <Button variant="soft" onClick={lookAgain}>
            It takes longer today: look again
          </Button>
        )}
      </Notice>
    )}
    {view.reading === 'unreadable' && (
      <Notice tone="warning">
        <p>
          <strong>A person will read it.</strong> The software could not read your file, and that is no disadvantage: your
          application is complete.
        </p>
        {view.unreadable && <p>{view.unreadable}</p>}
        {view.job.isOpen && (
          <p>
            You can send a better file by <a href={`${view.job.publicUrl}?apply`}>applying again</a> with the same e-mail address.
            Open the link in the mail that follows: then it takes the place of this one.
          </p>
        )}
      </Notice>
    )}
    {view.reading === 'read' && <p className="visually-hidden">Your resume has been read.</p>}
  </div>
)
