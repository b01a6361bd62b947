import { useId } from 'react'
import { TextAreaField } from '../../../../components/field.tsx'
import { WithCode } from '../../../assessment/mcq/with-code.tsx'
import { longest, mostPoints, type OpenDraft } from './drafts.ts'
import type { CardProps } from './question-list.tsx'

/** An open question with the points that a good answer holds, to read or as a form. */
export const OpenCard = ({ draft, number, problems, editing, onChange }: CardProps<OpenDraft>) =>
  editing ? (
    <OpenForm draft={draft} number={number} problems={problems} onChange={onChange} />
  ) : (
    <>
      <p className="question-text medium pre-line break-anywhere">
        <WithCode text={draft.question} />
      </p>
      <p className="muted small">A good answer holds:</p>
      <ul className="dots">
        {draft.points
          .filter((point) => point !== '')
          .map((point) => (
            <li key={point}>
              <WithCode text={point} />
            </li>
          ))}
      </ul>
    </>
  )

const OpenForm = ({ draft, number, problems, onChange }: Omit<CardProps<OpenDraft>, 'editing'>) => {
  const id = useId()
  const { points } = draft
  const setPoint = (at: number, text: string) =>
    onChange({ ...draft, points: points.map((point, place) => (place === at ? text : point)) })
  return (
    <div className="stack gap-3">
      <TextAreaField
        label={`Question ${number}`}
        rows={3}
        maxLength={longest.question}
        value={draft.question}
        error={problems.question}
        onChange={(event) => onChange({ ...draft, question: event.target.value })}
      />
      <fieldset className="question-form-options stack gap-2">
        <legend className="medium">What a good answer holds</legend>
        <p className="field-hint">Each point mentioned counts the same. The candidate never sees them.</p>
        {problems.points && (
          <span className="field-error" id={`${id}-points`} role="alert">
            {problems.points}
          </span>
        )}
        {points.map((point, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: points have no other name while they are written
          <div key={at} className="flex items-center gap-2">
            <input
              className="input"
              aria-label={`Point ${at + 1}`}
              maxLength={longest.point}
              value={point}
              aria-invalid={problems.points ? true : undefined}
              aria-describedby={problems.points ? `${id}-points` : undefined}
              onChange={(event) => setPoint(at, event.target.value)}
            />
            <button
              type="button"
              className="row-button"
              onClick={() => onChange({ ...draft, points: points.filter((_, place) => place !== at) })}
            >
              Remove<span className="visually-hidden"> point {at + 1}</span>
            </button>
          </div>
        ))}
        {points.length < mostPoints && (
          <div>
            <button type="button" className="row-button" onClick={() => onChange({ ...draft, points: [...points, ''] })}>
              Add a point
            </button>
          </div>
        )}
      </fieldset>
    </div>
  )
}
