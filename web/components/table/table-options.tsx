import { Button } from '@radix-ui/themes'
import { useEffect, useRef } from 'react'
import type { Density, TableChoice } from '../../state/table-choices.ts'
import { showMenuAt } from '../anchored-menu.ts'
import { shownColumns, type TableColumn } from './columns.ts'

interface TableOptionsProps {
  columns: readonly TableColumn[]
  choice: TableChoice
  /** The button it belongs to. */
  anchor: HTMLElement
  onChange: (next: Partial<TableChoice>) => void
  onClose: () => void
}

const densities: { density: Density; text: string }[] = [
  { density: 'standard', text: 'Standard' },
  { density: 'compact', text: 'Compact' },
]

/** Which columns a table shows, and how close its rows stand. What is ticked shows at once. */
export const TableOptions = ({ columns, choice, anchor, onChange, onClose }: TableOptionsProps) => {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = panel.current
    if (!element) return
    showMenuAt(element, anchor)
    element.querySelector<HTMLElement>('input, button')?.focus()
  }, [anchor])
  const shown = new Set(shownColumns(columns, choice.columns).map(({ key }) => key))
  const handleTick = (key: string) => {
    const next = columns.map((column) => column.key).filter((each) => (each === key ? !shown.has(key) : shown.has(each)))
    onChange({ columns: next })
  }
  return (
    <div
      ref={panel}
      popover="auto"
      className="popup table-options p-3 scroll-y text-2"
      role="dialog"
      aria-label="Columns and density"
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      <fieldset>
        <legend className="muted small strong">Columns</legend>
        {columns.map(({ key, title, isFixed }) => (
          <label className="flex items-center gap-2 pointer min-h-7" key={key}>
            <input type="checkbox" checked={shown.has(key)} disabled={isFixed} onChange={() => handleTick(key)} />
            {title}
          </label>
        ))}
      </fieldset>
      <p className="table-presets flex gap-2">
        <Button size="1" variant="soft" color="gray" onClick={() => onChange({ columns: columns.map(({ key }) => key) })}>
          All columns
        </Button>
        <Button size="1" variant="soft" color="gray" onClick={() => onChange({ columns: null })}>
          Usual columns
        </Button>
      </p>
      <fieldset>
        <legend className="muted small strong">Rows</legend>
        {densities.map(({ density, text }) => (
          <label className="flex items-center gap-2 pointer min-h-7" key={density}>
            <input type="radio" name="density" checked={choice.density === density} onChange={() => onChange({ density })} />
            {text}
          </label>
        ))}
      </fieldset>
    </div>
  )
}
