import { Button } from '@radix-ui/themes'
import { type FormEvent, useRef, useState } from 'react'
import { fieldAudiences, fieldKinds, fieldLimits } from '#src/fields/constants.ts'
import { said } from '../../../api/client.ts'
import { addField, changeField, type FieldKind, type FieldRecord } from '../../../api/fields.ts'
import { fieldError } from '../../../api/hiring.ts'
import { newIdempotencyKey } from '../../../api/idempotency-key.ts'
import { Dialog, SubmitActions } from '../../../components/dialog.tsx'
import { SelectField, TextField } from '../../../components/field.tsx'
import { useAction } from '../workflow/use-workflow.ts'
import { audienceWords, kindWords } from './words.ts'

interface FieldDialogProps {
  field: FieldRecord | null
  onSaved: () => void
  onClose: () => void
}

interface ChoiceDraft {
  key: string
  id?: string
  name: string
  retired: boolean
}

const numberOf = (typed: string) => (typed.trim() === '' ? null : Number(typed))

/** A field as an owner defines it. What it holds is decided once. */
export const FieldDialog = ({ field, onSaved, onClose }: FieldDialogProps) => {
  const [name, setName] = useState(field?.name ?? '')
  const [kind, setKind] = useState<FieldKind>(field?.kind ?? 'text')
  const [choices, setChoices] = useState<ChoiceDraft[]>(
    field?.choices.map((choice) => ({ key: choice.id, ...choice })) ?? [
      { key: 'first', name: '', retired: false },
      { key: 'second', name: '', retired: false },
    ],
  )
  const [unit, setUnit] = useState(field?.unit ?? '')
  const [minimum, setMinimum] = useState(field?.minimum?.toString() ?? '')
  const [maximum, setMaximum] = useState(field?.maximum?.toString() ?? '')
  const [shownToApplicant, setShown] = useState(field?.shownToApplicant ?? false)
  const [audience, setAudience] = useState<FieldRecord['audience']>(field?.audience ?? 'everybody')
  const { act, busy, failure, clear } = useAction(async () => {}, { tells: 'here' })
  const hasChoices = kind === 'choice' || kind === 'choices'
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const named = choices.filter((choice) => choice.id || choice.name.trim() !== '')
    const wanted = {
      name,
      choices: hasChoices ? named.map(({ key: _, ...choice }) => choice) : [],
      unit: unit.trim() || null,
      minimum: numberOf(minimum),
      maximum: numberOf(maximum),
      shownToApplicant,
      audience,
    }
    const save = () => (field ? changeField(field._id, { ...wanted, version: field.version }) : addField({ ...wanted, kind }))
    if (await act(save, 'The field could not be saved')) onSaved()
  }
  return (
    <Dialog open still width="36rem" title={field ? 'Edit field' : 'New field'} onClose={onClose}>
      <form className="stack gap-3" onSubmit={handleSubmit} onInput={() => failure && clear()} noValidate>
        <div className="form-grid">
          <TextField
            label="Name"
            value={name}
            maxLength={fieldLimits.name}
            error={fieldError(failure, 'name')}
            onChange={({ currentTarget: { value } }) => setName(value)}
          />
          {field ? (
            <TextField label="Holds" value={kindWords[kind]} readOnly disabled hint="This cannot change any more." />
          ) : (
            <SelectField label="Holds" value={kind} onChange={({ currentTarget: { value } }) => setKind(value as FieldKind)}>
              {fieldKinds.map((each) => (
                <option key={each} value={each}>
                  {kindWords[each]}
                </option>
              ))}
            </SelectField>
          )}
        </div>
        {hasChoices && (
          <ChoicesEditor choices={choices} onChange={setChoices} failure={failure?.details?.field ? failure : null} />
        )}
        {kind === 'number' && (
          <div className="form-grid">
            <TextField
              label="Unit"
              optional
              placeholder="days"
              value={unit}
              maxLength={fieldLimits.unit}
              error={fieldError(failure, 'unit')}
              onChange={({ currentTarget: { value } }) => setUnit(value)}
            />
            <TextField
              label="Smallest"
              optional
              type="number"
              step="any"
              value={minimum}
              onChange={({ currentTarget: { value } }) => setMinimum(value)}
            />
            <TextField
              label="Largest"
              optional
              type="number"
              step="any"
              value={maximum}
              error={fieldError(failure, 'maximum')}
              onChange={({ currentTarget: { value } }) => setMaximum(value)}
            />
          </div>
        )}
        <SelectField
          label="Seen by"
          hint="Choose fewer people for what is personal, such as a salary wish or a disability."
          value={audience}
          onChange={({ currentTarget: { value } }) => setAudience(value as FieldRecord['audience'])}
        >
          {fieldAudiences.map((each) => (
            <option key={each} value={each}>
              {audienceWords[each]}
            </option>
          ))}
        </SelectField>
        <label className="check">
          <input type="checkbox" checked={shownToApplicant} onChange={({ currentTarget }) => setShown(currentTarget.checked)} />
          Applicants read what stands in it on their own page
        </label>
        <SubmitActions
          doing="Saving"
          busy={busy}
          refusal={
            failure &&
            !failure.details?.field &&
            said(failure, 'The field could not be saved. Check your connection and try again.')
          }
          onCancel={onClose}
        >
          Save field
        </SubmitActions>
      </form>
    </Dialog>
  )
}

interface ChoicesEditorProps {
  choices: ChoiceDraft[]
  onChange: (choices: ChoiceDraft[]) => void
  failure: Parameters<typeof fieldError>[0]
}

const ChoicesEditor = ({ choices, onChange, failure }: ChoicesEditorProps) => {
  const list = useRef<HTMLOListElement>(null)
  const shown = choices.filter((choice) => choice.id || choice.name.trim() !== '')
  const change = (key: string, part: Partial<ChoiceDraft>) =>
    onChange(choices.map((choice) => (choice.key === key ? { ...choice, ...part } : choice)))
  const handleAdd = () => {
    onChange([...choices, { key: newIdempotencyKey(), name: '', retired: false }])
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('li:last-child .input')?.focus())
  }
  return (
    <fieldset className="stack gap-2">
      <legend className="field-label">Choices</legend>
      {fieldError(failure, 'choices') && (
        <span className="field-error" role="alert">
          {fieldError(failure, 'choices')}
        </span>
      )}
      <ol className="stack gap-2 bare" ref={list}>
        {choices.map((choice, at) => (
          <li key={choice.key} className="row field-choice">
            <TextField
              label={`Choice ${at + 1}`}
              value={choice.name}
              maxLength={fieldLimits.choice}
              error={fieldError(failure, `choices.${shown.indexOf(choice)}`)}
              onChange={({ currentTarget: { value } }) => change(choice.key, { name: value })}
            />
            {choice.id ? (
              <Button
                type="button"
                size="1"
                variant="soft"
                color="gray"
                aria-pressed={choice.retired}
                onClick={() => change(choice.key, { retired: !choice.retired })}
              >
                {choice.retired ? 'Bring back' : 'Retire'}
                <span className="visually-hidden"> choice {at + 1}</span>
              </Button>
            ) : (
              <Button
                type="button"
                size="1"
                variant="soft"
                color="gray"
                onClick={() => onChange(choices.filter(({ key }) => key !== choice.key))}
              >
                Remove<span className="visually-hidden"> choice {at + 1}</span>
              </Button>
            )}
          </li>
        ))}
      </ol>
      <p className="small muted">A retired choice can no longer be picked. Candidates who have it keep it.</p>
      <div>
        <Button
          type="button"
          size="1"
          variant="soft"
          color="gray"
          disabled={choices.length >= fieldLimits.choices}
          onClick={handleAdd}
        >
          Add a choice
        </Button>
      </div>
    </fieldset>
  )
}
