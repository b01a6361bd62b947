import type { DragEvent, KeyboardEvent, ReactNode } from 'react'
import { type ChoiceDraft, isChanged, type OpenDraft } from './drafts.ts'

interface CardFrameProps {
  draft: ChoiceDraft | OpenDraft
  number: number
  of: number
  editing: boolean
  /** Another question is on its way for this one. */
  busy: boolean
  /** Another question is on its way for any. */
  blocked: boolean
  failure: string | null
  dragged: boolean
  children: ReactNode
  onKey: (event: KeyboardEvent) => void
  onEdit: () => void
  onReplace: () => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
  /** Null when it is let go. */
  onDrag: (key: string | null) => void
  /** With the key of what was dragged here. */
  onDrop: (key: string) => void
}

/** One question with what can be done to it. */
export const CardFrame = ({ draft, number, of, children, ...card }: CardFrameProps) => {
  const { editing, busy, blocked, failure } = card
  const handleOver = (event: DragEvent) => {
    if (event.dataTransfer.types.includes('text/question')) event.preventDefault()
  }
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    card.onDrop(event.dataTransfer.getData('text/question'))
  }
  return (
    <li
      className="question-draft grid gap-3 pad grid-auto-1"
      data-key={draft.key}
      data-dragged={card.dragged || undefined}
      aria-busy={busy || undefined}
      onKeyDown={card.onKey}
      onDragOver={handleOver}
      onDrop={handleDrop}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a second way to what the buttons do */}
      <span
        className="question-number grid place-center rounded-full surface-shade text-soft numeric small strong size-7"
        title="Drag to another place"
        draggable={!editing}
        onDragStart={(event) => {
          event.dataTransfer.setData('text/question', draft.key)
          card.onDrag(draft.key)
        }}
        onDragEnd={() => card.onDrag(null)}
      >
        {number}
      </span>
      <div className="question-body stack gap-2 min-w-0">
        {children}
        {failure && (
          <p className="field-error" role="alert">
            {failure}
          </p>
        )}
        <div className="row justify-between gap-2-3">
          <p className="muted small">{editing ? '' : facts(draft)}</p>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would begin with a legend that nobody needs to see */}
          <div className="flex flex-wrap gap-2" role="group" aria-label={`Question ${number}`}>
            <button
              type="button"
              className="row-button"
              data-act="edit"
              data-open={editing || undefined}
              aria-expanded={editing}
              onClick={card.onEdit}
            >
              {editing ? 'Done' : 'Edit'}
            </button>
            <button type="button" className="row-button" disabled={blocked} onClick={card.onReplace}>
              {busy ? 'Looking for one...' : 'Replace'}
            </button>
            <button
              type="button"
              className="row-button"
              data-act="up"
              aria-disabled={number === 1}
              title="Move up (Alt and arrow up)"
              onClick={() => card.onMove(-1)}
            >
              <span aria-hidden="true">↑</span>
              <span className="visually-hidden">Move up</span>
            </button>
            <button
              type="button"
              className="row-button"
              data-act="down"
              aria-disabled={number === of}
              title="Move down (Alt and arrow down)"
              onClick={() => card.onMove(1)}
            >
              <span aria-hidden="true">↓</span>
              <span className="visually-hidden">Move down</span>
            </button>
            <button type="button" className="row-button" onClick={card.onRemove}>
              Delete
            </button>
          </div>
        </div>
      </div>
    </li>
  )
}

const sources = { bank: 'from the question bank', model: 'written by the model', person: 'yours' } as const
const levels = { 1: 'basic', 2: 'experienced', 3: 'senior' } as const

const facts = (draft: ChoiceDraft | OpenDraft): string => {
  const { drafted } = draft
  if (!drafted) return 'Your own question'
  const skill = 'skill' in drafted ? drafted.skill : null
  const words = [
    skill,
    drafted.level && levels[drafted.level],
    sources[drafted.source],
    isChanged(draft) ? 'changed by you' : null,
  ]
  return words.filter(Boolean).join(' · ')
}
