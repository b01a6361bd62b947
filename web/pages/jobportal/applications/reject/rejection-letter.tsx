import { reasonPlaceholder, rejectionLetters, withoutReason, withReason } from '#src/jobportal/applications/constants.ts'
import { limits } from '#src/jobportal/constants.ts'
import type { ApplicationDetail, ApplicationRecord, WrittenLetter } from '../../../../api/applications.ts'
import type { CallFailure } from '../../../../api/client.ts'
import { fieldError } from '../../../../api/hiring.ts'
import { SelectField, TextAreaField, TextField } from '../../../../components/field.tsx'
import { filledIn, letterPlaceholders } from '../closing-letter.ts'

interface RejectionLetterProps {
  record: ApplicationRecord
  /** Null until the evidence was opened. */
  detail: ApplicationDetail | null
  /** The same letter goes to others, too. */
  isToMany?: boolean
  letter: WrittenLetter
  /** The reason as it is kept; '' until one was chosen. */
  reason: string
  failure: CallFailure | null
  onChange: (letter: WrittenLetter) => void
}

/** What the applicant is told: a template, its words, whether the reason is given, and how it reads. */
export const RejectionLetter = ({
  record,
  detail,
  isToMany = false,
  letter,
  reason,
  failure,
  onChange,
}: RejectionLetterProps) => {
  const { candidateName, candidateEmail } = record
  const chosen = rejectionLetters.find(({ subject, body }) => subject === letter.subject && body === withoutReason(letter.body))
  const givesReason = letter.body.includes(reasonPlaceholder)
  const values = detail && { name: candidateName, jobTitle: detail.jobTitle, companyName: detail.companyName, reason }
  return (
    <div className="stack gap-3">
      <SelectField
        label="Template"
        value={chosen?.key ?? ''}
        onChange={({ currentTarget: { value } }) => {
          const template = rejectionLetters.find(({ key }) => key === value)
          if (!template) return
          onChange({ subject: template.subject, body: givesReason ? withReason(template.body) : template.body })
        }}
      >
        {!chosen && <option value="">Your own words</option>}
        {rejectionLetters.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Subject"
        value={letter.subject}
        maxLength={limits.subject}
        error={fieldError(failure, 'subject')}
        onChange={({ currentTarget: { value } }) => onChange({ ...letter, subject: value })}
      />
      <TextAreaField
        label="Message"
        rows={9}
        value={letter.body}
        maxLength={limits.body}
        error={fieldError(failure, 'body')}
        hint={`Filled in: ${[...letterPlaceholders.map(({ name }) => name), reasonPlaceholder].join(', ')}.`}
        onChange={({ currentTarget: { value } }) => onChange({ ...letter, body: value })}
      />
      <label className="check">
        <input
          type="checkbox"
          checked={givesReason}
          onChange={() => onChange({ ...letter, body: givesReason ? withoutReason(letter.body) : withReason(letter.body) })}
        />
        <span>Give the reason in the email</span>
      </label>
      <p className="small muted">
        To {isToMany ? 'each of them' : candidateEmail}, with the private link to the applicant’s own page. Answers go to your own
        address.
      </p>
      {values && (
        <details className="closing-preview">
          <summary>What {candidateName} will read</summary>
          <p className="strong">{filledIn(letter.subject, values)}</p>
          <p className="py-2 pre-wrap break-anywhere">{filledIn(letter.body, values)}</p>
        </details>
      )}
    </div>
  )
}
