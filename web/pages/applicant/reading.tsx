import { Button } from '@radix-ui/themes'
import type { Language } from '#src/words/languages.ts'
import { plural } from '#src/words/text.ts'
import type { Words } from '#src/words/words.ts'
import type { ApplicantView, CorrectionSubject } from '../../api/applicant.ts'
import { Notice } from '../../components/notice.tsx'
import { rich } from '../../words/rich.tsx'
import { useLanguage, useWords } from '../../words/words.ts'
import { ContactRow } from './contact-row.tsx'
import { FileLink } from './file-link.tsx'
import { HowRead } from './how-read.tsx'
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
  const words = useWords('applicant')
  const language = useLanguage()
  const fields = read ? fieldsOf(read, words, language) : []
  return (
    <section className="applicant-part stack gap-3 line-top" id="read" aria-labelledby="read-title">
      <h2 id="read-title">{words.read}</h2>
      <p>
        <FileLink application={application} />
      </p>
      <ReadingNote application={application} />
      {view.warnings.length > 0 && (
        <Notice tone="warning">
          <strong>{words.aboutFile}</strong>
          <ul className="dots stack gap-2">
            {view.warnings.map((warning) => (
              <li className="pl-4" key={warning}>
                {warning}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <HowRead reading={view.understood} />
      <dl className="applicant-fields">
        <ContactRow token={token} field="name" label={words.name} value={view.name} read={read?.name ?? null} run={run} />
        <div className="applicant-row">
          <dt className="medium text-strong">{words.email}</dt>
          <dd className="flex flex-col gap-2">
            <p>{view.email}</p>
            <p className="small muted">{words.emailNote}</p>
          </dd>
        </div>
        <ContactRow token={token} field="phone" label={words.phone} value={view.phone} read={read?.phone ?? null} run={run} />
        {fields.map((field) => (
          <ReadRow key={field.about} token={token} application={application} {...field} />
        ))}
        {view.correctable.includes('other') && (
          <ReadRow
            token={token}
            about="other"
            label={words.other}
            values={[]}
            nothing={words.otherNote}
            invitation={words.tellCompany}
            application={application}
          />
        )}
      </dl>
    </section>
  )
}

const fieldsOf = (
  read: NonNullable<ApplicantView['read']>,
  words: Words['applicant'],
  language: Language,
): { about: CorrectionSubject; label: string; values: string[] }[] => [
  { about: 'titles', label: words.titles, values: read.titles },
  { about: 'companies', label: words.companies, values: read.companies },
  {
    about: 'experience',
    label: words.experience,
    values: read.years === null ? [] : [read.years === 0 ? words.underOneYear : plural(language, words.years, read.years)],
  },
  { about: 'degrees', label: words.degrees, values: read.degrees },
  { about: 'skills', label: words.skills, values: read.skills },
]

const ReadingNote = ({ application: { view, gaveUp, lookAgain } }: Pick<ReadingProps, 'application'>) => {
  const words = useWords('applicant')
  return (
    <div role="status">
      {view.reading === 'waiting' && (
        <Notice>
          <p>{words.waiting}</p>
          {gaveUp && (
            <Button variant="soft" color="gray" onClick={lookAgain}>
              {words.takesLonger}
            </Button>
          )}
        </Notice>
      )}
      {view.reading === 'unreadable' && (
        <Notice tone="warning">
          <p>{rich(words.unreadable, { b: (text) => <strong>{text}</strong> })}</p>
          {view.unreadable && <p>{view.unreadable}</p>}
          {view.job.isOpen && (
            <p>{rich(words.betterFile, { a: (text) => <a href={`${view.job.publicUrl}?apply`}>{text}</a> })}</p>
          )}
        </Notice>
      )}
      {view.reading === 'read' && <p className="visually-hidden">{words.hasBeenRead}</p>}
    </div>
  )
}
