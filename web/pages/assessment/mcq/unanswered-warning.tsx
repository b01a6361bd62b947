import { Button } from '@radix-ui/themes'
import { fill } from '#src/words/fill.ts'
import { useWords } from '../../../words/words.ts'
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
  const words = useWords('assessment')
  const heading = useStepFocus<HTMLParagraphElement>(true)
  const first = places[0] ?? 0
  return (
    <div className="notice tone-warning">
      <p ref={heading} tabIndex={-1} role="alert" className="strong">
        {fill(words.someNotAnswered, { questions: questionNumbers(places, words) })}
      </p>
      <p>{words.noWayBack}</p>
      <div className="row">
        <Button onClick={() => onGo(first)}>{fill(words.goToQuestion, { number: first + 1 })}</Button>
        <Button variant="soft" color="gray" onClick={onSubmit}>
          {words.submitAnyway}
        </Button>
      </div>
    </div>
  )
}
