import { type FormEvent, useState } from 'react'
import { type AssessmentRow, extendLink, resendLink, revokeLink } from '../../../api/assessments.ts'
import { SelectField } from '../../../components/field.tsx'
import { ManyActions } from '../bulk/many-actions.tsx'
import { askedAgain, notDone, useOneByOne } from '../bulk/one-by-one.ts'
import type { ChosenPerson, ManyFormProps } from '../bulk/outcome.ts'
import { OutcomeDialog } from '../bulk/outcome-dialog.tsx'
import { acts, calledName, extensions, type LinkAct, stateWords } from './words.ts'

interface ManyLinksProps {
  act: LinkAct
  rows: readonly AssessmentRow[]
  onChanged: () => void
  onClose: () => void
  onDone: () => void
}

interface ChosenLink extends ChosenPerson {
  row: AssessmentRow
}

const words = {
  resend: {
    title: 'Send again',
    why: 'Each gets a new link to the same questions by email, and the link from before ends.',
    button: 'Send',
    doing: 'Sending',
    done: 'Sent again',
    line: 'got a new link',
  },
  extend: {
    title: 'Extend',
    why: 'Links that have expired work again, and their days count from now.',
    button: 'Extend',
    doing: 'Extending',
    done: 'Extended',
    line: 'has more time',
  },
  revoke: {
    title: 'Revoke',
    why: 'The links stop working at once. Whoever is taking one right now is stopped; you keep their answers, without a score.',
    button: 'Revoke',
    doing: 'Revoking',
    done: 'Revoked',
    line: 'has no link any more',
  },
}

const linksInWords = (count: number) => (count === 1 ? '1 link' : `${count.toLocaleString('en')} links`)

/** The same done to several links, one after the other; whoever's link is over stays as it is and is named. */
export const ManyLinks = ({ act, rows, onChanged, onClose, onDone }: ManyLinksProps) => {
  const [people] = useState(() => rows.map((row) => ({ _id: row._id, name: calledName(row), row })))
  return (
    <OutcomeDialog
      title={`${words[act].title} ${linksInWords(people.length)}`}
      onChanged={onChanged}
      onClose={onClose}
      onDone={onDone}
    >
      {(form) => <LinksForm act={act} people={people} {...form} />}
    </OutcomeDialog>
  )
}

const LinksForm = ({ act, people, onDone, onBusy, onClose }: { act: LinkAct } & ManyFormProps<ChosenLink>) => {
  const [days, setDays] = useState(7)
  const [tells, setTells] = useState(true)
  const { run, ...state } = useOneByOne({ people, onBusy })
  const { why, button, doing, done: heading, line } = words[act]
  const ask = async (id: string, key: string) => {
    if (act === 'resend') return askedAgain(() => resendLink(id, key))
    // Asked for again, these days would be added again.
    return act === 'extend' ? extendLink(id, days) : askedAgain(() => revokeLink(id, tells))
  }
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const { lines, done } = await run([act, days, tells], async ({ _id, row: { status } }, key) => {
      if (!acts[status].includes(act)) return { text: `stays as it is: ${stateWords[status].text.toLowerCase()}`, isDone: false }
      const answer = await ask(_id, key)
      return answer.ok ? { text: line, isDone: true } : notDone('stays as it is', answer.failure)
    })
    onDone({ title: `${heading}: ${linksInWords(done)}`, lines, undo: null })
  }
  return (
    <form className="stack" onSubmit={handleSubmit}>
      <p>{why}</p>
      {act === 'extend' && (
        <SelectField label="How much longer" value={days} onChange={(event) => setDays(Number(event.target.value))}>
          {extensions.map((count) => (
            <option key={count} value={count}>
              {count === 1 ? '1 day' : `${count} days`}
            </option>
          ))}
        </SelectField>
      )}
      {act === 'revoke' && (
        <label className="check">
          <input type="checkbox" checked={tells} onChange={() => setTells(!tells)} />
          <span>Tell the candidates by email, if the invitation has reached them</span>
        </label>
      )}
      <ManyActions
        doing={doing}
        cancel={act === 'revoke' ? 'Keep the links' : 'Cancel'}
        color={act === 'revoke' ? 'red' : undefined}
        onCancel={onClose}
        {...state}
      >
        {button} {people.length.toLocaleString('en')}
      </ManyActions>
    </form>
  )
}
