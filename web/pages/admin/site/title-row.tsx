import { Button } from '@radix-ui/themes'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { maximumTitleLength } from '#src/admin/constants.ts'
import type { TitleRecord } from '#src/admin/views.ts'
import { TextField } from '../../../components/field.tsx'
import { formValues } from '../../../components/form-values.ts'
import { StatusBadge } from '../../../components/status-badge.tsx'

interface TitleRowProps {
  title: TitleRecord
  isFirst: boolean
  isLast: boolean
  busy: boolean
  onMove: (by: -1 | 1) => void
  /** Resolves to what is wrong with the name, or null. */
  onRename: (name: string) => Promise<string | null>
  onRetire: () => void
}

export const TitleRow = ({ title, isFirst, isLast, busy, onMove, onRename, onRetire }: TitleRowProps) => {
  const [editing, setEditing] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const close = () => {
    setEditing(false)
    setProblem(null)
  }
  const handleRename = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { name } = formValues(event.currentTarget, 'name')
    const sentence = await onRename(name)
    if (sentence) setProblem(sentence)
    else close()
  }
  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close()
  }

  if (editing)
    return (
      <li className="flex flex-wrap items-center justify-between gap-2-4 line-top">
        <form className="row growing-fields items-end" onSubmit={handleRename} onKeyDown={handleKeyDown}>
          <TextField
            label={`New name of ${title.name}`}
            name="name"
            defaultValue={title.name}
            maxLength={maximumTitleLength}
            error={problem}
            autoFocus
            required
          />
          <span className="row gap-2">
            <Button type="submit" disabled={busy}>
              Save
            </Button>
            <Button type="button" variant="soft" color="gray" onClick={close}>
              Cancel
            </Button>
          </span>
        </form>
      </li>
    )
  return (
    <li className="flex flex-wrap items-center justify-between gap-2-4 line-top">
      <span className={title.isRetired ? 'muted' : undefined}>
        {title.name} {title.isRetired && <StatusBadge>Retired</StatusBadge>}
      </span>
      <span className="row gap-2">
        <Button
          size="2"
          variant="soft"
          color="gray"
          disabled={busy || isFirst}
          onClick={() => onMove(-1)}
          aria-label={`Move ${title.name} up`}
        >
          ↑
        </Button>
        <Button
          size="2"
          variant="soft"
          color="gray"
          disabled={busy || isLast}
          onClick={() => onMove(1)}
          aria-label={`Move ${title.name} down`}
        >
          ↓
        </Button>
        <Button size="2" variant="soft" color="gray" onClick={() => setEditing(true)} aria-label={`Rename ${title.name}`}>
          Rename
        </Button>
        <Button
          size="2"
          variant="soft"
          color="gray"
          disabled={busy}
          onClick={onRetire}
          aria-label={title.isRetired ? `Offer again ${title.name}` : `Retire ${title.name}`}
        >
          {title.isRetired ? 'Offer Again' : 'Retire'}
        </Button>
      </span>
    </li>
  )
}
