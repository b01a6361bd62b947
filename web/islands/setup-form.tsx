import { Button } from '@radix-ui/themes'
import { type FormEvent, useState } from 'react'
import { setUp } from '../api/accounts.ts'
import { said } from '../api/client.ts'
import { PasswordField, TextField } from '../components/field.tsx'
import { FormFooter } from '../components/form-footer.tsx'
import { formValues } from '../components/form-values.ts'
import { Notice } from '../components/notice.tsx'

export default function SetupForm({ token }: { token: string }) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [done, setDone] = useState(false)

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = formValues(event.currentTarget, 'fullName', 'email', 'password')
    setBusy(true)
    setProblem(null)
    const answer = await setUp({ token, ...values })
    setBusy(false)
    if (answer.ok) setDone(true)
    else setProblem(said(answer.failure, 'The account could not be created. Please try again.'))
  }

  if (done)
    return (
      <Notice tone="success" announce>
        <strong>The administrator account is ready</strong>
        <p>This set-up link no longer works. Sign in with the e-mail address and password you chose.</p>
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
      <FormFooter refusal={problem} className="stack">
        <Button type="submit" size="3" disabled={busy}>
          {busy ? 'Processing...' : 'Create administrator'}
        </Button>
      </FormFooter>
    </form>
  )
}
