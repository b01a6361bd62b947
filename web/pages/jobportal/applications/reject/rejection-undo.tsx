import { useAtom } from 'jotai'
import { useCallback } from 'react'
import { undoMinutes } from '#src/hiring/constants.ts'
import { type ApplicationRecord, setApplicationStatus } from '../../../../api/applications.ts'
import { said } from '../../../../api/client.ts'
import { refusalAt } from '../../../../components/refusal-note.ts'
import { callAsCompany } from '../../../../state/company.ts'
import { type LastRejection, lastRejections } from '../../../../state/last-rejection.ts'
import { useShowToast } from '../../../../state/toasts.ts'
import { UndoBars } from '../../../recruiter/workflow/undo-bar.tsx'
import type { Undoable } from '../../../recruiter/workflow/undoable.ts'

/** Who was just rejected, each with one press to take it back. */
export const RejectionUndo = ({ onChanged }: { onChanged: (record: ApplicationRecord) => void }) => {
  const [rejections, setRejections] = useAtom(lastRejections)
  const showToast = useShowToast()
  const forget = useCallback(
    ({ person }: Undoable) => setRejections((before) => before.filter(({ id }) => id !== person)),
    [setRejections],
  )
  const undo = async ({ id, from, name }: LastRejection) => {
    const refuse = refusalAt()
    const answer = await callAsCompany(setApplicationStatus(id, from))
    if (!answer.ok) return refuse(said(answer.failure, 'The rejection still stands. Check your connection and try again.'))
    setRejections((before) => before.filter((other) => other.id !== id))
    onChanged(answer.data)
    showToast('success', `${name} is no longer rejected`)
  }
  const undoables = rejections.map(
    (rejection): Undoable => ({
      text: textOf(rejection),
      person: rejection.id,
      about: rejection,
      undo: () => void undo(rejection),
    }),
  )
  return <UndoBars undoables={undoables} onClose={forget} />
}

const textOf = ({ name, isTold }: LastRejection) =>
  isTold
    ? `${name} is rejected. The email goes out in ${undoMinutes} minutes.`
    : `${name} is rejected. You can undo this for ${undoMinutes} minutes.`
