import { Button } from '@radix-ui/themes'
import { type FormEvent, useState } from 'react'
import { said } from '../api/client.ts'
import type { PasskeyCalls } from '../api/passkeys.ts'
import { RecoveryCodes } from '../pages/accounts/security/recovery-codes.tsx'
import { makePasskey } from '../state/passkeys.ts'
import { Dialog, DialogActions } from './dialog.tsx'
import { TextField } from './field.tsx'
import { formValues } from './form-values.ts'

interface AddPasskeyDialogProps {
  calls: PasskeyCalls
  person: { email: string; fullName: string }
  /** `added` says whether there is one more now. */
  onClose: (added: boolean) => void
}

/** A name, then the device asks its owner, then, with the first second factor, the recovery codes. */
export const AddPasskeyDialog = ({ calls, person, onClose }: AddPasskeyDialogProps) => {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null)

  const add = async (name: string): Promise<string | null> => {
    const failed = 'The passkey could not be added. Please try again.'
    const begun = await calls.begin()
    if (!begun.ok) return said(begun.failure, failed)
    const made = await makePasskey(begun.data, person)
    if (!made.ok) return made.why ?? failed
    const kept = await calls.add(name, made.answer)
    if (!kept.ok) return said(kept.failure, failed)
    if (kept.data.recoveryCodes) setRecoveryCodes(kept.data.recoveryCodes)
    else onClose(true)
    return null
  }

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    const { name } = formValues(event.currentTarget, 'name')
    setBusy(true)
    setProblem(null)
    setProblem(await add(name))
    setBusy(false)
  }

  if (recoveryCodes)
    return (
      <Dialog open onClose={() => onClose(true)} title="Your passkey is ready" still>
        <RecoveryCodes codes={recoveryCodes} onDone={() => onClose(true)} />
      </Dialog>
    )
  return (
    <Dialog
      open
      onClose={() => onClose(false)}
      title="Add a passkey"
      description="Your device, your password manager or a security key keeps it, and asks for your finger, face or PIN when you sign in."
      still
    >
      <form className="stack" onSubmit={handleSubmit}>
        <TextField
          label="Name"
          hint="So that you know later which one it is, such as “Work laptop”."
          name="name"
          maxLength={60}
          autoComplete="off"
          required
          autoFocus
        />
        <DialogActions refusal={problem}>
          <Button type="button" variant="soft" color="gray" onClick={() => onClose(false)}>
            Cancel
          </Button>
          <Button type="submit" disabled={busy}>
            {busy ? 'Waiting for your device...' : 'Continue'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
