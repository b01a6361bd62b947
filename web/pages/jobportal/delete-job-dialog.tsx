import { useState } from 'react'
import type { OwnJobRecord } from '#src/jobportal/views.ts'
import { type CallFailure, said } from '../../api/client.ts'
import { deleteJob } from '../../api/jobportal.ts'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { callAsCompany } from '../../state/company.ts'
import { useShowToast } from '../../state/toasts.ts'

interface DeleteJobDialogProps {
  job: OwnJobRecord
  onDeleted: () => void
  onCancel: () => void
}

/** Only for jobs that nobody has applied for: the others are closed, and kept with their applications. */
export const DeleteJobDialog = ({ job, onDeleted, onCancel }: DeleteJobDialogProps) => {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const showToast = useShowToast()
  const handleDelete = async () => {
    setBusy(true)
    setFailure(null)
    const answer = await callAsCompany(deleteJob(job._id))
    setBusy(false)
    // Deleted in another window is deleted, too.
    if (!answer.ok && answer.failure.status !== 404) return setFailure(answer.failure)
    showToast('success', 'Job deleted')
    onDeleted()
  }
  return (
    <ConfirmDialog
      open
      title="Delete this job?"
      confirmText="Delete"
      cancelText="Keep it"
      busyText="Deleting..."
      busy={busy}
      refusal={failure && said(failure, 'The job could not be deleted. Please try again later.')}
      destructive
      onConfirm={handleDelete}
      onClose={onCancel}
    >
      {job.title}, its file and its public page are deleted. This action cannot be undone.
    </ConfirmDialog>
  )
}
