import { Button } from '@radix-ui/themes'
import { type FormEvent, useRef, useState } from 'react'
import { type Correction, type CorrectionSubject, giveCorrection, takeCorrectionBack } from '../../api/applicant.ts'
import { FormFooter } from '../../components/form-footer.tsx'
import { formValues } from '../../components/form-values.ts'
import { useWords } from '../../words/words.ts'
import { CorrectionFields } from './correction-fields.tsx'
import type { OwnApplicationState } from './use-application.ts'
import type { useSending } from './use-sending.ts'

interface CorrectionFormProps {
  token: string
  about: CorrectionSubject
  /** What was read. */
  values: string[]
  corrections: Correction[]
  run: OwnApplicationState['run']
  sending: ReturnType<typeof useSending>
  onDone: () => void
}

/** "This is wrong" or "Something is missing". Which fields are shown follows the choice without a script. */
export const CorrectionForm = ({ token, about, values, corrections, run, sending, onDone }: CorrectionFormProps) => {
  const words = useWords('correcting')
  const { sending: isSending } = useWords('common')
  const form = useRef<HTMLFormElement>(null)
  const [missingValue, setMissingValue] = useState(false)
  /** The last one, whose words were not found: another try takes its place. */
  const [unfound, setUnfound] = useState<string | null>(null)
  const { busy, outcome, setOutcome, send } = sending

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { kind, wrong, missing, quote, comment } = formValues(
      event.currentTarget,
      'kind',
      'wrong',
      'missing',
      'quote',
      'comment',
    )
    const isMissing = kind === 'missing'
    setMissingValue(isMissing && !missing)
    if (isMissing && !missing) return
    const given = {
      about,
      comment,
      ...(isMissing ? { kind: 'missing' as const, value: missing } : { kind: 'wrong' as const, value: wrong }),
    }
    const quoted = isMissing && quote ? { quote } : {}
    const answer = await send(async () => {
      if (unfound && corrections.some((each) => each.id === unfound)) {
        const taken = await run(takeCorrectionBack(token, unfound))
        if (!taken.ok) return taken
      }
      return run(giveCorrection(token, { ...given, ...quoted }))
    })
    if (!answer) return
    const before = new Set(corrections.map((each) => each.id))
    const fresh = answer.data.corrections.find((each) => !before.has(each.id))
    if (quote && isMissing && fresh && !fresh.quote) {
      setUnfound(fresh.id)
      return setOutcome({
        tone: 'warning',
        text: words.notInResume,
      })
    }
    setUnfound(null)
    form.current?.reset()
    setOutcome({
      tone: 'success',
      text: fresh?.quote ? words.nowCounts : words.thanks,
    })
    onDone()
  }

  return (
    <form ref={form} method="dialog" className="applicant-correction stack gap-3" onSubmit={handleSubmit} noValidate>
      <CorrectionFields about={about} values={values} isValueMissing={missingValue} />
      <FormFooter refusal={outcome?.tone !== 'success' && outcome?.text}>
        <Button type="submit" size="3" disabled={busy}>
          {busy ? isSending : words.send}
        </Button>
      </FormFooter>
    </form>
  )
}
