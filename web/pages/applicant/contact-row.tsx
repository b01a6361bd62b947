import { Button } from '@radix-ui/themes'
import type { FormEvent } from 'react'
import { limits } from '#src/jobportal/constants.ts'
import { fill } from '#src/words/fill.ts'
import { changeContact } from '../../api/applicant.ts'
import { TextField } from '../../components/field.tsx'
import { FormFooter } from '../../components/form-footer.tsx'
import { formValues } from '../../components/form-values.ts'
import { useWords } from '../../words/words.ts'
import { Disclosure } from './disclosure.tsx'
import { OutcomeNote } from './outcome-note.tsx'
import type { OwnApplicationState } from './use-application.ts'
import { useSending } from './use-sending.ts'

interface ContactRowProps {
  token: string
  field: 'name' | 'phone'
  label: string
  /** What the applicant gave. */
  value: string | null
  /** What the resume says. */
  read: string | null
  run: OwnApplicationState['run']
}

/** Name and number are the applicant's to change. */
export const ContactRow = ({ token, field, label, value, read, run }: ContactRowProps) => {
  const words = useWords('applicant')
  const { save, saving } = useWords('common')
  const { busy, outcome, setOutcome, send } = useSending()
  const handleSubmit = async (event: FormEvent<HTMLFormElement>, close: () => void) => {
    event.preventDefault()
    const given = formValues(event.currentTarget, 'value').value
    const saved = await send(() => run(changeContact(token, { [field]: given })))
    if (!saved) return
    setOutcome({ tone: 'success', text: words.contactSaved })
    close()
  }
  return (
    <div className="applicant-row">
      <dt className="medium text-strong">{label}</dt>
      <dd className="flex flex-col gap-2">
        <p>{value || <span className="muted">{words.notGiven}</span>}</p>
        {read && read !== value && <p className="small muted">{fill(words.resumeSays, { value: read })}</p>}
        {outcome?.tone === 'success' && <OutcomeNote outcome={outcome} />}
        <Disclosure text={words.correctThis} about={label}>
          {(close) => (
            <form method="dialog" className="stack gap-3" onSubmit={(event) => handleSubmit(event, close)}>
              <TextField
                label={field === 'name' ? words.yourName : words.yourPhone}
                optional={field === 'phone'}
                name="value"
                defaultValue={value ?? ''}
                autoComplete={field === 'name' ? 'name' : 'tel'}
                inputMode={field === 'phone' ? 'tel' : undefined}
                maxLength={limits[field]}
                required={field === 'name'}
              />
              <FormFooter refusal={outcome?.tone === 'error' && outcome.text}>
                <Button type="submit" size="3" disabled={busy}>
                  {busy ? saving : save}
                </Button>
              </FormFooter>
            </form>
          )}
        </Disclosure>
      </dd>
    </div>
  )
}
