import { type ReactNode, useCallback, useState } from 'react'
import type { ListedRecord } from '../../../api/candidates.ts'
import { refusalAt } from '../../../components/refusal-note.ts'
import { useMayChange } from '../../../state/user.ts'
import { nameOf } from '../resume-actions.tsx'
import type { OfferSlotsDialog } from '../scheduling/offer-slots-dialog.tsx'
import { isCandidate } from './candidate-row.tsx'
import type { InterviewFileDialog } from './interview-file-dialog.tsx'
import type { InterviewMenu } from './interview-menu.tsx'

type Pieces = { Menu: typeof InterviewMenu; FileDialog: typeof InterviewFileDialog }

interface Opened {
  record: ListedRecord
  anchor: HTMLElement
  what: 'menu' | 'file' | 'offer'
}

/** The menu comes only when somebody wants it. */
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

/** Ways to an interview, one menu for all rows. */
export const useInterviewMenu = (): { open: (record: ListedRecord, anchor: HTMLElement) => void; menu: ReactNode } => {
  const [pieces, setPieces] = useState<Pieces | null>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [Offer, setOffer] = useState<typeof OfferSlotsDialog | null>(null)
  const mayChange = useMayChange()
  const open = async (record: ListedRecord, anchor: HTMLElement) => {
    const refuse = refusalAt()
    const loaded = pieces ?? (await loadPieces())
    if (!loaded) return refuse('The menu could not be loaded. Check your connection and try again.')
    setPieces(loaded)
    anchor.setAttribute('aria-expanded', 'true')
    setOpened({ record, anchor, what: 'menu' })
  }
  const closeMenu = useCallback(
    () =>
      setOpened((before) => {
        if (before?.what !== 'menu') return before
        before.anchor.removeAttribute('aria-expanded')
        return null
      }),
    [],
  )
  const leaveMenuFor = (what: 'file' | 'offer') => {
    if (!opened) return
    // The dialog gives the focus back to where it was when it opened: the menu will be gone by then.
    opened.anchor.focus()
    opened.anchor.removeAttribute('aria-expanded')
    setOpened({ ...opened, what })
  }
  const handleOffer = async () => {
    const refuse = refusalAt()
    try {
      const { OfferSlotsDialog } = await import('../scheduling/offer-slots-dialog.tsx')
      setOffer(() => OfferSlotsDialog)
      leaveMenuFor('offer')
    } catch {
      refuse('The times could not be loaded. Check your connection and try again.')
    }
  }
  return {
    open,
    menu: pieces && opened && (
      <>
        {opened.what === 'menu' && (
          <pieces.Menu
            record={opened.record}
            anchor={opened.anchor}
            onFile={() => leaveMenuFor('file')}
            onOffer={mayChange && isCandidate(opened.record) ? handleOffer : null}
            onClose={closeMenu}
          />
        )}
        {opened.what === 'file' && <pieces.FileDialog record={opened.record} onClose={() => setOpened(null)} />}
        {opened.what === 'offer' && Offer && (
          <Offer
            candidateId={opened.record._id}
            candidateName={nameOf(opened.record)}
            jobTitle={opened.record.jobDescriptionId.title}
            open
            onClose={() => setOpened(null)}
          />
        )}
      </>
    ),
  }
}
