import { Button } from '@radix-ui/themes'
import type { ConditionRecord } from '../../../api/ask.ts'

interface ConditionChipsProps {
  conditions: readonly ConditionRecord[]
  onEdit: (at: number) => void
  onRemove: (at: number) => void
  onNegate: (at: number) => void
  onAdd: () => void
}

/** What must hold, and what must not: each can be changed, turned around and taken out. */
export const ConditionChips = ({ conditions, onEdit, onRemove, onNegate, onAdd }: ConditionChipsProps) => (
  <ul className="bare row gap-2">
    {conditions.length === 0 && <li className="muted">None: everybody is included.</li>}
    {conditions.map(({ text, negated, words, count }, at) => (
      <li
        // biome-ignore lint/suspicious/noArrayIndexKey: a chip is its place in the list
        key={at}
        className="ask-chip inline-flex overflow-hidden outlined-strong rounded-pill surface text-2 items-stretch max-w-full"
        data-negated={negated || undefined}
      >
        <button
          type="button"
          className="ask-chip-not muted min-h-8"
          aria-pressed={negated}
          title={negated ? 'Must not hold. Press to turn it around' : 'Must hold. Press to turn it around'}
          onClick={() => onNegate(at)}
        >
          {negated ? 'not' : <span aria-hidden="true">+</span>}
          <span className="visually-hidden">{negated ? ` ${text}` : `not ${text}`}</span>
        </button>
        <button
          type="button"
          className="ask-chip-text text-strong min-w-0 break-anywhere min-h-8 text-left"
          aria-haspopup="dialog"
          title={words ? `From “${words}”. ${count.toLocaleString('en')} by itself` : `${count.toLocaleString('en')} by itself`}
          onClick={() => onEdit(at)}
        >
          <span className="visually-hidden">Change </span>
          {text}
        </button>
        <button type="button" className="ask-chip-remove text-soft min-h-8" onClick={() => onRemove(at)}>
          <span aria-hidden="true">×</span>
          <span className="visually-hidden">Remove {text}</span>
        </button>
      </li>
    ))}
    <li>
      <Button variant="soft" color="gray" size="1" aria-haspopup="dialog" onClick={onAdd}>
        Add a filter
      </Button>
    </li>
  </ul>
)
