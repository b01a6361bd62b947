import { CheckIcon, InfoIcon, WarningIcon } from '../../../components/icons.tsx'
import type { Saving } from './use-answers.ts'

const faces = {
  none: { text: 'Not answered yet', tone: undefined, Mark: InfoIcon },
  saving: { text: 'Saving...', tone: undefined, Mark: InfoIcon },
  kept: { text: 'Saved on this device, will be sent', tone: 'warning', Mark: InfoIcon },
  saved: { text: 'Saved', tone: 'success', Mark: CheckIcon },
  late: { text: 'Came after the time was over: kept, and marked as late', tone: 'warning', Mark: WarningIcon },
  refused: { text: 'Not saved', tone: 'error', Mark: WarningIcon },
} as const

interface SavedStateProps {
  saving: Saving
  /** The server's sentence about an answer that it did not take. */
  said: string
}

/** Where the answer to the question in sight is kept. */
export const SavedState = ({ saving, said }: SavedStateProps) => {
  const { text, tone, Mark } = faces[saving]
  return (
    <p className={tone ? `saved-state tone-${tone}` : 'saved-state'} role={saving === 'refused' ? 'alert' : undefined}>
      <Mark />
      <span>{saving === 'refused' && said ? `${text}: ${said}` : text}</span>
    </p>
  )
}
