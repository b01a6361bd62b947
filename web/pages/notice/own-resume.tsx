import { Button } from '@radix-ui/themes'
import type { Correction, CorrectionSubject } from '../../api/applicant.ts'
import { noticeAddress, type PersonView } from '../../api/notices.ts'
import { Notice } from '../../components/notice.tsx'
import { dayOf } from '../../dates.ts'
import { CorrectionFields } from '../applicant/correction-fields.tsx'
import { CorrectionText } from '../applicant/correction-text.tsx'
import { ReadValues } from '../applicant/read-values.tsx'

type Resume = PersonView['resumes'][number]

interface OwnResumeProps {
  token: string
  resume: Resume
  workspaceName: string
}

/** One resume as it was read, field by field, each with a way to put it right. */
export const OwnResume = ({ token, resume, workspaceName }: OwnResumeProps) => (
  <section className="applicant-part" aria-labelledby={`resume-${resume.id}`}>
    <h2 id={`resume-${resume.id}`}>What was read from {resume.filename}</h2>
    <p className="muted">
      Added on {dayOf(resume.receivedOn)}
      {resume.jobTitles.length > 0 && `, compared with: ${resume.jobTitles.join(', ')}`}
    </p>
    {resume.fileUrl && (
      <p>
        <a href={resume.fileUrl}>See the file</a>
      </p>
    )}
    {resume.warnings.length > 0 && (
      <Notice tone="warning">
        <ul className="applicant-warnings">
          {resume.warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      </Notice>
    )}
    <dl className="applicant-fields">
      <div className="applicant-row">
        <dt>E-mail</dt>
        <dd>
          <ReadValues about="email" values={one(resume.email)} />
        </dd>
      </div>
      {rowsOf(resume).map(({ about, label, values, nothing }) => (
        <div className="applicant-row" key={about}>
          <dt>{label}</dt>
          <dd>
            <ReadValues about={about} values={values} nothing={nothing} />
            <Given
              token={token}
              corrections={resume.corrections.filter((correction) => correction.about === about)}
              workspaceName={workspaceName}
            />
            <details className="applicant-more">
              <summary>
                {about === 'other' ? 'Tell them' : 'Correct this'}
                <span className="visually-hidden">: {label}</span>
              </summary>
              <form
                method="post"
                action={`${noticeAddress(token)}/corrections`}
                className="applicant-correction stack gap-3"
                aria-label={`Correct: ${label}`}
              >
                <input type="hidden" name="resume" value={resume.id} />
                <input type="hidden" name="about" value={about} />
                <CorrectionFields about={about} values={values} missingLabel={missingLabels[about]} />
                <div>
                  <Button type="submit" size="3">
                    Send the correction
                  </Button>
                </div>
              </form>
            </details>
          </dd>
        </div>
      ))}
    </dl>
  </section>
)

const missingLabels: Partial<Record<CorrectionSubject, string>> = {
  name: 'What is your name?',
  phone: 'What is your phone number?',
}

interface Row {
  about: CorrectionSubject
  label: string
  values: string[]
  nothing?: string
}

const one = (value: string | null) => (value === null ? [] : [value])

const rowsOf = ({ name, phone, titles, companies, years, degrees, skills }: Resume): Row[] => [
  { about: 'name', label: 'Name', values: one(name) },
  { about: 'phone', label: 'Phone', values: one(phone) },
  { about: 'titles', label: 'Job titles', values: titles },
  { about: 'companies', label: 'Employers', values: companies },
  { about: 'experience', label: 'Experience', values: one(years === null ? null : yearsOf(years)) },
  { about: 'degrees', label: 'Degrees', values: degrees },
  { about: 'skills', label: 'Skills', values: skills },
  {
    about: 'other',
    label: 'Something else',
    values: [],
    nothing: 'Anything else that should be known about what is shown here.',
  },
]

const yearsOf = (years: number) => (years === 0 ? 'less than a year' : years === 1 ? '1 year' : `${years} years`)

const Given = ({ token, corrections, workspaceName }: { token: string; corrections: Correction[]; workspaceName: string }) =>
  corrections.length > 0 && (
    <ul className="applicant-corrections" aria-label="Your corrections">
      {corrections.map((correction) => (
        <li key={correction.id}>
          <CorrectionText correction={correction} whoSees={`${workspaceName} sees it as your own word.`} />
          <form method="post" action={`${noticeAddress(token)}/corrections/${correction.id}/take-back`}>
            <Button type="submit" variant="soft" color="gray">
              Take this back
            </Button>
          </form>
        </li>
      ))}
    </ul>
  )
