import { Button } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import { at } from '../address.ts'
import { Dialog, DialogActions } from './dialog.tsx'

interface VerifyEmailDialogProps {
  /** Null before the link was sent. */
  sentTo: string | null
  /** Where whoever has read it goes on. */
  next: string
  children: ReactNode
}

/** Says after a registration that a link waits in the mailbox. */
export const VerifyEmailDialog = ({ sentTo, next, children }: VerifyEmailDialogProps) => {
  const handleClose = () => window.location.assign(at(next))
  return (
    <Dialog open={sentTo !== null} onClose={handleClose} title="Verify Your Email" still>
      <div className="stack gap-3">
        <p>
          A verification link was sent to <strong>{sentTo}</strong>.
        </p>
        <p className="muted">{children}</p>
      </div>
      <DialogActions>
        <Button size="3" onClick={handleClose}>
          Got it!
        </Button>
      </DialogActions>
    </Dialog>
  )
}
