import { type FormEvent, useState } from 'react'
import type { Role } from '#src/accounts/views.ts'
import { said } from '../../../api/client.ts'
import { inviteMember } from '../../../api/team.ts'
import { Dialog, SubmitActions } from '../../../components/dialog.tsx'
import { SelectField, TextField } from '../../../components/field.tsx'
import { formValues } from '../../../components/form-values.ts'
import { isNamed } from '../../../guard.ts'
import { useShowToast } from '../../../state/toasts.ts'
import { RoleOptions, roleHints } from '../roles.tsx'
import { JobChoice } from './job-choice.tsx'

interface InviteDialogProps {
  open: boolean
  onClose: () => void
  onInvited: () => Promise<void>
}

export const InviteDialog = ({ open, onClose, onInvited }: InviteDialogProps) => {
  const [busy, setBusy] = useState(false)
  const [role, setRole] = useState<Role>('recruiter')
  const [jobs, setJobs] = useState<string[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const showToast = useShowToast()

  const handleClose = () => {
    setProblem(null)
    setJobs([])
    onClose()
  }

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { email, fullName } = formValues(event.currentTarget, 'email', 'fullName')
    setBusy(true)
    setProblem(null)
    const answer = await inviteMember({ email, fullName, role, ...(isNamed(role) ? { jobs } : {}) })
    setBusy(false)
    if (!answer.ok) return setProblem(said(answer.failure, 'The invitation could not be sent. Please try again.'))
    showToast('success', answer.data.message)
    handleClose()
    await onInvited()
  }

  return (
    <Dialog
      open={open}
      onClose={handleClose}
      title="Invite a colleague"
      description="They get an email with a link that works once, within seven days."
    >
      <form className="stack" onSubmit={handleSubmit}>
        <TextField label="Email" name="email" type="email" autoComplete="off" maxLength={254} error={problem} required />
        <TextField label="Name" name="fullName" autoComplete="off" maxLength={200} optional />
        <SelectField
          label="Role"
          name="role"
          hint={roleHints[role]}
          value={role}
          onChange={(event) => setRole(event.target.value as Role)}
        >
          <RoleOptions />
        </SelectField>
        {isNamed(role) && <JobChoice chosen={jobs} onChoose={setJobs} />}
        <SubmitActions busy={busy} onCancel={handleClose}>
          Send Invitation
        </SubmitActions>
      </form>
    </Dialog>
  )
}
