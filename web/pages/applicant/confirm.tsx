import { Button } from '@radix-ui/themes'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { FormFooter } from '../../components/form-footer.tsx'
import { useWords } from '../../words/words.ts'
import type { Outcome } from './use-sending.ts'

interface ConfirmProps {
  open: boolean
  title: string
  children: ReactNode
  confirmText: string
  busyText: string
  busy: boolean
  destructive?: boolean
  outcome: Outcome | null
  onConfirm: () => void
  onClose: () => void
}

/** The browser's own dialog: phones load nothing for it. The first button, which changes nothing, has the focus. */
export const Confirm = (props: ConfirmProps) => {
  const { open, title, children, confirmText, busyText, busy, destructive, outcome, onConfirm, onClose } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const words = useWords('common')
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  return (
    <dialog
      ref={dialog}
      className="applicant-dialog border-box p-5 outlined surface text-strong rounded-5"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onClose}
      onCancel={(event) => busy && event.preventDefault()}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <div id={`${id}-text`} className="stack gap-3">
        {children}
      </div>
      <FormFooter refusal={outcome?.text} className="dialog-actions">
        <Button variant="soft" color="gray" size="3" onClick={onClose} disabled={busy}>
          {words.cancel}
        </Button>
        <Button color={destructive ? 'red' : undefined} size="3" onClick={onConfirm} disabled={busy}>
          {busy ? busyText : confirmText}
        </Button>
      </FormFooter>
    </dialog>
  )
}
