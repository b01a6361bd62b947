import { useAtom } from 'jotai'
import { undoMinutes } from '#src/hiring/constants.ts'
import { type ApplicationRecord, setApplicationStatus } from '../../../../api/applications.ts'
import { said } from '../../../../api/client.ts'
import { callAsCompany } from '../../../../state/company.ts'
import { lastRejection } from '../../../../state/last-rejection.ts'
import { useShowToast } from '../../../../state/toasts.ts'
import { UndoBar } from '../../../recruiter/workflow/undo-bar.tsx'

/** Who was just rejected, with one press to take it back. */
export const RejectionUndo = ({ onChanged }: { onChanged: (record: ApplicationRecord) => void }) => {
  const [rejected, setRejected] = useAtom(lastRejection)
  const showToast = useShowToast()
  const undo = async () => {
    if (!rejected) return
    const answer = await callAsCompany(setApplicationStatus(rejected.id, rejected.from))
    if (!answer.ok)
      return showToast('error', said(answer.failure, 'The rejection still stands. Check your connection and try again.'))
    setRejected(null)
    onChanged(answer.data)
    showToast('success', `${rejected.name} is no longer rejected`)
  }
  return (
    <UndoBar
      undoable={
        rejected && {
          text: rejected.isTold
            ? `${rejected.name} is rejected. The email goes out in ${undoMinutes} minutes.`
            : `${rejected.name} is rejected. You can undo this for ${undoMinutes} minutes.`,
          undo: () => void undo(),
        }
      }
      onClose={() => setRejected(null)}
    />
  )
}
