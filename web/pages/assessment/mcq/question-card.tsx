import { type KeyboardEvent, type Ref, useId } from 'react'
import type { ChoiceQuestion } from '../../../api/assessment.ts'
import { WithCode } from './with-code.tsx'

interface QuestionCardProps {
  question: ChoiceQuestion
  answer: string | null
  headingRef: Ref<HTMLHeadingElement>
  disabled?: boolean
  onChoose: (option: string) => void
}

/** One question with its options. While the focus is inside, the keys 1, 2, 3, … choose one as well. */
export const QuestionCard = ({ question, answer, headingRef, disabled = false, onChoose }: QuestionCardProps) => {
  const id = useId()
  const handleKeyDown = (event: KeyboardEvent) => {
    if (disabled || event.altKey || event.ctrlKey || event.metaKey || !/^[1-9]$/.test(event.key)) return
    const option = question.options[Number(event.key) - 1]
    if (option === undefined) return
    event.preventDefault()
    onChoose(option)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the radio buttons inside
    <div className="mcq-question stack" onKeyDown={handleKeyDown}>
      <h2 id={`${id}-text`} ref={headingRef} tabIndex={-1} className="mcq-text strong pre-line break-anywhere leading tight">
        <WithCode text={question.question} />
      </h2>
      <div className="stack gap-2" role="radiogroup" aria-labelledby={`${id}-text`}>
        {question.options.map((option, place) => (
          <label
            key={option}
            className="mcq-option choice-frame outlined-control flex items-start gap-3 pad rounded-4 surface pointer"
          >
            <input
              className="flex-none"
              type="radio"
              name={`${id}-answer`}
              value={option}
              checked={answer === option}
              disabled={disabled}
              onChange={() => onChoose(option)}
            />
            <span className="mcq-option-text flex-1 min-w-0 break-anywhere pre-line">
              <WithCode text={option} />
            </span>
            <span className="mcq-place flex-none outlined-strong rounded-2 muted text-center" aria-hidden="true">
              {place + 1}
            </span>
          </label>
        ))}
      </div>
    </div>
  )
}
