import { Button } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import { Dialog, DialogActions } from './dialog.tsx'

interface ConfirmDialogProps {
  open: boolean
  title: string
  /** What happens, in a sentence: 'This action cannot be undone.' */
  children: ReactNode
  confirmText?: string
  cancelText?: string
  /** What the button says while the answer is on its way. */
  busyText?: string
  busy?: boolean
  /** Why it was not done, where the dialog stays for another try. */
  refusal?: ReactNode
  /** Paints the button red, for what cannot be taken back. */
  destructive?: boolean
  onConfirm: () => void
  onClose: () => void
}

export const ConfirmDialog = ({
  open,
  title,
  children,
  confirmText = 'Yes',
  cancelText = 'No',
  busyText = 'Processing...',
  busy = false,
  refusal,
  destructive = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) => (
  <Dialog open={open} onClose={() => !busy && onClose()} title={title} description={children} width="26rem">
    <DialogActions refusal={refusal}>
      <Button variant="soft" color="gray" onClick={onClose} disabled={busy}>
        {cancelText}
      </Button>
      <Button color={destructive ? 'red' : undefined} onClick={onConfirm} disabled={busy}>
        {busy ? busyText : confirmText}
      </Button>
    </DialogActions>
  </Dialog>
)
