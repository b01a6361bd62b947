import { Button } from '@radix-ui/themes'
import type { ReactNode } from 'react'

interface ChosenBarProps {
  /** What it is called by a screen reader. */
  label: string
  count: number
  /** What there is to say of the choice beyond how many it is. */
  note?: ReactNode
  onClear: () => void
  /** What can be done with them. */
  children: ReactNode
}

/** Stands at the foot of the window while people of a list are chosen. */
export const ChosenBar = ({ label, count, note, onClear, children }: ChosenBarProps) => (
  <section
    className={`compare-bar bulk-bar off-paper sticky ${count > 0 ? 'popup row row-between gap-2-4 pad' : ''}`}
    aria-label={label}
    data-shown={count > 0 || undefined}
  >
    <span role="status">
      {count > 0 && `${count.toLocaleString('en')} chosen`}
      {count > 0 && note}
    </span>
    {count > 0 && (
      <span className="bulk-actions row gap-2">
        <Button variant="ghost" onClick={onClear}>
          Clear
        </Button>
        {children}
      </span>
    )}
  </section>
)
