import { Button } from '@radix-ui/themes'
import { useEffect, useState } from 'react'
import { limits, questionKinds, yesAndNo } from '#src/jobportal/constants.ts'
import { callApi } from '../../../api/client.ts'
import { type FieldRecord, workspaceFields } from '../../../api/fields.ts'
import { SelectField, TextField } from '../../../components/field.tsx'
import { type QuestionDraft, type QuestionKind, takesChoices } from './job-form.ts'
import { usePostingDesk } from './posting-desk.ts'

const kindWords: Record<QuestionKind, string> = {
  long: 'Long text',
  short: 'A short text',
  yesno: 'Yes or no',
  choice: 'One of several choices',
  choices: 'Several choices',
  number: 'A number',
  date: 'A date',
  file: 'A file (PDF, DOC, DOCX)',
}

interface QuestionKindFieldsProps {
  draft: QuestionDraft
  /** From 0. */
  at: number
  onChange: (part: Partial<QuestionDraft>) => void
}

const blankChoices = [
  { name: '', flagged: false },
  { name: '', flagged: false },
]

/** What a question is answered with, which answers are flagged, and the field that answers go into as well. */
export const QuestionKindFields = ({ draft, at, onChange }: QuestionKindFieldsProps) => {
  const { kind = 'long', choices = [], fieldId } = draft
  const { isCompany } = usePostingDesk()
  const handleKind = (next: QuestionKind) =>
    onChange({
      kind: next,
      choices:
        next === 'yesno'
          ? yesAndNo.map((each) => ({ ...each, flagged: false }))
          : takesChoices(next)
            ? kind === 'yesno' || choices.length === 0
              ? blankChoices
              : choices
            : [],
    })
  const change = (place: number, part: Partial<(typeof choices)[number]>) =>
    onChange({ choices: choices.map((choice, each) => (each === place ? { ...choice, ...part } : choice)) })
  return (
    <div className="stack gap-2">
      <div className="form-grid">
        <SelectField
          label="Answered with"
          value={kind}
          aria-label={`Question ${at + 1} is answered with`}
          onChange={({ currentTarget: { value } }) => handleKind(value as QuestionKind)}
        >
          {questionKinds.map((each) => (
            <option key={each} value={each}>
              {kindWords[each]}
            </option>
          ))}
        </SelectField>
        {!isCompany && kind !== 'file' && <FieldChoice at={at} fieldId={fieldId ?? ''} onChange={onChange} />}
      </div>
      {takesChoices(kind) && (
        <ol className="stack gap-2 bare">
          {choices.map((choice, place) => (
            // Choices have no names of their own while they are written, and only the last ones come and go.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={place} className="row gap-2 question-choice">
              {kind === 'yesno' ? (
                <span className="strong">{choice.name}</span>
              ) : (
                <TextField
                  label={`Choice ${place + 1}`}
                  value={choice.name}
                  maxLength={limits.shortText}
                  onChange={({ currentTarget: { value } }) => change(place, { name: value })}
                />
              )}
              <label className="check">
                <input
                  type="checkbox"
                  checked={choice.flagged}
                  onChange={({ currentTarget }) => change(place, { flagged: currentTarget.checked })}
                />
                <span>
                  Flag this answer<span className="visually-hidden"> ({choice.name || `choice ${place + 1}`})</span>
                </span>
              </label>
            </li>
          ))}
          <li className="small muted">
            A flag stands beside the answer for you to read. It never rejects anybody, and changes neither stage nor score.
          </li>
          {kind !== 'yesno' && (
            <li>
              <Button
                type="button"
                size="1"
                variant="soft"
                color="gray"
                disabled={choices.length >= limits.questionChoices}
                onClick={() => onChange({ choices: [...choices, { name: '', flagged: false }] })}
              >
                Add a choice<span className="visually-hidden"> to question {at + 1}</span>
              </Button>
            </li>
          )}
        </ol>
      )}
    </div>
  )
}

interface FieldChoiceProps {
  at: number
  fieldId: string
  onChange: (part: Partial<QuestionDraft>) => void
}

/** The workspace's fields that an answer can go into. Nothing where there are none. */
const FieldChoice = ({ at, fieldId, onChange }: FieldChoiceProps) => {
  const [fields, setFields] = useState<FieldRecord[]>([])
  useEffect(() => {
    workspaceFields(callApi).then((answer) => answer.ok && setFields(answer.data.filter(({ kind }) => kind !== 'file')))
  }, [])
  if (fields.length === 0) return null
  return (
    <SelectField
      label="Answers also go into the field"
      aria-label={`Answers to question ${at + 1} also go into the field`}
      value={fieldId}
      onChange={({ currentTarget: { value } }) => onChange({ fieldId: value })}
    >
      <option value="">None</option>
      {fields.map(({ _id, name }) => (
        <option key={_id} value={_id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
