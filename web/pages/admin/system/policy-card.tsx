import { Button } from '@radix-ui/themes'
import { type FormEvent, useState } from 'react'
import { callApi, said } from '../../../api/client.ts'
import { FormFooter } from '../../../components/form-footer.tsx'
import { useShowToast } from '../../../state/toasts.ts'
import type { PolicyRecord } from '../system-data.ts'

const choices: { value: PolicyRecord['requirement']; text: string }[] = [
  { value: 'nobody', text: 'Everybody decides for themselves' },
  { value: 'administrators', text: 'Administrators need one' },
  { value: 'everybody', text: 'Everybody needs one' },
]

/** Of whom a passkey or an authenticator app is required. */
export const PolicyCard = ({ policy, onChanged }: { policy: PolicyRecord; onChanged: () => Promise<void> }) => {
  const [chosen, setChosen] = useState(policy.requirement)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const showToast = useShowToast()

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setBusy(true)
    setRefusal(null)
    const answer = await callApi('PUT /admin/second-factor-policy', { body: { requirement: chosen } })
    setBusy(false)
    if (!answer.ok) return setRefusal(said(answer.failure, 'This could not be saved. Please try again.'))
    showToast('success', answer.data.message)
    await onChanged()
  }

  return (
    <section className="panel stack" aria-labelledby="second-factor-policy">
      <h2 id="second-factor-policy">Second factor</h2>
      <p className="muted">
        A passkey, or a code of an authenticator app after the password. Anyone who needs one and has none sets it up at the next
        sign-in, before anything else. Existing sessions and keys keep working.
      </p>
      <form className="stack gap-3" onSubmit={handleSubmit}>
        <fieldset className="stack gap-2" disabled={policy.isFixed}>
          <legend className="visually-hidden">Who needs a second factor</legend>
          {choices.map(({ value, text }) => (
            <label key={value} className="check">
              <input type="radio" name="requirement" value={value} checked={chosen === value} onChange={() => setChosen(value)} />
              <span>{text}</span>
            </label>
          ))}
        </fieldset>
        {policy.isFixed ? (
          <p className="small muted">The server’s settings decide this: SECOND_FACTOR_REQUIRED.</p>
        ) : (
          <FormFooter refusal={refusal}>
            <Button type="submit" disabled={busy || chosen === policy.requirement}>
              {busy ? 'Saving...' : 'Save'}
            </Button>
          </FormFooter>
        )}
      </form>
    </section>
  )
}
