import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { said } from '../../../api/client.ts'
import { DialogActions } from '../../../components/dialog.tsx'
import { CheckIcon } from '../../../components/icons.tsx'
import type { Outcomes } from './outcome.ts'

interface OutcomePanelProps {
  outcomes: Outcomes
  /** It was taken back. */
  onChanged: () => void
  onClose: () => void
}

/** What became of everybody who was chosen, a line each, with the way back for as long as there is one. */
export const OutcomePanel = ({ outcomes, onChanged, onClose }: OutcomePanelProps) => {
  const [shown, setShown] = useState(outcomes)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const handleUndo = async () => {
    if (!shown.undo) return
    setBusy(true)
    setRefusal(null)
    const answer = await shown.undo()
    setBusy(false)
    if (!answer.ok) return setRefusal(said(answer.failure, 'Nothing was undone. Check your connection and try again.'))
    const left = new Map(answer.data.left.map(({ _id, reason }) => [_id, reason]))
    setShown({
      title: answer.data.text,
      undo: null,
      lines: shown.lines.map((line) =>
        line.isDone ? { ...line, text: left.get(line.id) ?? 'is as before', isDone: !left.has(line.id) } : line,
      ),
    })
    onChanged()
  }
  return (
    <div className="stack gap-3">
      <p role="status">
        <strong>{shown.title}</strong>
      </p>
      <ul className="bare grid scroll-y gap-2 max-h-24" aria-label="What became of each">
        {shown.lines.map(({ id, name, text, isDone }) => (
          <li className={`flex gap-2 ${isDone ? '' : 'text-danger'}`} key={id} data-refused={!isDone || undefined}>
            {isDone && <CheckIcon />}
            <span>
              <strong>{name}</strong> {text}
            </span>
          </li>
        ))}
      </ul>
      {shown.undo && (
        <p className="small muted">{shown.undoNote ?? 'This can be taken back for ten minutes. Emails wait until then.'}</p>
      )}
      <DialogActions refusal={refusal}>
        {shown.undo && (
          <Button variant="soft" color="gray" disabled={busy} onClick={() => void handleUndo()}>
            {busy ? 'Undoing...' : 'Undo all of it'}
          </Button>
        )}
        <Button onClick={onClose}>Done</Button>
      </DialogActions>
    </div>
  )
}
