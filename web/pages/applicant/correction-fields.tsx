import { limits } from '#src/jobportal/constants.ts'
import type { CorrectionSubject } from '../../api/applicant.ts'
import { SelectField, TextAreaField, TextField } from '../../components/field.tsx'

interface CorrectionFieldsProps {
  about: CorrectionSubject
  /** What was read. */
  values: string[]
  /** Of the field for what is missing. */
  missingLabel?: string
  isValueMissing?: boolean
}

/** "This is wrong" or "Something is missing". Which fields are shown follows the choice without a script. */
export const CorrectionFields = ({ about, values, missingLabel, isValueMissing }: CorrectionFieldsProps) => (
  <>
    {values.length > 0 && (
      <fieldset className="choices stack gap-2">
        <legend className="field-label">What is it?</legend>
        <label className="check">
          <input type="radio" name="kind" value="wrong" defaultChecked />
          <span>This is wrong</span>
        </label>
        <label className="check">
          <input type="radio" name="kind" value="missing" />
          <span>Something is missing</span>
        </label>
      </fieldset>
    )}
    {values.length === 0 && <input type="hidden" name="kind" value="missing" />}
    {values.length > 0 && (
      <div className="applicant-if-wrong">
        {values.length === 1 ? (
          <input type="hidden" name="wrong" value={values[0]} />
        ) : (
          <SelectField label="Which one?" name="wrong" defaultValue={values[0]}>
            {values.map((value) => (
              <option key={value}>{value}</option>
            ))}
          </SelectField>
        )}
      </div>
    )}
    <div className="applicant-if-missing stack gap-3">
      <TextField
        label={missingLabel ?? missingLabels[about] ?? 'What is missing?'}
        name="missing"
        maxLength={about === 'skills' ? limits.skill : limits.shortText}
        error={isValueMissing ? 'Please say what is missing.' : null}
      />
      {about === 'skills' && (
        <TextAreaField
          label="Words of your resume that show it"
          optional
          hint="Copy them exactly from the file. If they are found in its text, the skill counts like any other."
          name="quote"
          rows={2}
          maxLength={300}
        />
      )}
    </div>
    <TextAreaField label="A few words about it" optional name="comment" rows={2} maxLength={limits.reason} />
  </>
)

const missingLabels: Partial<Record<CorrectionSubject, string>> = {
  titles: 'Which job title is missing?',
  companies: 'Which employer is missing?',
  degrees: 'Which degree is missing?',
  skills: 'Which skill is missing?',
  experience: 'How many years is it?',
  other: 'What should be put right?',
}
