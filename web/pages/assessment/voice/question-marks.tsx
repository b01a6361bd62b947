import { fill } from '#src/words/fill.ts'
import { useWords } from '../../../words/words.ts'
import { type AnswerState, isDone } from './answer-states.ts'

interface QuestionMarksProps {
  at: number
  states: readonly AnswerState[]
  disabled: boolean
  onGo: (place: number) => void
}

/** A mark for each question: pending, completed or invalid; and the way to each. */
export const QuestionMarks = ({ at, states, disabled, onGo }: QuestionMarksProps) => {
  const words = useWords('assessment')
  return (
    <nav aria-label={words.questionList}>
      <ol className="flex flex-wrap gap-2">
        {states.map((state, place) => {
          const mark = markOf(state)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: questions keep their places.
            <li key={place}>
              <button
                type="button"
                className="mcq-number choice-frame rounded-3 text-soft question-mark relative numeric small min-h-9 outlined-strong"
                aria-current={place === at ? 'true' : undefined}
                data-answered={mark === 'completed' || undefined}
                data-mark={mark}
                aria-label={fill(words.questionMark, { number: place + 1, mark: words.marks[mark] })}
                title={words.marks[mark]}
                disabled={disabled}
                onClick={() => onGo(place)}
              >
                {place + 1}
                <span className="question-mark-sign" aria-hidden="true">
                  {signs[mark]}
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

type Mark = 'pending' | 'completed' | 'invalid' | 'skipped'

const signs: Record<Mark, string> = { pending: '', completed: '✓', invalid: '!', skipped: '–' }

const markOf = (state: AnswerState): Mark => {
  if (state.status === 'skipped') return 'skipped'
  if (state.status === 'invalid' || state.status === 'refused') return 'invalid'
  return isDone(state) ? 'completed' : 'pending'
}
