import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { type ApplicationRecord, deleteApplication } from '../../../../api/applications.ts'
import { type CallFailure, said } from '../../../../api/client.ts'
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
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const showToast = useShowToast()
  const handleAsk = () => {
    setFailure(null)
    setAsking(true)
  }
  const handleConfirm = async () => {
    setBusy(true)
    setFailure(null)
    const answer = await callAsCompany(deleteApplication(record._id))
    setBusy(false)
    // Somebody else was faster: it is gone all the same.
    if (!answer.ok && answer.failure.status !== 404) return setFailure(answer.failure)
    setAsking(false)
    showToast('success', 'Application deleted')
    onDeleted()
  }
  return (
    <>
      <Button variant="soft" color="red" size="1" onClick={handleAsk}>
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
        refusal={failure && said(failure, 'The application could not be deleted. Check your connection and try again.')}
        onConfirm={() => void handleConfirm()}
        onClose={() => setAsking(false)}
      >
        The resume, your notes and messages go with it, and the applicant's private link ends. This cannot be undone.
      </ConfirmDialog>
    </>
  )
}
