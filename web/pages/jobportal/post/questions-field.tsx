import { Button } from '@radix-ui/themes'
import { useEffect, useRef } from 'react'
import { limits } from '#src/jobportal/constants.ts'
import { TextField } from '../../../components/field.tsx'
import { newQuestion, type QuestionDraft } from './job-form.ts'
import { QuestionKindFields } from './question-kind-fields.tsx'

interface QuestionsFieldProps {
  questions: QuestionDraft[]
  onChange: (questions: QuestionDraft[]) => void
}

/** What everybody who applies is asked besides their resume. */
export const QuestionsField = ({ questions, onChange }: QuestionsFieldProps) => {
  const list = useRef<HTMLDivElement>(null)
  /** What gets the focus once the list is drawn anew. */
  const next = useRef<string | null>(null)
  useEffect(() => {
    if (next.current) list.current?.querySelector<HTMLElement>(next.current)?.focus()
    next.current = null
  })

  const change = (key: string, part: Partial<QuestionDraft>) =>
    onChange(questions.map((each) => (each.key === key ? { ...each, ...part } : each)))
  const handleAdd = () => {
    const added = newQuestion()
    next.current = `[data-question="${added.key}"] .input`
    onChange([...questions, added])
  }
  const handleRemove = (at: number) => {
    const neighbour = questions[at + 1] ?? questions[at - 1]
    next.current = neighbour ? `[data-question="${neighbour.key}"] .input` : '.questions-add'
    onChange(questions.toSpliced(at, 1))
  }
  const handleMove = (at: number, step: 1 | -1) => {
    const moved = questions[at]!
    const to = at + step
    const isAtEnd = step < 0 ? to === 0 : to === questions.length - 1
    const direction = step < 0 !== isAtEnd ? 'up' : 'down'
    next.current = `[data-question="${moved.key}"] [data-move="${direction}"]`
    onChange(questions.toSpliced(at, 1).toSpliced(to, 0, moved))
  }
  return (
    <div className="stack gap-3" ref={list}>
      {questions.length > 0 && (
        <ol className="stack gap-3 bare">
          {questions.map((draft, at) => {
            const { key, question, required } = draft
            return (
              <li key={key} className="question stack gap-3 pad outlined rounded-3" data-question={key}>
                <TextField
                  label={`Question ${at + 1}`}
                  value={question}
                  maxLength={limits.question}
                  onChange={({ currentTarget }) => change(key, { question: currentTarget.value })}
                />
                <QuestionKindFields draft={draft} at={at} onChange={(part) => change(key, part)} />
                <div className="row row-between gap-2">
                  <label className="check">
                    <input
                      type="checkbox"
                      checked={required}
                      onChange={({ currentTarget }) => change(key, { required: currentTarget.checked })}
                    />
                    <span>
                      Must be answered<span className="visually-hidden"> (question {at + 1})</span>
                    </span>
                  </label>
                  <div className="row gap-2">
                    {(['up', 'down'] as const).map((direction) => (
                      <Button
                        key={direction}
                        type="button"
                        size="1"
                        variant="soft"
                        color="gray"
                        data-move={direction}
                        disabled={direction === 'up' ? at === 0 : at === questions.length - 1}
                        onClick={() => handleMove(at, direction === 'up' ? -1 : 1)}
                      >
                        {direction === 'up' ? 'Up' : 'Down'}
                        <span className="visually-hidden"> with question {at + 1}</span>
                      </Button>
                    ))}
                    <Button type="button" size="1" variant="soft" color="red" onClick={() => handleRemove(at)}>
                      Remove<span className="visually-hidden"> question {at + 1}</span>
                    </Button>
                  </div>
                </div>
              </li>
            )
          })}
        </ol>
      )}
      <div className="row">
        <Button
          type="button"
          variant="soft"
          color="gray"
          className="questions-add"
          disabled={questions.length >= limits.questions}
          onClick={handleAdd}
        >
          Add a question
        </Button>
        {questions.length >= limits.questions && (
          <span className="small muted">A job has at most {limits.questions} questions.</span>
        )}
      </div>
    </div>
  )
}
