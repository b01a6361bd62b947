import { Button } from '@radix-ui/themes'
import { type FormEvent, useState } from 'react'
import type { Role, UserRecord } from '#src/accounts/views.ts'
import { updateUser } from '../../api/admin.ts'
import { saidAfter } from '../../api/client.ts'
import { SelectField, TextField } from '../../components/field.tsx'
import { FormFooter } from '../../components/form-footer.tsx'
import { formValues } from '../../components/form-values.ts'
import { useShowToast } from '../../state/toasts.ts'
import { useRefresh } from '../../state/user.ts'
import { RoleOptions } from '../accounts/roles.tsx'
import { SwitchField } from './switch-field.tsx'

export const UserForm = ({ user }: { user: UserRecord }) => {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const showToast = useShowToast()
  const refresh = useRefresh()

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const isOn = (name: string) => new FormData(form).get(name) === 'on'
    const { trialEnd, role, ...profile } = formValues(
      form,
      'fullName',
      'mobileNumber',
      'companyName',
      'designation',
      'trialEnd',
      'role',
    )
    // Colleagues who came by invitation said less about themselves.
    const filled = Object.fromEntries(Object.entries(profile).filter(([, value]) => value !== '')) as Partial<typeof profile>
    setBusy(true)
    setProblem(null)
    const answer = await updateUser(user._id, {
      ...filled,
      email: user.email,
      ...(role === user.role ? {} : { role: role as Role }),
      isApproved: isOn('isApproved'),
      isUnlimited: isOn('isUnlimited'),
      trialEnd: trialEnd || null,
    })
    setBusy(false)
    if (!answer.ok) return setProblem(saidAfter('Failed to update user', answer.failure))
    showToast('success', 'User updated successfully')
    await refresh()
  }

  return (
    <form className="panel stack" onSubmit={handleSubmit} aria-labelledby="account">
      <h2 id="account">Account</h2>
      <TextField label="Full Name" name="fullName" defaultValue={user.fullName} maxLength={200} required />
      <TextField label="Email" type="email" defaultValue={user.email} hint="The address of an account never changes." disabled />
      <TextField
        label="Mobile Number"
        name="mobileNumber"
        type="tel"
        defaultValue={user.mobileNumber}
        maxLength={200}
        required={user.mobileNumber !== ''}
      />
      <TextField
        label="Company"
        name="companyName"
        defaultValue={user.companyName}
        maxLength={200}
        required={user.companyName !== ''}
      />
      <TextField
        label="Designation"
        name="designation"
        defaultValue={user.designation}
        maxLength={200}
        required={user.designation !== ''}
      />
      {user.subscription.plan === 'trial' && (
        // A date field would show the day as the browser's language writes it.
        <TextField
          label="Trial ends"
          name="trialEnd"
          hint="A day as yyyy-mm-dd"
          defaultValue={user.trialEnd?.slice(0, 10) ?? ''}
          pattern="\d{4}-\d{2}-\d{2}"
          title="A day as yyyy-mm-dd"
          placeholder="yyyy-mm-dd"
          maxLength={10}
        />
      )}
      <SelectField
        label={`Role in “${user.workspace.name}”`}
        name="role"
        hint="Only for a workspace whose owner has left. Otherwise the owners decide this themselves."
        defaultValue={user.role}
      >
        <RoleOptions />
      </SelectField>
      <SwitchField
        name="isApproved"
        label="Approved"
        hint="Turning this off returns the account to pending and signs it out."
        isOn={user.isApproved}
      />
      <SwitchField name="isUnlimited" label="Unlimited" hint="Lifts every limit of the plan." isOn={user.isUnlimited} />
      <FormFooter refusal={problem}>
        <Button type="submit" disabled={busy}>
          {busy ? 'Processing...' : 'Save Changes'}
        </Button>
      </FormFooter>
    </form>
  )
}
