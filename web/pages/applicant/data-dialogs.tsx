import { fill } from '#src/words/fill.ts'
import { type ApplicantView, deleteApplication, withdrawApplication } from '../../api/applicant.ts'
import { useWords } from '../../words/words.ts'
import { Confirm } from './confirm.tsx'
import type { OwnApplicationState } from './use-application.ts'
import { useSending } from './use-sending.ts'

export interface DataDialogsProps {
  /** Which of them is open. */
  asked: 'withdraw' | 'delete'
  token: string
  view: ApplicantView
  run: OwnApplicationState['run']
  onDelete: () => void
  onClose: () => void
}

/** What is asked once more before somebody leaves or has everything deleted. */
export const DataDialogs = ({ asked, token, view: { job }, run, onDelete, onClose }: DataDialogsProps) => {
  const words = useWords('applicant')
  const { busy, outcome, send } = useSending()
  const handleWithdraw = async () => {
    if (!(await send(() => run(withdrawApplication(token))))) return
    onClose()
    // The button is gone; what the withdrawal means stands at the top.
    window.scrollTo(0, 0)
    document.getElementById('application-title')?.focus({ preventScroll: true })
  }
  const handleDelete = async () => {
    if (await send(() => deleteApplication(token))) onDelete()
  }
  const common = { open: true, busy, outcome, onClose }
  return asked === 'withdraw' ? (
    <Confirm
      {...common}
      title={words.askWithdraw}
      confirmText={words.withdraw}
      busyText={words.withdrawing}
      onConfirm={handleWithdraw}
    >
      <p>{fill(words.withdrawMeans, { company: job.companyName, job: job.title })}</p>
      {!job.isOpen && <p>{words.noReturn}</p>}
    </Confirm>
  ) : (
    <Confirm
      {...common}
      title={words.askDelete}
      confirmText={words.deleteAll}
      busyText={words.deleting}
      destructive
      onConfirm={handleDelete}
    >
      <p>{words.deletes}</p>
      <p>{words.cannotUndo}</p>
    </Confirm>
  )
}
