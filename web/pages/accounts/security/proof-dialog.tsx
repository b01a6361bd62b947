import { type FormEvent, useState } from 'react'
import { said } from '../../../api/client.ts'
import { renewRecoveryCodes, turnOffSecondFactor } from '../../../api/team.ts'
import { Dialog, SubmitActions } from '../../../components/dialog.tsx'
import { PasswordField, TextField } from '../../../components/field.tsx'
import { formValues } from '../../../components/form-values.ts'
import { useShowToast } from '../../../state/toasts.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

const words = {
  off: {
    title: 'Turn two-factor sign-in off?',
    text: 'From then on your password alone opens your account.',
    button: 'Turn off',
  },
  codes: { title: 'New recovery codes', text: 'The codes you have now stop working.', button: 'Make new codes' },
}

/** What weakens or renews the second step asks for both proofs again. */
export const ProofDialog = ({ purpose, onClose }: { purpose: 'off' | 'codes'; onClose: () => void }) => {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<{ field: 'password' | 'code'; text: string } | null>(null)
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null)
  const showToast = useShowToast()
  const { title, text, button } = words[purpose]

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const proof = formValues(event.currentTarget, 'password', 'code')
    setBusy(true)
    setProblem(null)
    const answer = await (purpose === 'off' ? turnOffSecondFactor(proof) : renewRecoveryCodes(proof))
    setBusy(false)
    if (!answer.ok) {
      const field = answer.failure.code === 'WRONG_PASSWORD' ? 'password' : 'code'
      return setProblem({ field, text: said(answer.failure, 'That did not work. Please try again.') })
    }
    showToast('success', answer.data.message)
    if ('recoveryCodes' in answer.data) setRecoveryCodes(answer.data.recoveryCodes as string[])
    else onClose()
  }

  if (recoveryCodes)
    return (
      <Dialog open onClose={onClose} title="Your new recovery codes" still>
        <RecoveryCodes codes={recoveryCodes} onDone={onClose} />
      </Dialog>
    )
  return (
    <Dialog open onClose={onClose} title={title} description={text} still>
      <form className="stack" onSubmit={handleSubmit}>
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          error={problem?.field === 'password' ? problem.text : null}
          required
        />
        <TextField
          label="Code"
          hint="Of your authenticator app, or one of your recovery codes."
          name="code"
          autoComplete="one-time-code"
          maxLength={40}
          error={problem?.field === 'code' ? problem.text : null}
          required
        />
        <SubmitActions color={purpose === 'off' ? 'red' : undefined} busy={busy} onCancel={onClose}>
          {button}
        </SubmitActions>
      </form>
    </Dialog>
  )
}
