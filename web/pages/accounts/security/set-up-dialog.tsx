import { type FormEvent, useState } from 'react'
import { said } from '../../../api/client.ts'
import { beginSecondFactor, confirmSecondFactor } from '../../../api/team.ts'
import { Dialog, SubmitActions } from '../../../components/dialog.tsx'
import { PasswordField, TextField } from '../../../components/field.tsx'
import { formValues } from '../../../components/form-values.ts'
import { QrCode } from './qr-code.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** Password, then the code for the app, then a first code back, then the recovery codes. */
export const SetUpDialog = ({ onClose }: { onClose: (isOn: boolean) => void }) => {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [secret, setSecret] = useState<{ secret: string; address: string } | null>(null)
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null)

  const cancel = () => onClose(false)

  const handlePassword = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { password } = formValues(event.currentTarget, 'password')
    setBusy(true)
    setProblem(null)
    const answer = await beginSecondFactor(password)
    setBusy(false)
    if (answer.ok) setSecret(answer.data)
    else setProblem(said(answer.failure, 'The set-up could not begin. Please try again.'))
  }

  const handleCode = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { code } = formValues(event.currentTarget, 'code')
    setBusy(true)
    setProblem(null)
    const answer = await confirmSecondFactor(code)
    setBusy(false)
    if (answer.ok) setRecoveryCodes(answer.data.recoveryCodes)
    else setProblem(said(answer.failure, 'The code could not be checked. Please try again.'))
  }

  if (recoveryCodes)
    return (
      <Dialog open onClose={() => onClose(true)} title="Two-factor sign-in is on" still>
        <RecoveryCodes codes={recoveryCodes} onDone={() => onClose(true)} />
      </Dialog>
    )
  if (secret)
    return (
      <Dialog open onClose={cancel} title="Scan this with your app" still>
        <form className="stack" onSubmit={handleCode}>
          <p className="muted">
            Open an authenticator app, such as Aegis, 2FAS or the one in your password manager, and scan the square. Then enter
            the six digits it shows.
          </p>
          <QrCode text={secret.address} label="QR code for your authenticator app" />
          <div className="stack gap-1">
            <span className="small muted">No camera? Type this key into the app:</span>
            <code className="mono text-2 break-anywhere">{secret.secret.match(/.{1,4}/g)?.join(' ')}</code>
          </div>
          <TextField
            key="code"
            label="Code"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            error={problem}
            required
            autoFocus
          />
          <Actions busy={busy} text="Turn on" onClose={cancel} />
        </form>
      </Dialog>
    )
  return (
    <Dialog
      open
      onClose={cancel}
      title="Set up two-factor sign-in"
      description="First your password, so that we know it is you."
      still
    >
      <form className="stack" onSubmit={handlePassword}>
        <PasswordField label="Password" name="password" autoComplete="current-password" error={problem} required />
        <Actions busy={busy} text="Continue" onClose={cancel} />
      </form>
    </Dialog>
  )
}

const Actions = ({ busy, text, onClose }: { busy: boolean; text: string; onClose: () => void }) => (
  <SubmitActions busy={busy} onCancel={onClose}>
    {text}
  </SubmitActions>
)
