import { Button } from '@radix-ui/themes'
import { fill } from '#src/words/fill.ts'
import type { Language } from '#src/words/languages.ts'
import { dayIn, plural } from '#src/words/text.ts'
import type { Words } from '#src/words/words.ts'
import type { Correction, CorrectionSubject } from '../../api/applicant.ts'
import { noticeAddress, type PersonView } from '../../api/notices.ts'
import { Notice } from '../../components/notice.tsx'
import { useLanguage, useWords } from '../../words/words.ts'
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
export const OwnResume = ({ token, resume, workspaceName }: OwnResumeProps) => {
  const words = useWords('notice')
  const applicant = useWords('applicant')
  const { send } = useWords('correcting')
  const language = useLanguage()
  const added = { day: dayIn(language, resume.receivedOn), jobs: resume.jobTitles.join(', ') }
  return (
    <section className="applicant-part stack gap-3 line-top" aria-labelledby={`resume-${resume.id}`}>
      <h2 id={`resume-${resume.id}`}>{fill(words.readFrom, { file: resume.filename })}</h2>
      <p className="muted">{fill(resume.jobTitles.length > 0 ? words.comparedWith : words.addedOn, added)}</p>
      {resume.fileUrl && (
        <p>
          <a href={resume.fileUrl}>{words.seeFile}</a>
        </p>
      )}
      {resume.warnings.length > 0 && (
        <Notice tone="warning">
          <ul className="dots stack gap-2">
            {resume.warnings.map((warning) => (
              <li className="pl-4" key={warning}>
                {warning}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <dl className="applicant-fields">
        <div className="applicant-row">
          <dt className="medium text-strong">{applicant.email}</dt>
          <dd className="flex flex-col gap-2">
            <ReadValues about="email" values={one(resume.email)} />
          </dd>
        </div>
        {rowsOf(resume, applicant, words, language).map(({ about, label, values, nothing }) => (
          <div className="applicant-row" key={about}>
            <dt className="medium text-strong">{label}</dt>
            <dd className="flex flex-col gap-2">
              <ReadValues about={about} values={values} nothing={nothing} />
              <Given
                token={token}
                corrections={resume.corrections.filter((correction) => correction.about === about)}
                workspaceName={workspaceName}
              />
              <details className="applicant-more">
                <summary>
                  {about === 'other' ? words.tellThem : applicant.correctThis}
                  <span className="visually-hidden">: {label}</span>
                </summary>
                <form
                  method="post"
                  action={`${noticeAddress(token)}/corrections`}
                  className="applicant-correction stack gap-3"
                  aria-label={fill(words.correct, { field: label })}
                >
                  <input type="hidden" name="resume" value={resume.id} />
                  <input type="hidden" name="about" value={about} />
                  <CorrectionFields about={about} values={values} missingLabel={missingLabels(words)[about]} />
                  <div>
                    <Button type="submit" size="3">
                      {send}
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
}

const missingLabels = (words: Words['notice']): Partial<Record<CorrectionSubject, string>> => ({
  name: words.whatName,
  phone: words.whatPhone,
})

interface Row {
  about: CorrectionSubject
  label: string
  values: string[]
  nothing?: string
}

const one = (value: string | null) => (value === null ? [] : [value])

const rowsOf = (
  { name, phone, titles, companies, years, degrees, skills }: Resume,
  words: Words['applicant'],
  { otherNote }: Words['notice'],
  language: Language,
): Row[] => [
  { about: 'name', label: words.name, values: one(name) },
  { about: 'phone', label: words.phone, values: one(phone) },
  { about: 'titles', label: words.titles, values: titles },
  { about: 'companies', label: words.companies, values: companies },
  {
    about: 'experience',
    label: words.experience,
    values: one(years === null ? null : years === 0 ? words.underOneYear : plural(language, words.years, years)),
  },
  { about: 'degrees', label: words.degrees, values: degrees },
  { about: 'skills', label: words.skills, values: skills },
  {
    about: 'other',
    label: words.other,
    values: [],
    nothing: otherNote,
  },
]

interface GivenProps {
  token: string
  corrections: Correction[]
  workspaceName: string
}

const Given = ({ token, corrections, workspaceName }: GivenProps) => {
  const words = useWords('notice')
  const { yours } = useWords('correcting')
  if (corrections.length === 0) return null
  return (
    <ul className="applicant-corrections stack gap-3" aria-label={yours}>
      {corrections.map((correction) => (
        <li className="flex flex-col items-flex-start gap-1 pad outlined rounded-4" key={correction.id}>
          <CorrectionText correction={correction} whoSees={fill(words.ownWord, { company: workspaceName })} />
          <form method="post" action={`${noticeAddress(token)}/corrections/${correction.id}/take-back`}>
            <Button type="submit" variant="soft" color="gray">
              {words.takeBack}
            </Button>
          </form>
        </li>
      ))}
    </ul>
  )
}
