import { Button } from '@radix-ui/themes'
import { useRef, useState } from 'react'
import type { TableChoice } from '../../state/table-choices.ts'
import { useLazyComponent } from '../use-lazy-component.ts'
import type { TableColumn } from './columns.ts'

interface OptionsButtonProps {
  columns: readonly TableColumn[]
  choice: TableChoice
  onChange: (next: Partial<TableChoice>) => void
}

/** Opens the choice of columns and density. */
export const OptionsButton = ({ columns, choice, onChange }: OptionsButtonProps) => {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { part: Options, load } = useLazyComponent(async () => (await import('./table-options.tsx')).TableOptions)
  return (
    <>
      <Button
        ref={button}
        className="options-button"
        variant="soft"
        color="gray"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={async () => setOpen(await load())}
      >
        Columns
      </Button>
      {Options && open && button.current && (
        <Options columns={columns} choice={choice} anchor={button.current} onChange={onChange} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
