import { Button } from '@radix-ui/themes'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { said } from '../../../api/client.ts'
import { downloadChosen, type ExportFormat, exportAddress } from '../../../api/import-export.ts'
import { showMenuAt, stepThroughMenu } from '../../../components/anchored-menu.ts'
import { ChevronIcon } from '../../../components/icons.tsx'
import { refusalAt } from '../../../components/refusal-note.ts'

interface ExportMenuProps {
  /** Parameters of the list as it is shown: view, q, sort and the filters. */
  query: URLSearchParams
  /** Chosen candidates; null exports everybody whom the query finds. */
  ids: string[] | null
  size?: '1' | '2'
}

const formats: { format: ExportFormat; text: string; hint: string }[] = [
  { format: 'csv', text: 'CSV', hint: 'for spreadsheets' },
  { format: 'json', text: 'JSON Resume', hint: 'for other programs' },
  { format: 'hr-open.json', text: 'HR Open', hint: 'for HR systems' },
]

/** 'Export': a file of the chosen candidates, or of all that the list finds, on all its pages. */
export const ExportMenu = ({ query, ids, size = '2' }: ExportMenuProps) => {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => setIsOpen(false)
  const handleChosen = async (format: ExportFormat) => {
    const refuse = refusalAt()
    close()
    button.current?.focus()
    const failure = await downloadChosen(format, ids ?? [])
    if (failure) refuse(said(failure, 'The file could not be made. Check your connection and try again.'))
  }
  const counted = ids && (ids.length === 1 ? ' 1 chosen candidate' : ` ${ids.length} chosen candidates`)
  return (
    <>
      <Button
        ref={button}
        variant="soft"
        color="gray"
        size={size}
        disabled={ids?.length === 0}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        Export
        <span className="visually-hidden">{counted ?? ' everybody in this list'}</span>
        <ChevronIcon />
      </Button>
      {isOpen && button.current && (
        <Menu anchor={button.current} query={query} ids={ids} onChosen={handleChosen} onClose={close} />
      )}
    </>
  )
}

interface MenuProps {
  anchor: HTMLElement
  query: URLSearchParams
  ids: string[] | null
  onChosen: (format: ExportFormat) => void
  onClose: () => void
}

const Menu = ({ anchor, query, ids, onChosen, onClose }: MenuProps) => {
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = menu.current
    if (!element) return
    showMenuAt(element, anchor)
    element.querySelector<HTMLElement>('[role="menuitem"]')?.focus()
  }, [anchor])

  const handleKey = (event: KeyboardEvent) => {
    const items = [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]
    stepThroughMenu(event, items, onClose)
  }
  const handleFollowed = () => {
    anchor.focus()
    // The browser follows a link that still stands on the page.
    setTimeout(onClose)
  }
  return (
    <div
      ref={menu}
      popover="auto"
      className="popup menu export-menu"
      role="menu"
      aria-label="Export as"
      tabIndex={-1}
      onKeyDown={handleKey}
      onToggle={(event) => event.newState === 'closed' && onClose()}
    >
      {formats.map(({ format, text, hint }) =>
        ids ? (
          <button key={format} type="button" role="menuitem" onClick={() => onChosen(format)}>
            {text} <span className="muted">{hint}</span>
          </button>
        ) : (
          <a download data-proof key={format} role="menuitem" href={exportAddress(format, query)} onClick={handleFollowed}>
            {text} <span className="muted">{hint}</span>
          </a>
        ),
      )}
    </div>
  )
}
