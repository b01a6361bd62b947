import { type FormEvent, useState } from 'react'
import { saveProfile } from '../../api/accounts.ts'
import { said } from '../../api/client.ts'
import { Dialog, SubmitActions } from '../../components/dialog.tsx'
import { TextField } from '../../components/field.tsx'
import { formValues } from '../../components/form-values.ts'
import type { SessionUser } from '../../state/session.ts'
import { useShowToast } from '../../state/toasts.ts'

interface EditProfileProps {
  user: SessionUser
  open: boolean
  onClose: () => void
  onSaved: () => Promise<void>
}

export const EditProfile = ({ user, open, onClose, onSaved }: EditProfileProps) => {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const showToast = useShowToast()

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setBusy(true)
    setProblem(null)
    const answer = await saveProfile(formValues(event.currentTarget, 'fullName', 'mobileNumber', 'companyName', 'designation'))
    setBusy(false)
    if (!answer.ok) return setProblem(said(answer.failure, 'Your profile could not be saved. Please try again.'))
    await onSaved()
    onClose()
    showToast('success', 'Profile updated successfully')
  }

  return (
    <Dialog open={open} onClose={onClose} title="Edit Profile">
      <form className="stack" onSubmit={handleSubmit}>
        <TextField label="Full Name" name="fullName" autoComplete="name" defaultValue={user.fullName} required />
        <TextField
          label="Mobile Number"
          name="mobileNumber"
          type="tel"
          autoComplete="tel"
          defaultValue={user.mobileNumber}
          required
        />
        <TextField label="Company Name" name="companyName" autoComplete="organization" defaultValue={user.companyName} required />
        <TextField
          label="Designation/Job Title"
          name="designation"
          autoComplete="organization-title"
          defaultValue={user.designation}
          required
        />
        <SubmitActions busy={busy} refusal={problem} onCancel={onClose}>
          Save
        </SubmitActions>
      </form>
    </Dialog>
  )
}
