import { Button } from '@radix-ui/themes'
import { useId } from 'react'
import type { LinkOptions } from '../../../../api/assessments.ts'
import { DialogActions } from '../../../../components/dialog.tsx'
import { CodedText } from './coded-text.tsx'
import type { Drafts } from './drafts.ts'

interface PreviewProps {
  drafts: Drafts
  options: LinkOptions
  onBack: () => void
}

/** What the candidate will see of the questions. */
export const Preview = ({ drafts, options, onBack }: PreviewProps) => (
  <div className="stack gap-4">
    <p className="muted">What the candidate sees, without the right answers and the expected points.</p>
    {options.kind !== 'interview' &&
      drafts.choices.map(({ key, question, options: texts }, at) => (
        <ChoiceSeen key={key} question={question} options={texts} number={at + 1} of={drafts.choices.length} />
      ))}
    {drafts.open.map(({ key, question }, at) => (
      <section key={key} className="panel stack gap-2">
        <p className="muted small">
          Question {at + 1} of {drafts.open.length}
        </p>
        <p className="question-text">
          <CodedText>{question}</CodedText>
        </p>
      </section>
    ))}
    <DialogActions>
      <Button onClick={onBack}>Back to the questions</Button>
    </DialogActions>
  </div>
)

const ChoiceSeen = ({ question, options, number, of }: { question: string; options: string[]; number: number; of: number }) => {
  const id = useId()
  return (
    <fieldset className="panel stack gap-2">
      <legend className="visually-hidden">
        Question {number} of {of}
      </legend>
      <p className="muted small">
        Question {number} of {of}
      </p>
      <p className="question-text">
        <CodedText>{question}</CodedText>
      </p>
      {options.map((option) => (
        <label key={option} className="check">
          <input type="radio" name={id} />
          <span>
            <CodedText>{option}</CodedText>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
