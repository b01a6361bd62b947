import { useRefresh } from '../../../state/user.ts'
import { AssessMany } from './assess-many.tsx'
import { MailMany } from './mail-many.tsx'
import type { ChosenPerson, ManyDeed } from './outcome.ts'
import { OutcomeDialog } from './outcome-dialog.tsx'
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

/** One thing done with several candidates who were chosen on a list, and what became of each of them. */
export const ManyDialog = ({ what, people, onClose, onDone }: ManyDialogProps) => {
  const refresh = useRefresh()
  const Form = forms[what]
  const whom = people.length === 1 ? people[0]!.name : `${people.length.toLocaleString('en')} candidates`
  return (
    <OutcomeDialog
      width={what === 'schedule' ? '46rem' : '38rem'}
      title={`${titles[what]} ${whom}`}
      onClose={onClose}
      onDone={onDone}
      onChanged={() => void refresh()}
    >
      {(form) => <Form people={people} {...form} />}
    </OutcomeDialog>
  )
}
