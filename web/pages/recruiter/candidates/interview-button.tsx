import { Button } from '@radix-ui/themes'
import { useCallback, useRef, useState } from 'react'
import type { ListedRecord } from '../../../api/candidates.ts'
import { ChevronIcon } from '../../../components/icons.tsx'
import { useShowToast } from '../../../state/toasts.ts'
import { nameOf } from '../resume-actions.tsx'
import type { InterviewFileDialog } from './interview-file-dialog.tsx'
import type { InterviewMenu } from './interview-menu.tsx'

type Pieces = { Menu: typeof InterviewMenu; FileDialog: typeof InterviewFileDialog }

/** The menu comes only when somebody wants it; a pointer over the button is a first sign. */
const loadPieces = async (): Promise<Pieces | null> => {
  try {
    const [{ InterviewMenu: Menu }, { InterviewFileDialog: FileDialog }] = await Promise.all([
      import('./interview-menu.tsx'),
      import('./interview-file-dialog.tsx'),
    ])
    return { Menu, FileDialog }
  } catch {
    return null
  }
}

export const InterviewButton = ({ record }: { record: ListedRecord }) => {
  const [pieces, setPieces] = useState<Pieces | null>(null)
  const [opened, setOpened] = useState<'menu' | 'file' | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const showToast = useShowToast()
  const handleOpen = async () => {
    const loaded = pieces ?? (await loadPieces())
    if (!loaded) return showToast('error', 'The menu could not be loaded. Check your connection and try again.')
    setPieces(loaded)
    setOpened('menu')
  }
  const closeMenu = useCallback(() => setOpened((before) => (before === 'menu' ? null : before)), [])
  const handleFile = () => {
    // The dialog gives the focus back to where it was when it opened: the menu will be gone by then.
    button.current?.focus()
    setOpened('file')
  }
  return (
    <>
      <Button
        ref={button}
        variant="soft"
        color="gray"
        size="1"
        className="interview-button"
        aria-haspopup="menu"
        aria-expanded={opened === 'menu'}
        onPointerEnter={loadPieces}
        onClick={handleOpen}
      >
        Schedule
        <span className="visually-hidden"> an interview with {nameOf(record)}</span>
        <ChevronIcon />
      </Button>
      {pieces && opened === 'menu' && button.current && (
        <pieces.Menu record={record} anchor={button.current} onFile={handleFile} onClose={closeMenu} />
      )}
      {pieces && opened === 'file' && <pieces.FileDialog record={record} onClose={() => setOpened(null)} />}
    </>
  )
}
