import { Button } from '@radix-ui/themes'
import { type FormEvent, useState } from 'react'
import { longestRevealNote, revealReasons } from '#src/blindreview/constants.ts'
import type { RevealReason } from '../api/blind-review.ts'
import { type CallFailure, type CallResult, said } from '../api/client.ts'
import { Dialog, DialogActions } from './dialog.tsx'
import { SelectField, TextField } from './field.tsx'

interface RevealDialogProps {
  reveal: (reason: RevealReason, note: string) => Promise<CallResult<unknown>>
  /** Who sees them from then on. */
  audience: string
  /** What stands in place of the name. */
  name: string
  onRevealed: () => void
  onClose: () => void
}

/** Asks why blind review is not needed any more for one person, and shows who they are. */
export const RevealDialog = ({ reveal, audience, name, onRevealed, onClose }: RevealDialogProps) => {
  const [reason, setReason] = useState<RevealReason | null>(null)
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const [busy, setBusy] = useState(false)
  const needsNote = reason === 'other' && note.trim() === ''

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    setFailure(null)
    if (reason === null || needsNote) return
    setBusy(true)
    const answer = await reveal(reason, note)
    setBusy(false)
    if (!answer.ok && answer.failure.code !== 'NOT_HIDDEN') return setFailure(answer.failure)
    onClose()
    onRevealed()
  }

  return (
    <Dialog
      open
      onClose={() => !busy && onClose()}
      title={`Reveal ${name}?`}
      description={`Name, contact details, school and the file will be visible to ${audience} . The audit log records who revealed whom, and why.`}
      still
    >
      <form className="stack" noValidate onSubmit={handleSubmit}>
        <SelectField
          label="Why blind review is no longer needed"
          value={reason ?? ''}
          onChange={({ target }) => setReason(revealReasons.find(({ key }) => key === target.value)?.key ?? null)}
          error={tried && reason === null ? 'Choose a reason' : null}
        >
          <option value="">Choose a reason</option>
          {revealReasons.map(({ key, text }) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
        </SelectField>
        <TextField
          label="In a few words"
          optional={reason !== 'other'}
          value={note}
          maxLength={longestRevealNote}
          onChange={({ target }) => setNote(target.value)}
          error={tried && needsNote ? 'Say briefly why blind review is no longer needed.' : null}
        />
        <DialogActions refusal={failure && said(failure, 'The candidate could not be revealed. Try again.')}>
          <Button type="button" variant="soft" color="gray" onClick={onClose} disabled={busy}>
            Stay blind
          </Button>
          <Button type="submit" disabled={busy}>
            {busy ? 'Revealing...' : 'Reveal'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
