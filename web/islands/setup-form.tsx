import { Button } from '@radix-ui/themes'
import { type FormEvent, useState } from 'react'
import { setUp } from '../api/accounts.ts'
import { said } from '../api/client.ts'
import { PasswordField, TextField } from '../components/field.tsx'
import { FormFooter } from '../components/form-footer.tsx'
import { formValues } from '../components/form-values.ts'
import { Notice } from '../components/notice.tsx'

interface SetupFormProps {
  token: string
  /** Whether nobody has said yet whom this server is for. */
  asksForWhom: boolean
}

export default function SetupForm({ token, asksForWhom }: SetupFormProps) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [done, setDone] = useState(false)

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = formValues(event.currentTarget, 'fullName', 'email', 'password')
    const offeredTo = new FormData(event.currentTarget).get('offeredTo')
    setBusy(true)
    setProblem(null)
    const answer = await setUp({ token, ...values, ...(offeredTo === 'team' || offeredTo === 'customers' ? { offeredTo } : {}) })
    setBusy(false)
    if (answer.ok) setDone(true)
    else setProblem(said(answer.failure, 'The account could not be created. Please try again.'))
  }

  if (done)
    return (
      <Notice tone="success" announce>
        <strong>The administrator account is ready</strong>
        <p>This set-up link no longer works. Sign in with the email address and password you chose.</p>
        <Button asChild>
          <a href="/login">Login</a>
        </Button>
      </Notice>
    )
  return (
    <form method="post" action="/api/setup" className="stack" onSubmit={handleSubmit}>
      <input type="hidden" name="token" value={token} />
      <TextField label="Full Name" name="fullName" autoComplete="name" required />
      <TextField label="Email" name="email" type="email" autoComplete="username" required />
      <PasswordField
        label="Password"
        hint="8 characters or more."
        name="password"
        autoComplete="new-password"
        minLength={8}
        required
      />
      {asksForWhom && (
        <fieldset className="stack gap-2 choices">
          <legend className="field-label">Who is this server for?</legend>
          <label className="check">
            <input type="radio" name="offeredTo" value="team" defaultChecked />
            <span>
              For our own team <span className="muted small">No plans, no prices, no trial, and no limits.</span>
            </span>
          </label>
          <label className="check">
            <input type="radio" name="offeredTo" value="customers" />
            <span>
              We offer it to customers{' '}
              <span className="muted small">New accounts get a trial of 14 days; the start page shows prices.</span>
            </span>
          </label>
        </fieldset>
      )}
      <FormFooter refusal={problem} className="stack">
        <Button type="submit" size="3" disabled={busy}>
          {busy ? 'Processing...' : 'Create administrator'}
        </Button>
      </FormFooter>
    </form>
  )
}
