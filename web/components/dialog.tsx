import { Button, Dialog as RadixDialog } from '@radix-ui/themes'
import { type ReactNode, useRef } from 'react'
import { FormFooter } from './form-footer.tsx'

interface DialogProps {
  open: boolean
  /** Called by the Escape key and, unless the dialog is `still`, by a click beside it. */
  onClose: () => void
  title: string
  description?: ReactNode
  children?: ReactNode
  /** A click beside the dialog does not close it. */
  still?: boolean
  /** There is more to read than to fill in: the focus is on the dialog itself, not on its first field. */
  isReading?: boolean
  /** Gets the focus back, for a dialog that takes the place of another one; without it, what had the focus before. */
  opener?: HTMLElement | null
  width?: string
}

export const Dialog = ({
  open,
  onClose,
  title,
  description,
  children,
  still = false,
  width = '28rem',
  ...focus
}: DialogProps) => {
  // Radix gives the focus back to a trigger only; our dialogs are opened by state, so the opener is remembered here.
  const opener = useRef<HTMLElement | null>(null)
  return (
    <RadixDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <RadixDialog.Content
        style={{ maxWidth: width }}
        size="3"
        onOpenAutoFocus={(event) => {
          opener.current = focus.opener ?? (document.activeElement as HTMLElement | null)
          if (!focus.isReading) return
          event.preventDefault()
          ;(event.target as HTMLElement).focus({ preventScroll: true })
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          focusAgain(opener.current)
        }}
        onInteractOutside={(event) => still && event.preventDefault()}
        {...(description ? {} : { 'aria-describedby': undefined })}
      >
        <RadixDialog.Title size="5" className="dialog-title">
          {title}
        </RadixDialog.Title>
        {description && (
          <RadixDialog.Description size="2" color="gray" className="dialog-description">
            {description}
          </RadixDialog.Description>
        )}
        {children}
      </RadixDialog.Content>
    </RadixDialog.Root>
  )
}

/** The focus goes back to the opener. What the dialog did may have taken it away: then the page has the focus, not nothing. */
const focusAgain = (opener: HTMLElement | null) => {
  opener?.focus()
  requestAnimationFrame(() => {
    if (!document.activeElement || document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true })
  })
}

interface DialogActionsProps {
  /** Why a press of one of them was refused. */
  refusal?: ReactNode
  children: ReactNode
}

/** The buttons of a dialog. */
export const DialogActions = (props: DialogActionsProps) => <FormFooter className="dialog-actions" {...props} />

interface SubmitActionsProps {
  /** What is being done while it is busy: "Saving". */
  doing?: string
  busy?: boolean
  refusal?: ReactNode
  cancel?: string
  color?: 'red' | undefined
  disabled?: boolean
  onCancel: () => void
  /** The words of the button that does it. */
  children: ReactNode
}

/** The buttons of a form in a dialog: the way out, and the one that does it. */
export const SubmitActions = ({
  doing = 'Processing',
  busy = false,
  refusal,
  cancel = 'Cancel',
  ...props
}: SubmitActionsProps) => (
  <DialogActions refusal={refusal}>
    <Button type="button" variant="soft" color="gray" disabled={busy} onClick={props.onCancel}>
      {cancel}
    </Button>
    <Button type="submit" color={props.color} disabled={busy || props.disabled}>
      {busy ? `${doing}...` : props.children}
    </Button>
  </DialogActions>
)
