import { Button } from '@radix-ui/themes'
import { type FormEvent, useState } from 'react'
import { said } from '../../../api/client.ts'
import { changePassword } from '../../../api/team.ts'
import { Dialog, SubmitActions } from '../../../components/dialog.tsx'
import { PasswordField } from '../../../components/field.tsx'
import { formValues } from '../../../components/form-values.ts'
import { useShowToast } from '../../../state/toasts.ts'

export const PasswordCard = ({ email, onChanged }: { email: string; onChanged: () => Promise<void> }) => {
  const [open, setOpen] = useState(false)
  return (
    <section className="panel stack gap-3" aria-labelledby="password">
      <h2 id="password">Password</h2>
      <p className="muted">A new password signs out every other device. We email you when it has changed.</p>
      <div>
        <Button variant="soft" color="gray" onClick={() => setOpen(true)}>
          Change Password
        </Button>
      </div>
      <PasswordDialog email={email} open={open} onClose={() => setOpen(false)} onChanged={onChanged} />
    </section>
  )
}

interface PasswordDialogProps {
  email: string
  open: boolean
  onClose: () => void
  onChanged: () => Promise<void>
}

interface Problem {
  field: 'current' | 'new' | 'confirm'
  text: string
}

const PasswordDialog = ({ email, open, onClose, onChanged }: PasswordDialogProps) => {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const showToast = useShowToast()
  const errorOf = (field: Problem['field']) => (problem?.field === field ? problem.text : null)

  const handleClose = () => {
    setProblem(null)
    onClose()
  }

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const change = formValues(event.currentTarget, 'currentPassword', 'newPassword', 'confirmPassword')
    if (change.newPassword !== change.confirmPassword) return setProblem({ field: 'confirm', text: 'Passwords do not match' })
    setBusy(true)
    setProblem(null)
    const answer = await changePassword(change)
    setBusy(false)
    if (!answer.ok) {
      const isNew = answer.failure.code === 'PASSWORD_REFUSED'
      const text = said(answer.failure, 'The password could not be changed. Please try again.')
      return setProblem({ field: isNew ? 'new' : 'current', text })
    }
    handleClose()
    showToast('success', answer.data.message)
    await onChanged()
  }

  return (
    <Dialog open={open} onClose={handleClose} title="Change Password" still>
      <form className="stack" onSubmit={handleSubmit}>
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          label="Current Password"
          name="currentPassword"
          autoComplete="current-password"
          error={errorOf('current')}
          required
        />
        <PasswordField
          label="New Password"
          hint="8 characters or more."
          name="newPassword"
          autoComplete="new-password"
          minLength={8}
          error={errorOf('new')}
          required
        />
        <PasswordField
          label="Confirm Password"
          name="confirmPassword"
          autoComplete="new-password"
          minLength={8}
          error={errorOf('confirm')}
          required
        />
        <SubmitActions busy={busy} onCancel={handleClose}>
          Change Password
        </SubmitActions>
      </form>
    </Dialog>
  )
}
