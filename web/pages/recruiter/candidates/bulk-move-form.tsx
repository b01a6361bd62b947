import { type FormEvent, useState } from 'react'
import { fieldError } from '../../../api/hiring.ts'
import { SubmitActions } from '../../../components/dialog.tsx'
import type { BulkFormProps } from './bulk-form.ts'

/** Stages by name, of all the positions they are ranked for, with how many can go there. */
export const MoveForm = ({ standing, count, busy, failure, refusal, onSubmit, onClose }: BulkFormProps) => {
  const [stage, setStage] = useState('')
  const chosen = standing.stages.find(({ name }) => name === stage)
  const elsewhere = chosen ? count - chosen.here - chosen.possible - standing.rejected : 0
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit({ kind: 'move', stage, seen: standing.seen })
  }
  return (
    <form onSubmit={handleSubmit}>
      <fieldset className="bulk-stages divided scroll-y outlined rounded-3 max-h-24 mb-3">
        <legend className="visually-hidden">Stage</legend>
        {standing.stages.map(({ name, here, possible }) => (
          <label className="flex items-center gap-3 pointer min-h-10 px-3" key={name}>
            <input type="radio" name="stage" value={name} checked={stage === name} onChange={() => setStage(name)} required />
            <span>{name}</span>
            <span className="muted small ml-auto">
              {here > 0 && `${here.toLocaleString('en')} here`}
              {here > 0 && possible < count - here && ', '}
              {possible < count - here && `${possible.toLocaleString('en')} can move`}
            </span>
          </label>
        ))}
      </fieldset>
      <p className="small muted" role="status">
        {chosen && elsewhere > 0 && `${people(elsewhere)} ranked for a position without this stage. `}
        {standing.rejected > 0 && `${people(standing.rejected)} rejected and can only be moved alone. `}A rejection needs opened
        evidence and a reason: open the job and choose Review.
      </p>
      <SubmitActions
        doing="Moving"
        busy={busy}
        disabled={!chosen || chosen.possible === 0}
        refusal={fieldError(failure, 'stage') ?? refusal}
        onCancel={onClose}
      >
        {chosen ? `Move ${chosen.possible.toLocaleString('en')}` : 'Move'}
      </SubmitActions>
    </form>
  )
}

const people = (count: number) => (count === 1 ? '1 is' : `${count.toLocaleString('en')} are`)
