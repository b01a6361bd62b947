import { type FormEvent, useState } from 'react'
import { type Scope, scopes, scopeWords } from '#src/connections/constants.ts'
import { said } from '../../api/client.ts'
import { makeKey } from '../../api/connections.ts'
import { Dialog, SubmitActions } from '../../components/dialog.tsx'
import { SelectField, TextAreaField, TextField } from '../../components/field.tsx'
import { formValues } from '../../components/form-values.ts'
import { ChoiceList } from './choice-list.tsx'

interface KeyDialogProps {
  open: boolean
  isOwner: boolean
  isAdmin: boolean
  onClose: () => void
  onMade: (key: string) => void
}

const lives = [
  { days: '90', text: '90 days' },
  { days: '365', text: 'One year' },
  { days: '', text: 'Until revoked' },
]

export const KeyDialog = ({ open, isOwner, isAdmin, onClose, onMade }: KeyDialogProps) => {
  const [busy, setBusy] = useState(false)
  const [chosen, setChosen] = useState<string[]>([])
  const [kind, setKind] = useState<'personal' | 'workspace'>('personal')
  const [problem, setProblem] = useState<string | null>(null)
  const offered = scopes.filter((scope): scope is Scope => {
    if (scope === 'directory') return isOwner && kind === 'workspace'
    return scope !== 'admin' || (isAdmin && kind === 'personal')
  })

  const handleClose = () => {
    setProblem(null)
    setChosen([])
    setKind('personal')
    onClose()
  }

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { name, days, networks } = formValues(event.currentTarget, 'name', 'days', 'networks')
    setBusy(true)
    setProblem(null)
    const lines = networks.split(/[\s,;]+/).filter(Boolean)
    const answer = await makeKey({ kind, name, scopes: chosen, networks: lines, days: days === '' ? null : Number(days) })
    setBusy(false)
    if (!answer.ok) return setProblem(said(answer.failure, 'The key could not be made. Please try again.'))
    handleClose()
    onMade(answer.data.key)
  }

  return (
    <Dialog open={open} onClose={handleClose} title="Make a key" description="A program signs in with it." width="32rem" still>
      <form className="stack" onSubmit={handleSubmit}>
        <TextField
          label="Name"
          name="name"
          hint="What uses it, such as “Nightly report”."
          maxLength={80}
          autoComplete="off"
          required
        />
        {isOwner && (
          <SelectField
            label="Whose"
            value={kind}
            onChange={(event) => setKind(event.currentTarget.value === 'workspace' ? 'workspace' : 'personal')}
            hint={
              kind === 'workspace'
                ? 'Acts as a recruiter, and stays when you leave the team.'
                : 'Acts as you, with the rights you have at that moment.'
            }
          >
            <option value="personal">My own</option>
            <option value="workspace">The workspace's</option>
          </SelectField>
        )}
        <ChoiceList
          legend="What it can do"
          choices={offered.map((scope) => ({ value: scope, text: scopeWords[scope] }))}
          chosen={chosen}
          onChange={setChosen}
        />
        <SelectField label="Works for" name="days" defaultValue="365">
          {lives.map(({ days, text }) => (
            <option key={days} value={days}>
              {text}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          label="Only from these addresses"
          name="networks"
          hint="Addresses or networks such as 192.0.2.0/24, one a line. Empty for any."
          rows={2}
          optional
        />
        <SubmitActions busy={busy} refusal={problem} onCancel={handleClose}>
          Make Key
        </SubmitActions>
      </form>
    </Dialog>
  )
}
