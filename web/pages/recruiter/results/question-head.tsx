import type { ReactNode } from 'react'
import { WithCode } from '../../assessment/mcq/with-code.tsx'

/** Number and words of a question; what became of it stands behind them. */
export const QuestionHead = ({ number, text, children }: { number: number; text: string; children: ReactNode }) => (
  <div className="result-choice-head grid items-start gap-3">
    <span
      className="question-number grid place-center rounded-full surface-shade text-soft small strong size-7"
      aria-hidden="true"
    >
      {number}
    </span>
    <h3 className="question-text medium pre-line break-anywhere large tight leading">
      <WithCode text={text} />
    </h3>
    {children}
  </div>
)
