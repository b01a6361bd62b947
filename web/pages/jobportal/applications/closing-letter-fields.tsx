import { limits } from '#src/jobportal/constants.ts'
import type { OwnJobRecord, UnansweredApplicant, WrittenLetter } from '../../../api/applications.ts'
import { TextAreaField, TextField } from '../../../components/field.tsx'
import { filledIn, letterPlaceholders } from './closing-letter.ts'
import { StatusMark } from './status-mark.tsx'

interface ClosingLetterFieldsProps {
  job: Pick<OwnJobRecord, 'title' | 'companyName'>
  applicants: UnansweredApplicant[]
  /** Ids of those who get no letter. */
  left: ReadonlySet<string>
  onLeft: (left: ReadonlySet<string>) => void
  letter: WrittenLetter
  onLetter: (letter: WrittenLetter) => void
  disabled: boolean
}

/** Who has had no answer, who of them gets a letter, and what it says. */
export const ClosingLetterFields = ({ job, applicants, left, onLeft, letter, onLetter, disabled }: ClosingLetterFieldsProps) => {
  const chosen = applicants.filter(({ _id }) => !left.has(_id))
  const toggle = (id: string) => {
    const next = new Set(left)
    if (!next.delete(id)) next.add(id)
    onLeft(next)
  }
  return (
    <>
      <fieldset className="closing-applicants stack gap-2" disabled={disabled}>
        <legend className="mb-2">
          {applicants.length === 1 ? 'One applicant has' : `${applicants.length} applicants have`} had no answer. Write to them
          before you close?
        </legend>
        <label className="check">
          <input
            type="checkbox"
            checked={chosen.length === applicants.length}
            ref={(box) => {
              if (box) box.indeterminate = chosen.length > 0 && chosen.length < applicants.length
            }}
            onChange={() => onLeft(chosen.length === applicants.length ? new Set(applicants.map(({ _id }) => _id)) : new Set())}
          />
          <span className="strong">All of them</span>
        </label>
        <ul
          className="bare rows scroll-y outlined rounded-3 max-h-14 pad-row"
          tabIndex={applicants.length > 5 ? 0 : undefined}
          aria-label="Applicants without an answer"
        >
          {applicants.map(({ _id, candidateName, candidateEmail, status }) => (
            <li key={_id}>
              <label className="check">
                <input type="checkbox" checked={!left.has(_id)} onChange={() => toggle(_id)} />
                <span>
                  {candidateName} <span className="muted">{candidateEmail}</span>
                </span>
              </label>
              <StatusMark status={status} />
            </li>
          ))}
        </ul>
      </fieldset>
      <TextField
        label="Subject"
        value={letter.subject}
        maxLength={limits.subject}
        disabled={disabled}
        onChange={({ currentTarget: { value } }) => onLetter({ ...letter, subject: value })}
      />
      <TextAreaField
        label="Message"
        rows={10}
        value={letter.body}
        maxLength={limits.body}
        disabled={disabled}
        hint={
          <>
            Filled in for each person:{' '}
            {letterPlaceholders.map(({ name, meaning }, index) => (
              <span key={name} title={meaning}>
                {index > 0 && ', '}
                <code>{name}</code>
              </span>
            ))}
          </>
        }
        onChange={({ currentTarget: { value } }) => onLetter({ ...letter, body: value })}
      />
      {chosen[0] && (
        <details className="closing-preview">
          <summary>What {chosen[0].candidateName} will read</summary>
          <p className="strong">{filledIn(letter.subject, valuesFor(job, chosen[0]))}</p>
          <p className="py-2 pre-wrap break-anywhere">{filledIn(letter.body, valuesFor(job, chosen[0]))}</p>
        </details>
      )}
    </>
  )
}

const valuesFor = ({ title, companyName }: ClosingLetterFieldsProps['job'], { candidateName }: UnansweredApplicant) => ({
  name: candidateName,
  jobTitle: title,
  companyName,
})
