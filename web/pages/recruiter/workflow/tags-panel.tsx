import { Button } from '@radix-ui/themes'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { maximumTagName, tagColours } from '#src/hiring/constants.ts'
import { said } from '../../../api/client.ts'
import {
  addTag,
  type CountedTagRecord,
  changeTag,
  fieldError,
  removeTag,
  type TagColour,
  type TagRecord,
  workspaceTags,
} from '../../../api/hiring.ts'
import { Dialog, SubmitActions } from '../../../components/dialog.tsx'
import { SelectField, TextField } from '../../../components/field.tsx'
import type { PanelProps } from './panel.ts'
import { TagMark } from './tag-mark.tsx'
import { useAction } from './use-workflow.ts'

export const TagsPanel = ({ id, workflow: { tags, canChange }, reload }: PanelProps) => {
  const [name, setName] = useState('')
  const [known, setKnown] = useState<CountedTagRecord[]>([])
  const [editing, setEditing] = useState<TagRecord | null>(null)
  const { act, busy, failure, clear } = useAction(reload)
  const list = useId()
  const shown = tags.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: a tag more may be one more to choose
  useEffect(() => {
    if (canChange) workspaceTags().then((answer) => answer.ok && setKnown(answer.data))
  }, [shown, canChange])
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '' && (await act(() => addTag(id, name), 'The tag could not be added'))) setName('')
  }
  const error = fieldError(failure, 'name')
  return (
    <section className="panel stack gap-3" aria-labelledby="tags-heading">
      <h2 id="tags-heading">Tags</h2>
      {tags.length === 0 && <p className="muted">No tags yet</p>}
      {tags.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag._id}>
              <TagMark tag={tag}>
                {canChange && (
                  <>
                    <button
                      className="grid place-center rounded-pill min-h-6"
                      type="button"
                      aria-label={`Edit tag ${tag.name}`}
                      onClick={() => setEditing(tag)}
                    >
                      ✎
                    </button>
                    <button
                      className="grid place-center rounded-pill min-h-6"
                      type="button"
                      aria-label={`Remove tag ${tag.name}`}
                      disabled={busy}
                      onClick={() => void act(() => removeTag(id, tag._id), 'The tag could not be removed')}
                    >
                      ×
                    </button>
                  </>
                )}
              </TagMark>
            </li>
          ))}
        </ul>
      )}
      {canChange && (
        <form className="inline-form grid grid-1-auto items-center gap-2" onSubmit={handleSubmit}>
          <div>
            <input
              className="input"
              aria-label="Add a tag"
              placeholder="Add a tag"
              list={list}
              maxLength={maximumTagName}
              value={name}
              autoComplete="off"
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${list}-error` : undefined}
              onChange={({ currentTarget: { value } }) => {
                setName(value)
                clear()
              }}
            />
            <datalist id={list}>
              {known
                .filter(({ _id }) => !tags.some((tag) => tag._id === _id))
                .map((tag) => (
                  <option key={tag._id} value={tag.name} />
                ))}
            </datalist>
          </div>
          <Button type="submit" variant="soft" color="gray" disabled={busy || name.trim() === ''}>
            Add
          </Button>
          {error && (
            <span className="field-error col-span-all" id={`${list}-error`} role="alert">
              {error}
            </span>
          )}
        </form>
      )}
      {editing && (
        <EditTag
          tag={editing}
          onClose={() => setEditing(null)}
          onSaved={() => {
            setEditing(null)
            void reload()
          }}
        />
      )}
    </section>
  )
}

const EditTag = ({ tag, onSaved, onClose }: { tag: TagRecord; onSaved: () => void; onClose: () => void }) => {
  const [name, setName] = useState(tag.name)
  const [colour, setColour] = useState<TagColour>(tag.colour)
  const { act, busy, failure } = useAction(async () => {}, { tells: 'here' })
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (await act(() => changeTag(tag._id, { name, colour }), 'The tag could not be changed')) onSaved()
  }
  return (
    <Dialog open title="Edit tag" description="Changes show wherever the workspace uses this tag." onClose={onClose}>
      <form className="stack" onSubmit={handleSubmit}>
        <TextField
          label="Name"
          value={name}
          maxLength={maximumTagName}
          error={fieldError(failure, 'name')}
          onChange={({ currentTarget: { value } }) => setName(value)}
        />
        <SelectField label="Color" value={colour} onChange={({ currentTarget: { value } }) => setColour(value as TagColour)}>
          {tagColours.map((each) => (
            <option key={each} value={each}>
              {each === 'grey' ? 'Gray' : each[0]!.toUpperCase() + each.slice(1)}
            </option>
          ))}
        </SelectField>
        <p>
          <TagMark tag={{ name: name || ' ', colour }} />
        </p>
        <SubmitActions
          doing="Saving"
          busy={busy}
          refusal={failure && !failure.details?.field && said(failure, 'The tag could not be changed.')}
          onCancel={onClose}
        >
          Save
        </SubmitActions>
      </form>
    </Dialog>
  )
}
