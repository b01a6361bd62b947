import { Button } from '@radix-ui/themes'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { maximumTitleLength } from '#src/shared/constants.ts'
import { saidAfter } from '../../../api/client.ts'
import type { LibraryRecord } from '../../../api/library.ts'
import { renameJobDescription } from '../../../api/matching.ts'
import { TextField } from '../../../components/field.tsx'
import { formValues } from '../../../components/form-values.ts'
import { useShowToast } from '../../../state/toasts.ts'

interface RenameFormProps {
  record: LibraryRecord
  onDone: () => void
  onChanged: () => Promise<void>
}

export const RenameForm = ({ record, onDone, onChanged }: RenameFormProps) => {
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const showToast = useShowToast()
  useEffect(() => form.current?.querySelector('input')?.select(), [])

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { title = '' } = formValues(event.currentTarget, 'title')
    setBusy(true)
    const answer = await renameJobDescription(record._id, title)
    setBusy(false)
    if (!answer.ok) return setProblem(saidAfter('Failed to update title', answer.failure))
    showToast('success', 'Title updated successfully')
    await onChanged()
    onDone()
  }
  return (
    <form
      ref={form}
      className="col-span-all stack gap-3 max-w-40"
      onSubmit={handleSubmit}
      onKeyDown={({ key }) => key === 'Escape' && onDone()}
    >
      <TextField
        label={`New title for ${record.title}`}
        hint={record.isWritten ? 'The name in lists. What the PDF says stays: edit the text to change that.' : undefined}
        name="title"
        defaultValue={record.title}
        maxLength={maximumTitleLength}
        error={problem}
      />
      <div className="row gap-2">
        <Button type="submit" disabled={busy}>
          {busy ? 'Saving...' : 'Save'}
        </Button>
        <Button type="button" variant="soft" color="gray" disabled={busy} onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
