import { limits } from '#src/jobportal/constants.ts'
import type { Words } from '#src/words/words.ts'
import type { CorrectionSubject } from '../../api/applicant.ts'
import { SelectField, TextAreaField, TextField } from '../../components/field.tsx'
import { useWords } from '../../words/words.ts'

interface CorrectionFieldsProps {
  about: CorrectionSubject
  /** What was read. */
  values: string[]
  /** Of the field for what is missing. */
  missingLabel?: string
  isValueMissing?: boolean
}

/** "This is wrong" or "Something is missing". Which fields are shown follows the choice without a script. */
export const CorrectionFields = ({ about, values, missingLabel, isValueMissing }: CorrectionFieldsProps) => {
  const words = useWords('correcting')
  return (
    <>
      {values.length > 0 && (
        <fieldset className="choices stack gap-2">
          <legend className="field-label">{words.what}</legend>
          <label className="check">
            <input type="radio" name="kind" value="wrong" defaultChecked />
            <span>{words.wrong}</span>
          </label>
          <label className="check">
            <input type="radio" name="kind" value="missing" />
            <span>{words.missing}</span>
          </label>
        </fieldset>
      )}
      {values.length === 0 && <input type="hidden" name="kind" value="missing" />}
      {values.length > 0 && (
        <div className="applicant-if-wrong">
          {values.length === 1 ? (
            <input type="hidden" name="wrong" value={values[0]} />
          ) : (
            <SelectField label={words.whichOne} name="wrong" defaultValue={values[0]}>
              {values.map((value) => (
                <option key={value}>{value}</option>
              ))}
            </SelectField>
          )}
        </div>
      )}
      <div className="applicant-if-missing stack gap-3">
        <TextField
          label={missingLabel ?? missingLabels(words)[about] ?? words.whatMissing}
          name="missing"
          maxLength={about === 'skills' ? limits.skill : limits.shortText}
          error={isValueMissing ? words.sayMissing : null}
        />
        {about === 'skills' && (
          <TextAreaField label={words.quote} optional hint={words.quoteHint} name="quote" rows={2} maxLength={300} />
        )}
      </div>
      <TextAreaField label={words.comment} optional name="comment" rows={2} maxLength={limits.reason} />
    </>
  )
}

const missingLabels = (words: Words['correcting']): Partial<Record<CorrectionSubject, string>> => ({
  titles: words.missingTitle,
  companies: words.missingCompany,
  degrees: words.missingDegree,
  skills: words.missingSkill,
  experience: words.howManyYears,
  other: words.putRight,
})
