import { useState } from 'react'
import { Dialog } from '../../../components/dialog.tsx'
import { useRefresh } from '../../../state/user.ts'
import { AssessMany } from './assess-many.tsx'
import { MailMany } from './mail-many.tsx'
import type { ChosenPerson, ManyDeed, Outcomes } from './outcome.ts'
import { OutcomePanel } from './outcome-panel.tsx'
import { RejectMany } from './reject-many.tsx'
import { ScheduleMany } from './schedule-many.tsx'

interface ManyDialogProps {
  what: ManyDeed
  people: readonly ChosenPerson[]
  onClose: () => void
  /** Called when it was done and the result was read. */
  onDone: () => void
}

const forms = { reject: RejectMany, mail: MailMany, assess: AssessMany, schedule: ScheduleMany }
const titles = { reject: 'Reject', mail: 'Email', assess: 'Send an assessment to', schedule: 'Offer interview times to' }

/** One thing done with several people who were chosen on a list, and what became of each of them. */
export const ManyDialog = ({ what, people, onClose, onDone }: ManyDialogProps) => {
  const [outcomes, setOutcomes] = useState<Outcomes | null>(null)
  const refresh = useRefresh()
  const Form = forms[what]
  const handleDone = (result: Outcomes) => {
    setOutcomes(result)
    void refresh()
  }
  const whom = people.length === 1 ? people[0]!.name : `${people.length.toLocaleString('en')} candidates`
  return (
    <Dialog
      open
      still
      isReading={outcomes !== null}
      width={what === 'schedule' ? '46rem' : '38rem'}
      title={outcomes ? 'Done' : `${titles[what]} ${whom}`}
      onClose={outcomes ? onDone : onClose}
    >
      {outcomes ? (
        <OutcomePanel outcomes={outcomes} onClose={onDone} />
      ) : (
        <Form people={people} onDone={handleDone} onClose={onClose} />
      )}
    </Dialog>
  )
}
