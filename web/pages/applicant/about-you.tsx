import { Button } from '@radix-ui/themes'
import { type FormEvent, useEffect, useState } from 'react'
import { ethnicities, sexes } from '#src/fairness/constants.ts'
import { said } from '../../api/client.ts'
import { type SaidOfOneself, saidOfMyself, sayOfMyself } from '../../api/fairness.ts'
import { SelectField } from '../../components/field.tsx'
import { FormFooter } from '../../components/form-footer.tsx'

const nothing: SaidOfOneself = { sex: null, ethnicity: null }

/** What applicants may say of themselves. It is counted in groups and shown to nobody. */
export const AboutYou = ({ token }: { token: string }) => {
  const [given, setGiven] = useState<SaidOfOneself>(nothing)
  const [busy, setBusy] = useState(false)
  const [saved, setSaved] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    void saidOfMyself(token).then((answer) => answer.ok && setGiven(answer.data))
  }, [token])
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setFailure(null)
    const answer = await sayOfMyself(token, given)
    setBusy(false)
    if (!answer.ok) return setFailure(said(answer.failure, 'This could not be saved. Please try again.'))
    setGiven(answer.data)
    setSaved(true)
  }
  const change = (part: Partial<SaidOfOneself>) => {
    setSaved(false)
    setGiven({ ...given, ...part })
  }
  return (
    <section className="applicant-part" id="about-you" aria-labelledby="about-you-title">
      <h2 id="about-you-title">About you, if you like</h2>
      <p>
        Employers have to check whether groups of people are treated alike. If you wish, say something of yourself for these
        counts. Nobody who decides about your application can see it, it never counts in your match, and you can take it back at
        any time.
      </p>
      <form className="about-you" onSubmit={handleSubmit}>
        <SelectField
          label="Sex"
          optional
          value={given.sex ?? ''}
          onChange={({ target }) => change({ sex: target.value || null })}
        >
          <option value="">I would rather not say</option>
          {sexes.map(({ key, text }) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Ethnicity"
          optional
          value={given.ethnicity ?? ''}
          onChange={({ target }) => change({ ethnicity: target.value || null })}
        >
          <option value="">I would rather not say</option>
          {ethnicities.map(({ key, text }) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
        </SelectField>
        <FormFooter refusal={failure}>
          <Button type="submit" variant="soft" size="3" disabled={busy}>
            {busy ? 'Saving...' : 'Keep these answers'}
          </Button>
          <span role="status">{saved && (given.sex || given.ethnicity ? 'Saved. Thank you.' : 'Nothing is kept.')}</span>
        </FormFooter>
      </form>
    </section>
  )
}
