import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'

export type PostingQuestion = 'close' | 'delete'

interface PostingQuestionsProps {
  asking: PostingQuestion | null
  busy: boolean
  refusal: string | null
  onCloseJob: () => void
  onDelete: () => void
  onCancel: () => void
}

/** What is asked before a posting is closed or deleted. */
export const PostingQuestions = ({ asking, busy, refusal, onCloseJob, onDelete, onCancel }: PostingQuestionsProps) => (
  <>
    <ConfirmDialog
      open={asking === 'close'}
      title="Close this posting?"
      confirmText="Close posting"
      cancelText="Keep it open"
      busy={busy}
      refusal={refusal}
      onConfirm={onCloseJob}
      onClose={onCancel}
    >
      The public page says that the job is closed, and nobody can apply. Everyone who applied stays on the board. You can reopen
      it.
    </ConfirmDialog>
    <ConfirmDialog
      open={asking === 'delete'}
      title="Delete this posting?"
      confirmText="Delete posting"
      cancelText="Keep it"
      destructive
      busy={busy}
      refusal={refusal}
      onConfirm={onDelete}
      onClose={onCancel}
    >
      The public page is deleted. The job description stays, with its file, ranking and candidates.
    </ConfirmDialog>
  </>
)
