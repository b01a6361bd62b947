import { Button } from '@radix-ui/themes'
import { type FormEvent, useState } from 'react'
import { TextField } from '../../../components/field.tsx'
import { FormFooter, Refusal } from '../../../components/form-footer.tsx'
import { type CorrectingProps, refusalOf } from './correcting.ts'

type Position = CorrectingProps['facts']['positions'][number]

const called = ({ title, company }: Position) => [title, company].filter(Boolean).join(', ') || 'a position'
const period = ({ from, to }: Position) => (from === null ? 'without dates' : `${from} to ${to === 'present' ? 'today' : to}`)

/** Positions with their months: years of experience are counted from them. */
export const PositionList = (props: CorrectingProps) => (
  <section aria-labelledby="correct-positions">
    <h3 className="mb-2 large" id="correct-positions">
      Positions
    </h3>
    {props.facts.positions.length === 0 && <p className="muted">No position was read.</p>}
    <ul className="bare">
      {props.facts.positions.map((position, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a position is told by its place, and two may say the same
        <PositionRow key={`${index} ${called(position)} ${period(position)}`} position={position} index={index} {...props} />
      ))}
    </ul>
  </section>
)

interface PositionRowProps extends CorrectingProps {
  position: Position
  index: number
}

const PositionRow = ({ position, index, busy, onCorrect, facts: _, ...standing }: PositionRowProps) => {
  const [editing, setEditing] = useState(false)
  const part = `position ${index}`
  const refusal = refusalOf(standing, part)
  const wrong = standing.failure?.details?.field
  const errorAt = (field: string) => (refusal && wrong === field ? refusal : null)
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '').trim() || null
    const to = form.get('open') ? 'present' : text('to')
    const after = { title: text('title'), company: text('company'), from: text('from'), to }
    void onCorrect(part, { field: 'position', index, after })
  }
  if (editing)
    return (
      <li className="py-2 line-top">
        <form className="stack gap-3" onSubmit={handleSubmit} noValidate>
          <div className="cards tile-12 gap-3">
            <TextField label="Title" name="title" defaultValue={position.title ?? ''} maxLength={200} error={errorAt('title')} />
            <TextField
              label="Employer"
              name="company"
              defaultValue={position.company ?? ''}
              maxLength={200}
              error={errorAt('company')}
            />
            <TextField label="From" name="from" type="month" defaultValue={position.from ?? ''} error={errorAt('from')} />
            <TextField
              label="To"
              name="to"
              type="month"
              defaultValue={position.to === 'present' ? '' : (position.to ?? '')}
              error={errorAt('to')}
            />
          </div>
          <label className="row gap-2">
            <input type="checkbox" name="open" defaultChecked={position.to === 'present'} /> Still works there
          </label>
          <FormFooter
            refusal={refusal && !['title', 'company', 'from', 'to'].includes(wrong ?? '') ? refusal : null}
            className="row gap-2"
          >
            <Button type="submit" disabled={busy}>
              {busy ? 'Saving...' : 'Save position'}
            </Button>
            <Button type="button" variant="soft" color="gray" onClick={() => setEditing(false)}>
              Cancel
            </Button>
          </FormFooter>
        </form>
      </li>
    )
  return (
    <li className="flex flex-wrap gap-2 items-center justify-between py-2 line-top">
      <span>
        <b>{called(position)}</b> <span className="muted small">{period(position)}</span>
      </span>
      <span className="row gap-2">
        <Button type="button" size="1" variant="soft" color="gray" onClick={() => setEditing(true)}>
          Edit<span className="visually-hidden"> {called(position)}</span>
        </Button>
        <Button
          type="button"
          size="1"
          variant="soft"
          color="gray"
          disabled={busy}
          onClick={() => void onCorrect(part, { field: 'position', index, after: null })}
        >
          Not a position<span className="visually-hidden">: {called(position)}</span>
        </Button>
      </span>
      {refusal && <Refusal>{refusal}</Refusal>}
    </li>
  )
}
