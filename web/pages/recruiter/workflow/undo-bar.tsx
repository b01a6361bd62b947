import { Button } from '@radix-ui/themes'
import { useEffect, useId, useRef, useState } from 'react'
import type { Undoable } from './undoable.ts'

const shownMs = 10_000

/** What just happened, each with one press to take it back. Stays while it is pointed at or focused. */
export const UndoBars = ({ undoables, onClose }: { undoables: readonly Undoable[]; onClose: (undoable: Undoable) => void }) => {
  const [held, setHeld] = useState(false)
  if (undoables.length === 0) return null
  return (
    <section
      className="undo-bar stack gap-2 border-box outlined-strong rounded-4 surface shadow fixed w-max"
      aria-label="Last change"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {undoables.map((undoable) => (
        <UndoLine key={undoable.person ?? undoable.text} undoable={undoable} held={held} onClose={onClose} />
      ))}
    </section>
  )
}

interface UndoLineProps {
  undoable: Undoable
  held: boolean
  onClose: (undoable: Undoable) => void
}

const UndoLine = ({ undoable, held, onClose }: UndoLineProps) => {
  const text = useId()
  const close = useRef(onClose)
  close.current = onClose
  // biome-ignore lint/correctness/useExhaustiveDependencies: what happened to others does not begin its time anew
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => close.current(undoable), shownMs)
    return () => clearTimeout(timer)
  }, [undoable.about ?? undoable, held])
  return (
    <div className="flex gap-3 items-center">
      <span id={text} className="flex-1">
        {undoable.text}
      </span>
      {undoable.undo && (
        <Button size="2" variant="soft" color="gray" aria-describedby={text} onClick={undoable.undo}>
          Undo
        </Button>
      )}
      <button
        type="button"
        className="icon-button large"
        data-size="small"
        aria-label="Dismiss"
        aria-describedby={text}
        onClick={() => onClose(undoable)}
      >
        ×
      </button>
    </div>
  )
}

/** The same for a place where only one change is told at a time. */
export const UndoBar = ({ undoable, onClose }: { undoable: Undoable | null; onClose: () => void }) => (
  <UndoBars undoables={undoable ? [undoable] : []} onClose={onClose} />
)
