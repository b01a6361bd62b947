import { Button } from '@radix-ui/themes'
import { type FormEvent, useState } from 'react'
import { limits } from '#src/jobportal/constants.ts'
import type { CompanyProfile } from '#src/jobportal/views.ts'
import { said } from '../../api/client.ts'
import { changeCompanyProfile } from '../../api/jobportal.ts'
import { TextField } from '../../components/field.tsx'
import { FormFooter } from '../../components/form-footer.tsx'
import { formValues } from '../../components/form-values.ts'
import { callAsCompany } from '../../state/company.ts'
import { useShowToast } from '../../state/toasts.ts'

interface ProfileFormProps {
  user: CompanyProfile
  onChanged: () => Promise<void>
  onClose: () => void
}

export const ProfileForm = ({ user, onChanged, onClose }: ProfileFormProps) => {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const showToast = useShowToast()
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = formValues(event.currentTarget, 'fullName', 'companyName', 'answerWords')
    setBusy(true)
    setProblem(null)
    const answer = await callAsCompany(changeCompanyProfile(values))
    if (answer.ok) {
      await onChanged()
      showToast('success', 'Profile updated')
      return onClose()
    }
    setBusy(false)
    setProblem(said(answer.failure, 'Your profile could not be saved. Please try again later.'))
  }
  return (
    <form className="stack gap-3" onSubmit={handleSubmit} aria-label="Edit profile">
      <TextField
        label="Full Name"
        name="fullName"
        autoComplete="name"
        defaultValue={user.name}
        maxLength={limits.name}
        autoFocus
        required
      />
      <TextField
        label="Company Name"
        name="companyName"
        autoComplete="organization"
        defaultValue={user.companyName}
        maxLength={limits.companyName}
        required
      />
      <TextField
        label="How long an answer takes"
        hint="Shown on your job pages, such as “We answer everybody within two weeks.” Left blank, they say how long half of your applicants waited, once 20 have had an answer."
        optional
        name="answerWords"
        defaultValue={user.answerWords ?? ''}
        maxLength={limits.answerWords}
      />
      <FormFooter refusal={problem}>
        <Button type="submit" disabled={busy}>
          {busy ? 'Saving...' : 'Save'}
        </Button>
        <Button type="button" variant="soft" color="gray" disabled={busy} onClick={onClose}>
          Cancel
        </Button>
      </FormFooter>
    </form>
  )
}
