import { Button } from '@radix-ui/themes'
import { useAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { type BulkAnswer, undoMany } from '../../../api/bulk.ts'
import { said } from '../../../api/client.ts'
import { Refusal } from '../../../components/form-footer.tsx'
import { lastBulkChange } from '../../../state/bulk-undo.ts'
import { useRefresh } from '../../../state/user.ts'

/** What was just done with many, with one press to take it back, for as long as that is possible. */
export const BulkUndoBar = () => {
  const [change, setChange] = useAtom(lastBulkChange)
  const [busy, setBusy] = useState(false)
  const bar = useRef<HTMLElement>(null)
  /** Why it was not taken back, and of which change. */
  const [refusal, setRefusal] = useState<{ of: BulkAnswer; text: string; isFinal: boolean } | null>(null)
  const refresh = useRefresh()
  useEffect(() => {
    if (!change?.undoUntil) return
    const timer = setTimeout(() => setChange(null), Math.max(0, Date.parse(change.undoUntil) - Date.now()))
    return () => clearTimeout(timer)
  }, [change, setChange])
  if (!change) return null
  const { _id, text, left, done, unchanged } = change
  const refused = refusal?.of === change ? refusal : null
  const handleUndo = async () => {
    if (!_id) return
    setBusy(true)
    setRefusal(null)
    const answer = await undoMany(_id)
    setBusy(false)
    if (!answer.ok) {
      const text = said(answer.failure, 'Nothing was undone. Check your connection and try again.')
      return setRefusal({ of: change, text, isFinal: [409, 410].includes(answer.failure.status) })
    }
    setChange(answer.data)
    // The button that was pressed goes away.
    bar.current?.focus()
    void refresh()
  }
  return (
    <section
      ref={bar}
      tabIndex={-1}
      className="undo-bar flex gap-3 border-box outlined-strong rounded-4 surface shadow bulk-undo items-center fixed w-max"
      aria-label="Last change"
    >
      <div role="status">
        {done === 0 && left.length === 0 ? 'Nothing to change' : text}
        {done > 0 && unchanged > 0 && <span className="muted">. {unchanged.toLocaleString('en')} were so already</span>}
        <Left of={left} />
      </div>
      {refused && <Refusal>{refused.text}</Refusal>}
      {_id && !refused?.isFinal && (
        <Button size="2" variant="soft" color="gray" disabled={busy} onClick={handleUndo}>
          {busy ? 'Undoing...' : 'Undo'}
        </Button>
      )}
      <button type="button" className="icon-button large" data-size="small" aria-label="Dismiss" onClick={() => setChange(null)}>
        ×
      </button>
    </section>
  )
}

/** Those who stay as they are, each with the reason. */
const Left = ({ of: left }: { of: BulkAnswer['left'] }) => {
  if (left.length === 0) return null
  const [first] = left
  if (left.length === 1 && first)
    return (
      <span className="block text-soft small">
        {first.name} {first.reason}
      </span>
    )
  return (
    <details>
      <summary>{left.length.toLocaleString('en')} stay as they are</summary>
      <ul className="dots max-w-28 max-h-14 scroll-y mt-1 small">
        {left.map(({ _id, name, reason }) => (
          <li key={_id}>
            <b>{name}</b> {reason}
          </li>
        ))}
      </ul>
    </details>
  )
}
