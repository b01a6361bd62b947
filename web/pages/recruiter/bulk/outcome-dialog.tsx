import { type ReactNode, useRef, useState } from 'react'
import { Dialog } from '../../../components/dialog.tsx'
import type { ManyFormProps, Outcomes } from './outcome.ts'
import { OutcomePanel } from './outcome-panel.tsx'

interface OutcomeDialogProps {
  title: string
  width?: string
  onClose: () => void
  /** Called when it was done and the result was read. */
  onDone: () => void
  /** Something was done, or taken back. */
  onChanged: () => void
  /** The form that does it. */
  children: (form: Omit<ManyFormProps, 'people'>) => ReactNode
}

/** One thing done with several people who were chosen on a list, and then what became of each of them. */
export const OutcomeDialog = ({ title, width = '38rem', onClose, onDone, onChanged, children }: OutcomeDialogProps) => {
  const [outcomes, setOutcomes] = useState<Outcomes | null>(null)
  const busy = useRef(false)
  const handleDone = (result: Outcomes) => {
    setOutcomes(result)
    onChanged()
  }
  const handleBusy = (is: boolean) => {
    busy.current = is
  }
  return (
    <Dialog
      open
      still
      isReading={outcomes !== null}
      width={width}
      title={outcomes ? 'Done' : title}
      // Closed in the middle of it, nobody would hear what became of whom.
      onClose={() => !busy.current && (outcomes ? onDone() : onClose())}
    >
      {outcomes ? (
        <OutcomePanel outcomes={outcomes} onChanged={onChanged} onClose={onDone} />
      ) : (
        children({ onDone: handleDone, onBusy: handleBusy, onClose })
      )}
    </Dialog>
  )
}
