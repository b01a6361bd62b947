import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { type ApplicationRecord, deleteApplication } from '../../../../api/applications.ts'
import { said } from '../../../../api/client.ts'
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx'
import { callAsCompany } from '../../../../state/company.ts'
import { useShowToast } from '../../../../state/toasts.ts'

interface DeleteButtonProps {
  record: ApplicationRecord
  onDeleted: () => void
}

export const DeleteButton = ({ record, onDeleted }: DeleteButtonProps) => {
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const showToast = useShowToast()
  const handleConfirm = async () => {
    setBusy(true)
    const answer = await callAsCompany(deleteApplication(record._id))
    setBusy(false)
    // Somebody else was faster: it is gone all the same.
    if (!answer.ok && answer.failure.status !== 404)
      return showToast(
        'error',
        said(answer.failure, 'The application could not be deleted. Check your connection and try again.'),
      )
    setAsking(false)
    showToast('success', 'Application deleted')
    onDeleted()
  }
  return (
    <>
      <Button variant="soft" color="red" size="1" onClick={() => setAsking(true)}>
        Delete<span className="visually-hidden"> the application of {record.candidateName}</span>
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Delete the application of ${record.candidateName}?`}
        confirmText="Delete"
        cancelText="Cancel"
        busyText="Deleting..."
        destructive
        busy={busy}
        onConfirm={() => void handleConfirm()}
        onClose={() => setAsking(false)}
      >
        The resume, your notes and messages go with it, and the applicant's private link ends. This cannot be undone.
      </ConfirmDialog>
    </>
  )
}
