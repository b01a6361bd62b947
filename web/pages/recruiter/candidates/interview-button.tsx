import { Button } from '@radix-ui/themes'
import { useState } from 'react'
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
  const [open, setOpen] = useState(false)
  const [filing, setFiling] = useState(false)
  const showToast = useShowToast()
  const handleOpen = async () => {
    if (pieces) return
    const loaded = await loadPieces()
    if (!loaded) return showToast('error', 'The menu could not be loaded. Check your connection and try again.')
    setPieces(loaded)
    setOpen(true)
  }
  const button = (
    <Button
      variant="soft"
      color="gray"
      size="1"
      className="interview-button"
      aria-haspopup="menu"
      onPointerEnter={loadPieces}
      onClick={pieces ? undefined : handleOpen}
    >
      Schedule
      <span className="visually-hidden"> an interview with {nameOf(record)}</span>
      <ChevronIcon />
    </Button>
  )
  if (!pieces) return button
  const { Menu, FileDialog } = pieces
  return (
    <>
      <Menu record={record} open={open} onOpen={setOpen} onFile={() => setFiling(true)}>
        {button}
      </Menu>
      {filing && <FileDialog record={record} onClose={() => setFiling(false)} />}
    </>
  )
}
