import { Button } from '@radix-ui/themes'
import { useEffect, useRef, useState } from 'react'
import type { LinkOptions } from '../../../../api/assessments.ts'
import { DialogActions } from '../../../../components/dialog.tsx'
import { Notice } from '../../../../components/notice.tsx'
import { ProgressBar } from '../../../../components/progress-bar.tsx'
import { QuestionCard } from '../../../assessment/mcq/question-card.tsx'
import { QuestionOverview } from '../../../assessment/mcq/question-overview.tsx'
import { WithCode } from '../../../assessment/mcq/with-code.tsx'
import type { Drafts } from './drafts.ts'

const overviewWords = {
  questionList: 'Questions',
  answered: 'Question {number}, answered',
  notAnswered: 'Question {number}, not answered',
}

interface PreviewProps {
  drafts: Drafts
  options: LinkOptions
  onBack: () => void
}

/** The questions as the candidate gets them, made of the same pieces as their page. */
export const Preview = ({ drafts, options, onBack }: PreviewProps) => {
  const choices = options.kind === 'interview' ? [] : drafts.choices
  const count = choices.length + drafts.open.length
  const [at, setAt] = useState(0)
  const [answers, setAnswers] = useState<Record<string, string>>({})
  const heading = useRef<HTMLHeadingElement>(null)
  const choice = choices[at]
  const open = drafts.open[at - choices.length]
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is read from its beginning
  useEffect(() => {
    heading.current?.focus()
  }, [at])
  const place = choice ? at : at - choices.length
  const of = choice ? choices.length : drafts.open.length
  return (
    <div className="send-preview stack gap-4">
      <Notice tone="info">
        <p>
          As the candidate sees it: one question at a time, without the right answers and the expected points. The order of the
          answers is drawn anew when the link is sent.
        </p>
      </Notice>
      {count === 0 && <p className="muted">There are no questions yet.</p>}
      {count > 0 && (
        <>
          <div className="stack gap-2">
            <p className="strong numeric">
              {choice ? 'Multiple choice' : 'Open questions'}: question {place + 1} of {of}
            </p>
            <ProgressBar label="Progress" value={place + 1} max={of} />
          </div>
          {choice && (
            <QuestionCard
              key={choice.key}
              question={{ id: choice.key, question: choice.question, options: choice.options, userAnswer: null, revision: 0 }}
              answer={answers[choice.key] ?? null}
              headingRef={heading}
              onChoose={(option) => setAnswers((before) => ({ ...before, [choice.key]: option }))}
            />
          )}
          {open && (
            <div className="mcq-question stack">
              <h2 ref={heading} tabIndex={-1} className="mcq-text strong pre-line break-anywhere leading tight">
                <WithCode text={open.question} />
              </h2>
              <p className="muted">
                {options.answers === 'written'
                  ? 'Here the candidate writes an answer.'
                  : 'Here the candidate records an answer by speaking.'}
              </p>
            </div>
          )}
          <div className="flex flex-wrap justify-between gap-3">
            <Button type="button" size="3" variant="soft" color="gray" disabled={at === 0} onClick={() => setAt(at - 1)}>
              Previous
            </Button>
            <Button type="button" size="3" disabled={at === count - 1} onClick={() => setAt(at + 1)}>
              Next
            </Button>
          </div>
          <QuestionOverview
            count={count}
            at={at}
            isAnswered={(place) => answers[choices[place]?.key ?? ''] !== undefined}
            onGo={setAt}
            words={overviewWords}
          />
        </>
      )}
      <DialogActions>
        <Button onClick={onBack}>Back to the questions</Button>
      </DialogActions>
    </div>
  )
}
