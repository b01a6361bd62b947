import { Button } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import { DialogActions } from '../../../components/dialog.tsx'

interface ManyActionsProps {
  /** What is being done to them: "Sending". */
  doing: string
  busy: boolean
  /** "2 of 5", where it is done one after the other. */
  progress?: string | null
  refusal?: ReactNode
  cancel?: string
  color?: 'red' | undefined
  disabled?: boolean
  onClose: () => void
  /** The words of the button that does it. */
  children: ReactNode
}

/** The foot of a form that does something for several people: how far it is, the way out, and the button. */
export const ManyActions = ({
  doing,
  busy,
  progress,
  refusal,
  cancel = 'Cancel',
  color,
  disabled,
  onClose,
  children,
}: ManyActionsProps) => (
  <>
    <p role="status">{progress && `${doing} ${progress}...`}</p>
    <DialogActions refusal={refusal}>
      <Button type="button" variant="soft" color="gray" disabled={busy} onClick={onClose}>
        {cancel}
      </Button>
      <Button type="submit" color={color} disabled={busy || disabled}>
        {busy ? `${doing}...` : children}
      </Button>
    </DialogActions>
  </>
)
