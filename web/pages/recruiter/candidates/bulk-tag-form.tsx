import { Button } from '@radix-ui/themes'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { maximumTagName } from '#src/hiring/constants.ts'
import { type CountedTagRecord, fieldError, workspaceTags } from '../../../api/hiring.ts'
import { DialogActions } from '../../../components/dialog.tsx'
import { TextField } from '../../../components/field.tsx'
import { FormFooter, Refusal } from '../../../components/form-footer.tsx'
import { TagMark } from '../workflow/tag-mark.tsx'
import type { BulkFormProps } from './bulk-form.ts'

/** Gives a tag to all of them, or takes one from those who carry it. */
export const TagForm = ({ standing, busy, failure, refusal, onSubmit, onClose }: BulkFormProps) => {
  const [known, setKnown] = useState<CountedTagRecord[]>([])
  const [name, setName] = useState('')
  /** The tag that was to be taken away last; null when one was to be added. */
  const [removed, setRemoved] = useState<string | null>(null)
  const names = useId()
  useEffect(() => {
    workspaceTags().then((answer) => answer.ok && setKnown(answer.data))
  }, [])
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setRemoved(null)
    onSubmit({ kind: 'add-tag', name })
  }
  return (
    <div className="stack gap-4">
      <form className="growing-fields flex items-end gap-2" onSubmit={handleSubmit}>
        <TextField
          label="Tag to add"
          value={name}
          maxLength={maximumTagName}
          list={names}
          autoComplete="off"
          required
          error={fieldError(failure, 'name')}
          onChange={({ currentTarget: { value } }) => setName(value)}
        />
        <datalist id={names}>
          {known.map((tag) => (
            <option key={tag._id} value={tag.name} />
          ))}
        </datalist>
        <FormFooter>
          <Button type="submit" disabled={busy}>
            {busy ? 'Adding...' : 'Add to all'}
          </Button>
        </FormFooter>
      </form>
      {removed === null && refusal && <Refusal>{refusal}</Refusal>}
      {standing.tags.length > 0 && (
        <section aria-label="Tags they carry">
          <h3 className="text-2 mb-1">Take away</h3>
          <ul className="bare rows scroll-y max-h-14">
            {standing.tags.map((tag) => (
              <li key={tag._id}>
                <TagMark tag={tag} />
                <span className="muted small">{tag.count === 1 ? '1 carries it' : `${tag.count} carry it`}</span>
                <Button
                  className="ml-auto"
                  size="1"
                  variant="soft"
                  color="gray"
                  disabled={busy}
                  onClick={() => {
                    setRemoved(tag._id)
                    onSubmit({ kind: 'remove-tag', tagId: tag._id })
                  }}
                >
                  Remove<span className="visually-hidden"> {tag.name}</span>
                </Button>
                {removed === tag._id && refusal && <Refusal>{refusal}</Refusal>}
              </li>
            ))}
          </ul>
        </section>
      )}
      <DialogActions>
        <Button variant="soft" color="gray" onClick={onClose}>
          Cancel
        </Button>
      </DialogActions>
    </div>
  )
}
