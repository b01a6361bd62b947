import { Button } from '@radix-ui/themes'
import { useEffect, useState } from 'react'
import type { Undoable } from './use-cards.ts'

const shownMs = 10_000

/** What just happened, with one press to take it back. Stays while it is pointed at or focused. */
export const UndoBar = ({ undoable, onClose }: { undoable: Undoable | null; onClose: () => void }) => {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (!undoable || held) return
    const timer = setTimeout(onClose, shownMs)
    return () => clearTimeout(timer)
  }, [undoable, held, onClose])
  if (!undoable) return null
  return (
    <section
      className="undo-bar flex gap-3 border-box outlined-strong rounded-4 surface shadow items-center fixed w-max"
      aria-label="Last change"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span>{undoable.text}</span>
      {undoable.undo && (
        <Button size="2" variant="soft" color="gray" onClick={undoable.undo}>
          Undo
        </Button>
      )}
      <button type="button" className="icon-button large" data-size="small" aria-label="Dismiss" onClick={onClose}>
        ×
      </button>
    </section>
  )
}
