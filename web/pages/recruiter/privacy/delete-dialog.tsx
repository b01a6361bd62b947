import { Button } from '@radix-ui/themes'
import { useEffect, useState } from 'react'
import { type CallResult, said } from '../../../api/client.ts'
import { type DeletionOutcome, type DeletionPreview, deleteCandidates, previewDeletion } from '../../../api/privacy.ts'
import { Dialog, DialogActions } from '../../../components/dialog.tsx'
import { FailedState } from '../../../components/failed-state.tsx'
import { Waiting } from '../../../components/spinner.tsx'
import { useShowToast } from '../../../state/toasts.ts'
import { PreviewList } from './preview-list.tsx'

interface DeleteCandidatesDialogProps {
  /** Ids of the chosen candidates, at most 1,000. */
  ids: string[]
  open: boolean
  onClose: () => void
  /** Called once they are deleted; the dialog has closed and a toast says so. `deleted` holds more ids than were chosen when
   * somebody is ranked in other job descriptions too. */
  onDeleted: (outcome: DeletionOutcome) => void
}

/** Shows whom a deletion takes along, and deletes. */
export const DeleteCandidatesDialog = ({ ids, open, onClose, onDeleted }: DeleteCandidatesDialogProps) =>
  open ? <OpenDialog ids={ids} onClose={onClose} onDeleted={onDeleted} /> : null

const OpenDialog = ({ ids, onClose, onDeleted }: Omit<DeleteCandidatesDialogProps, 'open'>) => {
  const showToast = useShowToast()
  const [preview, setPreview] = useState<CallResult<DeletionPreview> | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const chosen = ids.join(',')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    let left = false
    setPreview(null)
    previewDeletion(chosen.split(',')).then((answer) => !left && setPreview(answer))
    return () => {
      left = true
    }
  }, [chosen, attempt])

  const handleDelete = async () => {
    setBusy(true)
    setFailure(null)
    const answer = await deleteCandidates(ids)
    setBusy(false)
    if (!answer.ok) return setFailure(said(answer.failure, 'The candidates could not be deleted. Try again.'))
    onClose()
    showToast(answer.data.held.length > 0 ? 'warning' : 'success', answer.data.message)
    onDeleted(answer.data)
  }

  const people = preview?.ok ? preview.data.people : []
  const going = people.filter(({ held }) => held === null).length
  return (
    <Dialog
      open
      onClose={() => !busy && onClose()}
      title={ids.length === 1 ? 'Delete this candidate?' : `Delete ${ids.length} candidates?`}
      description="This action cannot be undone."
      width="34rem"
      still
    >
      <div className="grid gap-3 mt-3 scroll-y max-h-24" aria-live="polite" aria-busy={preview === null}>
        {preview === null && <Waiting text="Looking what goes along..." />}
        {preview && !preview.ok && (
          <FailedState
            title="What would be deleted could not be loaded"
            failure={preview.failure}
            onRetry={() => setAttempt((before) => before + 1)}
          />
        )}
        {preview?.ok && <PreviewList preview={preview.data} />}
      </div>
      <DialogActions refusal={failure}>
        <Button variant="soft" color="gray" onClick={onClose} disabled={busy}>
          No
        </Button>
        <Button color="red" onClick={handleDelete} disabled={busy || going === 0}>
          {busy ? 'Deleting...' : 'Yes'}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
