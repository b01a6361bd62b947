import { Button } from '@radix-ui/themes'
import { type MouseEvent, useState } from 'react'
import { fill } from '#src/words/fill.ts'
import { type Correction, takeCorrectionBack } from '../../api/applicant.ts'
import { useWords } from '../../words/words.ts'
import { CorrectionText } from './correction-text.tsx'
import { OutcomeNote } from './outcome-note.tsx'
import type { OwnApplicationState } from './use-application.ts'
import { useSending } from './use-sending.ts'

interface GivenCorrectionsProps {
  token: string
  corrections: Correction[]
  run: OwnApplicationState['run']
}

/** What the applicant has said so far, and whether it counts. */
export const GivenCorrections = ({ token, corrections, run }: GivenCorrectionsProps) => {
  const words = useWords('correcting')
  const { busy, outcome, send } = useSending()
  const [going, setGoing] = useState('')
  if (corrections.length === 0) return null
  const handleTakeBack = async ({ currentTarget }: MouseEvent<HTMLButtonElement>, id: string) => {
    const row = currentTarget.closest('.applicant-row')
    setGoing(id)
    // The button goes with what it took back.
    if (await send(() => run(takeCorrectionBack(token, id)))) row?.querySelector('summary')?.focus()
  }
  return (
    <>
      <ul className="applicant-corrections stack gap-3" aria-label={words.yours}>
        {corrections.map((correction) => (
          <li className="flex flex-col items-flex-start gap-1 pad outlined rounded-4" key={correction.id}>
            <CorrectionText correction={correction} whoSees={words.companySees} />
            <Button
              variant="soft"
              color="gray"
              disabled={busy}
              onClick={(event) => handleTakeBack(event, correction.id)}
              aria-label={fill(words.takeBackThis, { value: correction.value })}
            >
              {busy && going === correction.id ? words.takingBack : words.takeBack}
            </Button>
          </li>
        ))}
      </ul>
      <OutcomeNote outcome={outcome} />
    </>
  )
}
