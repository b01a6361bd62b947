import type { ComponentProps } from 'react'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import type { useUnsavedGuard } from '../../../components/use-unsaved-guard.ts'
import { KeysDialog } from '../decide/keys-dialog.tsx'

interface ReviewDialogsProps extends Pick<ComponentProps<typeof KeysDialog>, 'shortcuts'> {
  /** Null while nobody asks for them. */
  keys: ComponentProps<typeof KeysDialog>['keys'] | null
  onKeysClose: () => void
  blocker: ReturnType<typeof useUnsavedGuard>
  /** Rejections that have not gone out. */
  waiting: number
}

/** The dialogs of the queue: its keys, and the question before a tray is left behind. */
export const ReviewDialogs = ({ keys, shortcuts, onKeysClose, blocker, waiting }: ReviewDialogsProps) => (
  <>
    {keys && <KeysDialog keys={keys} shortcuts={shortcuts} onClose={onKeysClose} />}
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title="Leave without sending the rejections?"
      confirmText="Leave"
      cancelText="Stay"
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {waiting === 1 ? 'One rejection has' : `${waiting} rejections have`} not gone out. Nobody was rejected yet. If you leave,
      the tray is emptied.
    </ConfirmDialog>
  </>
)
