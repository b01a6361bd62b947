import { Button } from '@radix-ui/themes'
import { useStepFocus } from '../steps/use-step-focus.ts'
import { questionNumbers } from './resume.ts'

interface UnansweredWarningProps {
  /** Places of the questions, from 0. */
  places: readonly number[]
  onGo: (place: number) => void
  onSubmit: () => void
}

/** Asks once before a test with open questions is handed in. */
export const UnansweredWarning = ({ places, onGo, onSubmit }: UnansweredWarningProps) => {
  const heading = useStepFocus<HTMLParagraphElement>(true)
  const first = places[0] ?? 0
  return (
    <div className="notice tone-warning">
      <p ref={heading} tabIndex={-1} role="alert" className="strong">
        You have not answered {questionNumbers(places)}.
      </p>
      <p>After you submit, you cannot come back to the questions.</p>
      <div className="row">
        <Button onClick={() => onGo(first)}>Go to question {first + 1}</Button>
        <Button variant="soft" color="gray" onClick={onSubmit}>
          Submit anyway
        </Button>
      </div>
    </div>
  )
}
