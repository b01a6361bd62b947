import { Button } from '@radix-ui/themes'
import type { FormEvent } from 'react'
import { TextField } from '../../../components/field.tsx'
import { FormFooter, Refusal } from '../../../components/form-footer.tsx'
import { type CorrectingProps, refusalOf } from './correcting.ts'

/** Skills and degrees: what is wrong is taken away, and a missing skill is added with the words that show it. */
export const SkillFields = (props: CorrectingProps) => {
  const { facts, busy, failure, onCorrect } = props
  const refusal = refusalOf(props, 'missing-skill')
  const isAboutQuote = failure?.details?.field === 'quote'
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const text = (name: string) => String(new FormData(form).get(name) ?? '').trim()
    const quote = text('quote')
    if (await onCorrect('missing-skill', { field: 'missing-skill', value: text('skill'), ...(quote ? { quote } : {}) }))
      form.reset()
  }
  return (
    <>
      <section aria-labelledby="correct-skills">
        <h3 className="mb-2 large" id="correct-skills">
          Skills
        </h3>
        <Removable {...props} values={facts.skills} field="wrong-skill" none="No skill was read." />
        <form className="stack gap-3" onSubmit={handleSubmit} noValidate>
          <div className="cards tile-12 gap-3">
            <TextField label="Missing skill" name="skill" maxLength={200} error={isAboutQuote ? null : refusal} />
            <TextField
              label="Words of the resume that show it"
              name="quote"
              maxLength={400}
              optional
              error={isAboutQuote ? refusal : null}
            />
          </div>
          <FormFooter>
            <Button type="submit" variant="soft" color="gray" disabled={busy}>
              Add skill
            </Button>
          </FormFooter>
        </form>
      </section>
      {facts.degrees.length > 0 && (
        <section aria-labelledby="correct-degrees">
          <h3 className="mb-2 large" id="correct-degrees">
            Degrees
          </h3>
          <Removable {...props} values={facts.degrees} field="wrong-degree" none="" />
        </section>
      )}
    </>
  )
}

interface RemovableProps extends CorrectingProps {
  values: string[]
  field: 'wrong-skill' | 'wrong-degree'
  none: string
}

const Removable = ({ values, field, none, busy, onCorrect, ...standing }: RemovableProps) =>
  values.length === 0 ? (
    <p className="muted">{none}</p>
  ) : (
    <ul className="bare flex flex-wrap gap-2 mb-3">
      {[...new Set(values)].map((value) => {
        const part = `${field} ${value}`
        const refusal = refusalOf(standing, part)
        return (
          <li className="pl-3 inline-flex flex-wrap items-center outlined-strong rounded-3" key={value}>
            <span>{value}</span>
            <button
              type="button"
              className="icon-button rounded-pill large"
              data-size="small"
              disabled={busy}
              aria-label={`${value} is wrong`}
              title="This is wrong"
              onClick={() => void onCorrect(part, { field, value })}
            >
              ×
            </button>
            {refusal && <Refusal>{refusal}</Refusal>}
          </li>
        )
      })}
    </ul>
  )
