import { useState } from 'react'
import { type CallResult, said, saidAfter } from '../../api/client.ts'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { refusalAt } from '../../components/refusal-note.ts'
import { useShowToast } from '../../state/toasts.ts'

/** A step that is taken only after a Yes. */
export interface Question {
  title: string
  text: string
  destructive?: boolean
  run: () => Promise<CallResult<{ message: string }>>
  /** What did not work, such as 'Failed to delete user'. The server's reason follows it, or stands alone. */
  failed: string
  reasonAlone?: boolean
  /** Said instead of the server's sentence when it worked. */
  done?: string
  onDone: () => void | Promise<void>
}

/** `ask(question)` opens `dialog`; that it is done is told in a toast, why it is not at the control. */
export const useConfirmed = () => {
  const [question, setQuestion] = useState<Question | null>(null)
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const showToast = useShowToast()

  const ask = (next: Question) => {
    setQuestion(next)
    setOpen(true)
  }

  const handleConfirm = async () => {
    const refuse = refusalAt()
    if (!question) return
    setBusy(true)
    const answer = await question.run()
    setBusy(false)
    setOpen(false)
    if (!answer.ok) {
      const { failed, reasonAlone } = question
      return refuse(reasonAlone ? said(answer.failure, failed) : saidAfter(failed, answer.failure))
    }
    showToast('success', question.done ?? answer.data.message)
    await question.onDone()
  }

  const dialog = (
    <ConfirmDialog
      open={open}
      title={question?.title ?? ''}
      destructive={question?.destructive}
      busy={busy}
      onConfirm={handleConfirm}
      onClose={() => setOpen(false)}
    >
      {question?.text}
    </ConfirmDialog>
  )
  return { ask, dialog }
}
