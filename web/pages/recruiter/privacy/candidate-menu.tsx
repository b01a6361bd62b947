import { Button } from '@radix-ui/themes'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { exportAddress, holdCandidate, liftHold } from '../../../api/privacy.ts'
import { showMenuAt, stepThroughMenu } from '../../../components/anchored-menu.ts'
import type { HoldDialog } from '../../../components/hold-dialog.tsx'
import { ChevronIcon } from '../../../components/icons.tsx'
import { refusalAt } from '../../../components/refusal-note.ts'
import { useMayChange } from '../../../state/user.ts'
import type { DeleteCandidatesDialog } from './delete-dialog.tsx'
import type { NoticeDialog } from './notice-dialog.tsx'
import type { PrivacyOfCandidate } from './use-privacy.ts'

interface CandidateMenuProps {
  candidateId: string
  name: string
  person: PrivacyOfCandidate
  size?: '1' | '2'
}

type Dialogs = { Delete: typeof DeleteCandidatesDialog; Hold: typeof HoldDialog; Notice: typeof NoticeDialog }

type Opened = 'delete' | 'hold' | 'notice'

/** The dialogs come only when somebody wants one. */
const loadDialogs = async (): Promise<Dialogs | null> => {
  try {
    const [{ DeleteCandidatesDialog: Delete }, { HoldDialog: Hold }, { NoticeDialog: Notice }] = await Promise.all([
      import('./delete-dialog.tsx'),
      import('../../../components/hold-dialog.tsx'),
      import('./notice-dialog.tsx'),
    ])
    return { Delete, Hold, Notice }
  } catch {
    return null
  }
}

/** What can be done with everything that is kept of a person. Nothing for viewers. */
export const CandidateMenu = ({ candidateId, name, person: { privacy, reload }, size = '1' }: CandidateMenuProps) => {
  const [dialogs, setDialogs] = useState<Dialogs | null>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const mayChange = useMayChange()
  const navigate = useNavigate()
  if (!mayChange) return null

  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]
  const close = () => menu.current?.hidePopover()
  const handleOpen = () => {
    if (!menu.current || !button.current) return
    if (isMenuOpen) return close()
    showMenuAt(menu.current, button.current)
    items()[0]?.focus()
  }
  const handleKey = (event: KeyboardEvent) => {
    stepThroughMenu(event, items(), close)
  }
  const open = async (which: Opened) => {
    const refuse = refusalAt()
    close()
    // The dialog gives the focus back to where it was when it opened.
    button.current?.focus()
    const loaded = dialogs ?? (await loadDialogs())
    if (!loaded) return refuse('This could not be loaded. Check your connection and try again.')
    setDialogs(loaded)
    setOpened(which)
  }
  const handleClose = () => setOpened(null)
  return (
    <>
      <Button
        ref={button}
        variant="soft"
        color="gray"
        size={size}
        aria-haspopup="menu"
        aria-expanded={isMenuOpen}
        onPointerEnter={loadDialogs}
        onClick={handleOpen}
      >
        Manage
        <span className="visually-hidden"> what is kept of {name}</span>
        <ChevronIcon />
      </Button>
      <div
        ref={menu}
        popover="auto"
        className="popup menu"
        role="menu"
        aria-label={`What is kept of ${name}`}
        tabIndex={-1}
        onKeyDown={handleKey}
        onToggle={({ newState }) => setMenuOpen(newState === 'open')}
      >
        <a role="menuitem" href={exportAddress(candidateId)} download onClick={close}>
          Export data
        </a>
        <button type="button" role="menuitem" disabled={!privacy} onClick={() => void open('hold')}>
          {privacy?.hold ? 'Lift hold' : 'Hold'}
        </button>
        <button type="button" role="menuitem" onClick={() => void open('notice')}>
          Send privacy notice
        </button>
        <button type="button" role="menuitem" data-danger onClick={() => void open('delete')}>
          Delete candidate
        </button>
      </div>
      {dialogs && opened === 'delete' && (
        <dialogs.Delete open ids={[candidateId]} onClose={handleClose} onDeleted={() => void navigate('/dashboard/candidates')} />
      )}
      {dialogs && opened === 'notice' && <dialogs.Notice candidateId={candidateId} name={name} onClose={handleClose} />}
      {dialogs && opened === 'hold' && (
        <dialogs.Hold
          name={name}
          hold={privacy?.hold ?? null}
          explanation="While the hold lasts, no retention period and no deletion takes this person. Everyone in the workspace sees the reason."
          afterLift="From then on retention periods and deletion take this person like anybody else."
          put={(reason) => holdCandidate(candidateId, reason)}
          lift={() => liftHold(candidateId)}
          onChanged={() => void reload()}
          onClose={handleClose}
        />
      )}
    </>
  )
}
