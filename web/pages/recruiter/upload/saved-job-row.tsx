import { Button } from '@radix-ui/themes'
import { type FormEvent, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { maximumTitleLength } from '#src/shared/constants.ts'
import type { SavedJobDescription } from '../../../api/matching.ts'
import { rankingAddress } from '../../../api/ranking.ts'
import { formValues } from '../../../components/form-values.ts'
import { dayOf } from '../../../dates.ts'

interface SavedJobRowProps {
  job: SavedJobDescription
  busy: boolean
  renaming: boolean
  onSelect: () => void
  onRename: () => void
  onCancel: () => void
  onSave: (title: string) => void
  onDelete: () => void
}

export const SavedJobRow = ({ job, busy, renaming, onSelect, onRename, onCancel, onSave, onDelete }: SavedJobRowProps) => {
  const renameButton = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const wasRenaming = useRef(false)
  // The keyboard goes into the field, and back to the button that opened it.
  useEffect(() => {
    if (renaming) field.current?.select()
    else if (wasRenaming.current) renameButton.current?.focus()
    wasRenaming.current = renaming
  }, [renaming])

  const handleSave = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { title } = formValues(event.currentTarget, 'title')
    if (title) onSave(title)
  }
  if (renaming)
    return (
      <li>
        <form className="saved-rename flex flex-1 flex-wrap gap-2" onSubmit={handleSave}>
          <input
            ref={field}
            className="input"
            name="title"
            aria-label={`New title for ${job.title}`}
            defaultValue={job.title}
            maxLength={maximumTitleLength}
            pattern=".*\S.*"
            title="A job description needs a title"
            required
          />
          <span className="row gap-2">
            <Button type="submit" disabled={busy}>
              {busy ? 'Saving...' : 'Save'}
            </Button>
            <Button type="button" variant="soft" color="gray" disabled={busy} onClick={onCancel}>
              Cancel
            </Button>
          </span>
        </form>
      </li>
    )
  return (
    <li>
      <div className="flex flex-col min-w-0 break-anywhere flex-14">
        <Link
          className="saved-job-title text-strong strong no-underline w-fit"
          to={rankingAddress(job._id)}
          title="The ranking of this job description"
        >
          {job.title}
        </Link>
        <span className="small muted">
          {job.filename} · {dayOf(job.uploadedAt)}
        </span>
      </div>
      <span className="row gap-2">
        <Button size="1" variant="soft" color="gray" disabled={busy} onClick={onSelect}>
          {busy ? 'Loading...' : 'Select'}
          <span className="visually-hidden"> {job.title}</span>
        </Button>
        <Button ref={renameButton} size="1" variant="soft" color="gray" disabled={busy} onClick={onRename}>
          Rename
          <span className="visually-hidden"> {job.title}</span>
        </Button>
        <Button size="1" variant="soft" color="red" disabled={busy} onClick={onDelete}>
          Delete
          <span className="visually-hidden"> {job.title}</span>
        </Button>
      </span>
    </li>
  )
}
