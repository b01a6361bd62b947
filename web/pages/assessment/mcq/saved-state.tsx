import { fill } from '#src/words/fill.ts'
import { CheckIcon, InfoIcon, WarningIcon } from '../../../components/icons.tsx'
import { useWords } from '../../../words/words.ts'
import type { Saving } from './use-answers.ts'

const faces = {
  none: { tone: undefined, Mark: InfoIcon },
  saving: { tone: undefined, Mark: InfoIcon },
  kept: { tone: 'warning', Mark: InfoIcon },
  saved: { tone: 'success', Mark: CheckIcon },
  late: { tone: 'warning', Mark: WarningIcon },
  refused: { tone: 'error', Mark: WarningIcon },
} as const

interface SavedStateProps {
  saving: Saving
  /** The server's sentence about an answer that it did not take. */
  said: string
}

/** Where the answer to the question in sight is kept. */
export const SavedState = ({ saving, said }: SavedStateProps) => {
  const words = useWords('assessment')
  const { tone, Mark } = faces[saving]
  return (
    <p
      className={
        tone ? `saved-state flex items-center gap-2 muted small tone-${tone}` : 'saved-state flex items-center gap-2 muted small'
      }
      role={saving === 'refused' ? 'alert' : undefined}
    >
      <Mark />
      <span>{saving === 'refused' && said ? fill(words.notSavedBecause, { reason: said }) : words.saving[saving]}</span>
    </p>
  )
}
