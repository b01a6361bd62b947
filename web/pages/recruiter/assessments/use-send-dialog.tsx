import { type ReactNode, useState } from 'react'
import type { ListedRecord } from '../../../api/candidates.ts'
import type { CandidateRecord } from '../../../api/matching.ts'
import { useLazyComponent } from '../../../components/use-lazy-component.ts'
import { nameOf } from '../resume-actions.tsx'
import type { Whom } from './send/sending.ts'

/** To whom an assessment goes that is sent from a record. */
export const recipientOf = (record: ListedRecord | CandidateRecord): Whom => ({
  candidateId: record._id,
  name: nameOf(record),
  email: record.matchingResult[0]['Resume Data'].email,
  resumeId: record.resumeId._id,
  jobDescriptionId: record.jobDescriptionId._id,
  jobTitle: record.jobDescriptionId.title,
  pending: record.assessmentSession?.status === 'pending',
})

interface Opened {
  whom: Whom
  review: boolean
}

/** The dialog that sends an assessment; it comes only when somebody wants it. */
export const useSendDialog = ({
  onClose,
}: {
  onClose?: () => void
} = {}): {
  open: (whom: Whom, how?: { review: boolean }) => void
  dialog: ReactNode
} => {
  const [opened, setOpened] = useState<Opened | null>(null)
  const { part: Send, load } = useLazyComponent(async () => (await import('./send/send-dialog.tsx')).SendDialog)
  const open = async (whom: Whom, { review } = { review: false }) => {
    if (await load()) setOpened({ whom, review })
  }
  const handleClose = () => {
    setOpened(null)
    onClose?.()
  }
  return {
    open: (whom, how) => void open(whom, how),
    dialog: Send && opened && <Send whom={opened.whom} review={opened.review} onClose={handleClose} />,
  }
}
