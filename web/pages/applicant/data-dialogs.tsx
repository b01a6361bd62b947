import { type ApplicantView, deleteApplication, withdrawApplication } from '../../api/applicant.ts'
import { Confirm } from './confirm.tsx'
import type { OwnApplicationState } from './use-application.ts'
import { useSending } from './use-sending.ts'
import { whatGoes } from './what-goes.ts'

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
      title="Withdraw your application?"
      confirmText="Withdraw"
      busyText="Withdrawing..."
      onConfirm={handleWithdraw}
    >
      <p>
        {job.companyName} sees that you are no longer interested in {job.title}. Nothing is deleted by this.
      </p>
      {!job.isOpen && <p>The job takes no more applications, so you could not apply for it again.</p>}
    </Confirm>
  ) : (
    <Confirm
      {...common}
      title="Delete your data?"
      confirmText="Delete everything"
      busyText="Deleting..."
      destructive
      onConfirm={handleDelete}
    >
      <p>This deletes {whatGoes}.</p>
      <p>It cannot be undone, and your private link opens nothing afterwards.</p>
    </Confirm>
  )
}
