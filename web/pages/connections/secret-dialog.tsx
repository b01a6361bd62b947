import { Button } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import { CopyLinkField } from '../../components/copy-link-field.tsx'
import { Dialog, DialogActions } from '../../components/dialog.tsx'

interface SecretDialogProps {
  title: string
  label: string
  /** Null closes the dialog. */
  secret: string | null
  children: ReactNode
  onClose: () => void
}

/** Shows a secret this once. A click beside it does not close it: nobody can see it again. */
export const SecretDialog = ({ title, label, secret, children, onClose }: SecretDialogProps) => (
  <Dialog open={secret !== null} onClose={onClose} title={title} description={children} width="34rem" still>
    <div className="stack">
      <CopyLinkField label={label} link={secret ?? ''} which="it" />
      <DialogActions>
        <Button onClick={onClose}>I have kept it</Button>
      </DialogActions>
    </div>
  </Dialog>
)
