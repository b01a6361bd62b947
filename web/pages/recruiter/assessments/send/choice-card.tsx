import { useId } from 'react'
import { TextAreaField } from '../../../../components/field.tsx'
import { WithCode } from '../../../assessment/mcq/with-code.tsx'
import { type ChoiceDraft, longest } from './drafts.ts'
import type { CardProps } from './question-list.tsx'

const letters = 'ABCD'

/** A multiple-choice question to read, or as a form. */
export const ChoiceCard = ({ draft, number, problems, editing, onChange }: CardProps<ChoiceDraft>) =>
  editing ? (
    <ChoiceForm draft={draft} number={number} problems={problems} onChange={onChange} />
  ) : (
    <>
      <p className="question-text medium pre-line break-anywhere">
        <WithCode text={draft.question} />
      </p>
      <ol className="question-options grid gap-1-4 grid-2 narrow-1">
        {draft.options.map((option, at) => (
          <li
            className={`flex gap-2 min-w-0 break-anywhere ${at === draft.right ? 'text-strong medium' : 'text-soft'}`}
            // biome-ignore lint/suspicious/noArrayIndexKey: the four places
            key={at}
            data-right={at === draft.right || undefined}
          >
            <span
              className={`question-letter flex-none strong ${at === draft.right ? 'text-success' : 'muted'}`}
              aria-hidden="true"
            >
              {at === draft.right ? '✓' : letters[at]}
            </span>
            <span className="min-w-0">
              {at === draft.right && <span className="visually-hidden">Right answer: </span>}
              <WithCode text={option} />
            </span>
          </li>
        ))}
      </ol>
      <Explanations draft={draft} />
    </>
  )

/** Why each answer is right or wrong, as long as its words are those that were explained. */
const Explanations = ({ draft: { drafted, options, right } }: { draft: ChoiceDraft }) => {
  // With another key, what was said about right and wrong is not true any more.
  if (drafted && options[right ?? -1] !== drafted.correctAnswer) return null
  const known = (drafted?.explanations ?? []).filter(({ option, why }) => why !== '' && options.includes(option))
  if (known.length === 0) return null
  return (
    <details>
      <summary>Why</summary>
      <dl className="flex flex-col gap-2 mt-2 pl-3 small quote-line">
        {known.map(({ option, why }) => (
          <div key={option}>
            <dt className="medium text-strong break-anywhere">
              <WithCode text={option} />
            </dt>
            <dd className="text-soft">
              <WithCode text={why} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

const ChoiceForm = ({ draft, number, problems, onChange }: Omit<CardProps<ChoiceDraft>, 'editing'>) => {
  const id = useId()
  const setOption = (at: number, text: string) =>
    onChange({ ...draft, options: draft.options.map((option, place) => (place === at ? text : option)) })
  return (
    <div className="stack gap-3">
      <TextAreaField
        label={`Question ${number}`}
        hint="Write code between `backticks`."
        rows={3}
        maxLength={longest.question}
        value={draft.question}
        error={problems.question}
        onChange={(event) => onChange({ ...draft, question: event.target.value })}
      />
      <fieldset className="question-form-options stack gap-2" aria-describedby={problems.right ? `${id}-right` : undefined}>
        <legend className="medium">Answers: mark the right one</legend>
        {problems.right && (
          <span className="field-error" id={`${id}-right`} role="alert">
            {problems.right}
          </span>
        )}
        {draft.options.map((option, at) => {
          const problem = problems[`option ${at}`]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the four places
            <div key={at} className="question-form-option grid items-start gap-3 grid-auto-1">
              <input
                type="radio"
                name={`${id}-right`}
                checked={draft.right === at}
                aria-label={`Answer ${letters[at]} is right`}
                aria-invalid={problems.right ? true : undefined}
                onChange={() => onChange({ ...draft, right: at })}
              />
              <div>
                <input
                  className="input"
                  aria-label={`Answer ${letters[at]}`}
                  maxLength={longest.option}
                  value={option}
                  aria-invalid={problem ? true : undefined}
                  aria-describedby={problem ? `${id}-${at}` : undefined}
                  onChange={(event) => setOption(at, event.target.value)}
                />
                {problem && (
                  <span className="field-error" id={`${id}-${at}`} role="alert">
                    {problem}
                  </span>
                )}
              </div>
            </div>
          )
        })}
      </fieldset>
    </div>
  )
}
