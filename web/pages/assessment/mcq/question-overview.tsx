import { fill } from '#src/words/fill.ts'
import type { Words } from '#src/words/words.ts'

interface QuestionOverviewProps {
  count: number
  at: number
  isAnswered: (place: number) => boolean
  onGo: (place: number) => void
  words: Pick<Words['assessment'], 'questionList' | 'answered' | 'notAnswered'>
}

/** A number for each question: which have an answer, and the way to each. */
export const QuestionOverview = ({ count, at, isAnswered, onGo, words }: QuestionOverviewProps) => {
  return (
    <nav aria-label={words.questionList}>
      <ol className="flex flex-wrap gap-2">
        {Array.from({ length: count }, (_, place) => place).map((place) => (
          <li key={place}>
            <button
              type="button"
              className="mcq-number choice-frame rounded-3 text-soft numeric small min-h-9 outlined-strong"
              aria-current={place === at ? 'true' : undefined}
              data-answered={isAnswered(place) || undefined}
              aria-label={fill(isAnswered(place) ? words.answered : words.notAnswered, { number: place + 1 })}
              onClick={() => onGo(place)}
            >
              {place + 1}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
