import { Button } from '@radix-ui/themes'
import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { fieldLimits } from '#src/fields/constants.ts'
import { at } from '../../../address.ts'
import { type CallResult, said } from '../../../api/client.ts'
import { type FilledFieldRecord, fieldFile, fieldsOfCandidate, setField, setFieldFile } from '../../../api/fields.ts'
import { FormFooter } from '../../../components/form-footer.tsx'
import { Notice } from '../../../components/notice.tsx'
import { refusalAt } from '../../../components/refusal-note.ts'
import { dayOf } from '../../../dates.ts'
import { useMayChange } from '../../../state/user.ts'
import type { PanelProps } from '../workflow/panel.ts'
import { useAction } from '../workflow/use-workflow.ts'

/** What the workspace's own fields say of a candidate. Nothing where there are none. */
export const FieldsPanel = ({ id, workflow, reload: reloadAll }: PanelProps) => {
  const [fields, setFields] = useState<FilledFieldRecord[]>([])
  const [isMissing, setMissing] = useState(false)
  const [editing, setEditing] = useState<string | null>(null)
  const mayChange = useMayChange()
  const load = useCallback(async () => {
    const answer: CallResult<FilledFieldRecord[]> = await fieldsOfCandidate(id)
    setMissing(!answer.ok && answer.failure.status !== 404)
    if (answer.ok) setFields(answer.data)
  }, [id])
  // Whoever fills one in is noted on the timeline: when that grows, this is read again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    void load()
  }, [load, workflow.timeline.total])
  if (isMissing && fields.length === 0) return <Notice tone="error">The fields of this candidate could not be loaded.</Notice>
  if (fields.length === 0) return null
  const reload = async () => {
    await load()
    await reloadAll()
  }
  return (
    <section className="panel stack gap-3" aria-labelledby="fields-heading">
      <h2 id="fields-heading">Fields</h2>
      <p className="small muted">Never part of the score: that rests on the resume alone.</p>
      <dl className="stack gap-2">
        {fields.map((filled) => (
          <div key={filled.field._id}>
            <dt className="small muted">{filled.field.name}</dt>
            <dd>
              {editing === filled.field._id ? (
                <FieldForm
                  id={id}
                  filled={filled}
                  reload={reload}
                  onDone={() => {
                    setEditing(null)
                    requestAnimationFrame(() => document.getElementById(`edit-${filled.field._id}`)?.focus())
                  }}
                />
              ) : (
                <div className="row row-between">
                  <span>
                    <Shown id={id} filled={filled} />
                    {filled.changedAt && (
                      <span className="small muted">
                        {' '}
                        {filled.fromApplicant ? 'answered by the applicant' : (filled.changedBy ?? 'a former colleague')},{' '}
                        {dayOf(filled.changedAt)}
                      </span>
                    )}
                  </span>
                  {mayChange && (
                    <Button
                      id={`edit-${filled.field._id}`}
                      size="1"
                      variant="soft"
                      color="gray"
                      onClick={() => setEditing(filled.field._id)}
                    >
                      Edit<span className="visually-hidden"> {filled.field.name}</span>
                    </Button>
                  )}
                </div>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const Shown = ({ id, filled: { field, shown, value } }: { id: string; filled: FilledFieldRecord }) => {
  if (shown === null) return <span className="muted">–</span>
  if (value?.kind !== 'file') return <span className="note-text pre-wrap break-anywhere">{shown}</span>
  const handleOpen = async () => {
    const refuse = refusalAt()
    const answer = await fieldFile(id, field._id)
    if (answer.ok) window.location.assign(at(answer.data.url))
    else refuse(said(answer.failure, 'The file could not be opened. Check your connection and try again.'))
  }
  return (
    <button type="button" className="link-button" onClick={() => void handleOpen()}>
      {shown}
      <span className="visually-hidden">, download</span>
    </button>
  )
}

interface FieldFormProps {
  id: string
  filled: FilledFieldRecord
  reload: () => Promise<void>
  onDone: () => void
}

const typedIn = ({ value }: FilledFieldRecord): string =>
  value?.kind === 'text' ? value.text : value?.kind === 'number' ? String(value.number) : value?.kind === 'date' ? value.day : ''

const FieldForm = ({ id, filled, reload, onDone }: FieldFormProps) => {
  const { field, value, version } = filled
  const [typed, setTyped] = useState(() => typedIn(filled))
  const [chosen, setChosen] = useState<string[]>(() => (value?.kind === 'choices' ? value.ids : []))
  const [file, setFile] = useState<File | null>(null)
  const { act, busy, failure, clear } = useAction(reload, { tells: 'here' })
  const hasChoices = field.kind === 'choice' || field.kind === 'choices'
  const refused = failure?.details?.field === 'value' || failure?.details?.field === 'file' ? failure.error : null
  const save = async (next: string | string[] | null) => {
    if (await act(() => setField(id, field._id, next, version), 'This could not be saved')) onDone()
  }
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (field.kind !== 'file') return save(hasChoices ? chosen : typed)
    if (file && (await act(() => setFieldFile(id, field._id, file, version), 'The file could not be stored'))) onDone()
  }
  const control = {
    className: 'input',
    'aria-label': field.name,
    'aria-invalid': refused ? (true as const) : undefined,
    'aria-describedby': refused ? `error-${field._id}` : undefined,
    autoFocus: true,
  }
  const change = (next: string) => {
    clear()
    setTyped(next)
  }
  return (
    <form className="stack gap-2" onSubmit={handleSubmit} noValidate>
      {refused && (
        <span className="field-error" id={`error-${field._id}`} role="alert">
          {refused}
        </span>
      )}
      {field.kind === 'text' && (
        <textarea
          {...control}
          rows={2}
          maxLength={fieldLimits.text}
          value={typed}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
      )}
      {field.kind === 'number' && (
        <span className="row field-number">
          <input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={({ currentTarget }) => change(currentTarget.value)}
          />
          {field.unit}
        </span>
      )}
      {field.kind === 'date' && (
        <input {...control} type="date" value={typed} onChange={({ currentTarget }) => change(currentTarget.value)} />
      )}
      {field.kind === 'choice' && (
        <select {...control} value={chosen[0] ?? ''} onChange={({ currentTarget: { value } }) => setChosen(value ? [value] : [])}>
          <option value="">Nothing</option>
          {field.choices
            .filter((choice) => !choice.retired || chosen.includes(choice.id))
            .map((choice) => (
              <option key={choice.id} value={choice.id}>
                {choice.name}
              </option>
            ))}
        </select>
      )}
      {field.kind === 'choices' && (
        <fieldset className="stack gap-1" aria-label={field.name}>
          {field.choices
            .filter((choice) => !choice.retired || chosen.includes(choice.id))
            .map((choice) => (
              <label key={choice.id} className="check">
                <input
                  type="checkbox"
                  checked={chosen.includes(choice.id)}
                  onChange={({ currentTarget }) =>
                    setChosen(currentTarget.checked ? [...chosen, choice.id] : chosen.filter((each) => each !== choice.id))
                  }
                />
                {choice.name}
              </label>
            ))}
        </fieldset>
      )}
      {field.kind === 'file' && (
        <input
          {...control}
          type="file"
          accept=".pdf,.doc,.docx"
          onChange={({ currentTarget }) => {
            clear()
            setFile(currentTarget.files?.[0] ?? null)
          }}
        />
      )}
      <FormFooter refusal={failure && !refused && said(failure, 'This could not be saved. Check your connection and try again.')}>
        <Button type="submit" size="1" disabled={busy || (field.kind === 'file' && !file)}>
          {busy ? 'Saving...' : 'Save'}
        </Button>
        <Button type="button" size="1" variant="soft" color="gray" disabled={busy} onClick={onDone}>
          Cancel
        </Button>
        {field.kind === 'file' && value && (
          <Button type="button" size="1" variant="soft" color="gray" disabled={busy} onClick={() => void save(null)}>
            Remove the file
          </Button>
        )}
      </FormFooter>
    </form>
  )
}
