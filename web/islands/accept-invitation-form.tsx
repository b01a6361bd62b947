import { Button } from '@radix-ui/themes'
import { type FormEvent, useState } from 'react'
import { at } from '../address.ts'
import { type CallFailure, said } from '../api/client.ts'
import { acceptInvitation } from '../api/team.ts'
import { PasswordField, TextField } from '../components/field.tsx'
import { FormFooter } from '../components/form-footer.tsx'
import { formValues } from '../components/form-values.ts'
import { BusyOverlay } from '../components/spinner.tsx'

export interface AcceptInvitationFormProps {
  token: string
  email: string
  fullName: string
  /** `new` sets name and password, `known` proves the account, `signedIn` only agrees. */
  person: 'new' | 'known' | 'signedIn'
  /** Whether there is a workspace to go on working in. */
  hasWorkspace: boolean
  workspaceName: string
}

export default function AcceptInvitationForm(props: AcceptInvitationFormProps) {
  const { token, email, fullName, person, hasWorkspace, workspaceName } = props
  const [busy, setBusy] = useState(false)
  const [askForCode, setAskForCode] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const problem = failure && said(failure, 'You could not join. Please try again.')
  const isPassword = failure !== null && ['PASSWORD_REFUSED', 'WRONG_CREDENTIALS'].includes(failure.code)
  const isCode = failure?.code === 'WRONG_CODE'

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = formValues(event.currentTarget, 'fullName', 'password', 'code', 'work')
    setBusy(true)
    setFailure(null)
    const answer = await acceptInvitation({
      token,
      email,
      ...(given.fullName ? { fullName: given.fullName } : {}),
      ...(given.password ? { password: given.password } : {}),
      ...(given.code ? { code: given.code } : {}),
      work: given.work === 'there' ? 'there' : 'here',
    })
    if (answer.ok) return window.location.assign(at('/dashboard/candidates'))
    setBusy(false)
    if (answer.failure.code === 'SECOND_FACTOR_REQUIRED') return setAskForCode(true)
    setFailure(answer.failure)
  }

  return (
    <>
      <form method="post" action="/api/invitation/accept" className="stack" onSubmit={handleSubmit}>
        <input type="hidden" name="token" value={token} />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          value={email}
          hint={person === 'new' ? 'The invitation is for this address.' : 'You have an account with this address.'}
          readOnly
        />
        {person === 'new' && (
          <TextField label="Full Name" name="fullName" autoComplete="name" defaultValue={fullName} maxLength={200} required />
        )}
        {person === 'new' && (
          <PasswordField
            label="Password"
            hint="8 characters or more."
            name="password"
            autoComplete="new-password"
            minLength={8}
            error={isPassword ? problem : null}
            required
          />
        )}
        {person === 'known' && (
          <PasswordField
            label="Password"
            hint="The password of your account, so that nobody else can join as you."
            name="password"
            autoComplete="current-password"
            error={isPassword ? problem : null}
            required
          />
        )}
        {askForCode && (
          <TextField
            label="Code"
            hint="The six digits your authenticator app shows now, or one of your recovery codes."
            name="code"
            autoComplete="one-time-code"
            maxLength={40}
            error={isCode ? problem : null}
            required
            autoFocus
          />
        )}
        {hasWorkspace && <WhereToWork workspaceName={workspaceName} />}
        <FormFooter refusal={!isPassword && !isCode && problem} className="stack">
          <Button type="submit" size="3" disabled={busy}>
            {busy ? 'Processing...' : `Join ${workspaceName}`}
          </Button>
        </FormFooter>
      </form>
      {busy && <BusyOverlay text="Joining, please wait..." />}
    </>
  )
}

const WhereToWork = ({ workspaceName }: { workspaceName: string }) => (
  <fieldset className="stack gap-2 choices">
    <legend className="field-label">You already have a workspace. Where do you want to work now?</legend>
    <label className="check">
      <input type="radio" name="work" value="here" defaultChecked />
      <span>In {workspaceName}</span>
    </label>
    <label className="check">
      <input type="radio" name="work" value="there" />
      <span>My current workspace, and switch later</span>
    </label>
    <span className="field-hint">Both stay as they are. You switch between them at the top of every page.</span>
  </fieldset>
)
