import { Button } from '@radix-ui/themes'
import { type FormEvent, useEffect, useState } from 'react'
import { ethnicities, sexes } from '#src/fairness/constants.ts'
import { said } from '../../api/client.ts'
import { type SaidOfOneself, saidOfMyself, sayOfMyself } from '../../api/fairness.ts'
import { SelectField } from '../../components/field.tsx'
import { FormFooter } from '../../components/form-footer.tsx'
import { useWords } from '../../words/words.ts'

const nothing: SaidOfOneself = { sex: null, ethnicity: null }

/** What applicants may say of themselves. It is counted in groups and shown to nobody. */
export const AboutYou = ({ token }: { token: string }) => {
  const words = useWords('aboutYou')
  const { saving } = useWords('common')
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
    if (!answer.ok) return setFailure(said(answer.failure, words.notSaved))
    setGiven(answer.data)
    setSaved(true)
  }
  const change = (part: Partial<SaidOfOneself>) => {
    setSaved(false)
    setGiven({ ...given, ...part })
  }
  return (
    <section className="applicant-part stack gap-3 line-top" id="about-you" aria-labelledby="about-you-title">
      <h2 id="about-you-title">{words.title}</h2>
      <p>{words.text}</p>
      <form className="about-you grid gap-3 max-w-24" onSubmit={handleSubmit}>
        <SelectField
          label={words.sex}
          optional
          value={given.sex ?? ''}
          onChange={({ target }) => change({ sex: target.value || null })}
        >
          <option value="">{words.ratherNot}</option>
          {sexes.map(({ key }) => (
            <option key={key} value={key}>
              {words.sexes[key]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={words.ethnicity}
          optional
          value={given.ethnicity ?? ''}
          onChange={({ target }) => change({ ethnicity: target.value || null })}
        >
          <option value="">{words.ratherNot}</option>
          {ethnicities.map(({ key }) => (
            <option key={key} value={key}>
              {words.ethnicities[key]}
            </option>
          ))}
        </SelectField>
        <FormFooter refusal={failure}>
          <Button type="submit" variant="soft" color="gray" size="3" disabled={busy}>
            {busy ? saving : words.keep}
          </Button>
          <span role="status">{saved && (given.sex || given.ethnicity ? words.saved : words.nothingKept)}</span>
        </FormFooter>
      </form>
    </section>
  )
}
