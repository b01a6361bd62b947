import { Button } from '@radix-ui/themes'
import { type FormEvent, useState } from 'react'
import { maximumRatingNote, maximumScorecardNote, ratingTexts, recommendations } from '#src/scorecards/constants.ts'
import { said } from '../../../api/client.ts'
import { type FilledIn, type ScorecardsAnswer, saveScorecard } from '../../../api/scorecards.ts'
import { Field } from '../../../components/field.tsx'
import { FormFooter } from '../../../components/form-footer.tsx'
import { useUnsavedGuard } from '../../../components/use-unsaved-guard.ts'
import { useShowToast } from '../../../state/toasts.ts'

interface ScorecardFormProps {
  answer: ScorecardsAnswer
  onSaved: (answer: ScorecardsAnswer) => void
}

type Line = FilledIn['ratings'][number] & { label: string; questions: string[] }

/** The lines of the kit with what was filled in; lines that the kit has lost stay with their ratings. */
const linesOf = ({ kit, mine }: ScorecardsAnswer): Line[] => {
  const filled = new Map(mine?.ratings.map((rating) => [rating.key, rating]))
  const lost = (mine?.ratings ?? []).filter(({ key }) => !kit.criteria.some((line) => line.key === key))
  return [...kit.criteria, ...lost.map((rating) => ({ ...rating, questions: [] }))].map(({ key, label, questions }) => ({
    key,
    label,
    questions,
    rating: filled.get(key)?.rating ?? null,
    note: filled.get(key)?.note ?? '',
  }))
}

/** The own scorecard: a rating and a note for each line, and what to advise in the end. */
export const ScorecardForm = ({ answer, onSaved }: ScorecardFormProps) => {
  const { mine, candidate } = answer
  const [lines, setLines] = useState(() => linesOf(answer))
  const [recommendation, setRecommendation] = useState(mine?.recommendation ?? null)
  const [note, setNote] = useState(mine?.note ?? '')
  const [isChanged, setChanged] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const showToast = useShowToast()
  useUnsavedGuard(isChanged)
  const isIn = mine?.submittedAt != null
  const change = (key: string, part: Partial<Pick<Line, 'rating' | 'note'>>) => {
    setLines((before) => before.map((line) => (line.key === key ? { ...line, ...part } : line)))
    setChanged(true)
  }
  const save = async (submit: boolean) => {
    setBusy(true)
    setRefusal(null)
    const ratings = lines.map(({ key, rating, note }) => ({ key, rating, note }))
    const body = { version: mine?.version ?? 0, recommendation, note, ratings, submit }
    const saved = await saveScorecard(candidate._id, body)
    setBusy(false)
    if (!saved.ok) return setRefusal(said(saved.failure, 'The server could not be reached. Nothing was saved; try again.'))
    setChanged(false)
    showToast('success', submit ? (isIn ? 'Your changes are saved' : 'Your scorecard is submitted') : 'Your draft is saved')
    onSaved(saved.data)
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (recommendation === null) return setRefusal('Choose a recommendation before you submit the scorecard.')
    if (lines.every(({ rating }) => rating === null)) return setRefusal('Rate at least one line before you submit the scorecard.')
    void save(true)
  }
  return (
    <form className="stack" onSubmit={handleSubmit}>
      {lines.map((line) => (
        <RatingLine key={line.key} line={line} onChange={(part) => change(line.key, part)} />
      ))}
      <fieldset className="panel scorecard-line stack gap-3 pad-wide m-0">
        <legend className="w-full strong">Recommendation</legend>
        <div className="flex flex-wrap gap-2">
          {recommendations.map(({ key, text }) => (
            <label key={key} className="choice-frame outlined-control flex items-center gap-2 rounded-3 pointer min-h-10 px-3">
              <input
                type="radio"
                name="recommendation"
                checked={recommendation === key}
                onChange={() => {
                  setRecommendation(key)
                  setChanged(true)
                }}
              />
              <span>{text}</span>
            </label>
          ))}
        </div>
        <Field label="Why" optional>
          {(control) => (
            <textarea
              {...control}
              className="input"
              rows={3}
              maxLength={maximumScorecardNote}
              value={note}
              onChange={(event) => {
                setNote(event.currentTarget.value)
                setChanged(true)
              }}
            />
          )}
        </Field>
      </fieldset>
      <FormFooter refusal={refusal}>
        <Button type="submit" disabled={busy}>
          {isIn ? 'Save changes' : 'Submit scorecard'}
        </Button>
        {!isIn && (
          <Button type="button" variant="soft" color="gray" disabled={busy} onClick={() => void save(false)}>
            Save draft
          </Button>
        )}
      </FormFooter>
    </form>
  )
}

const RatingLine = ({ line, onChange }: { line: Line; onChange: (part: Partial<Pick<Line, 'rating' | 'note'>>) => void }) => (
  <fieldset className="panel scorecard-line stack gap-3 pad-wide m-0">
    <legend className="w-full strong">{line.label}</legend>
    {line.questions.length > 0 && (
      <details>
        <summary>{line.questions.length === 1 ? '1 question to ask' : `${line.questions.length} questions to ask`}</summary>
        <ul>
          {line.questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      </details>
    )}
    <div className="flex flex-wrap gap-2">
      {ratingTexts.map((text, at) => (
        <label key={text} className="choice-frame outlined-control flex items-center gap-2 rounded-3 pointer min-h-10 px-3">
          <input
            type="radio"
            name={`rating ${line.key}`}
            checked={line.rating === at + 1}
            onChange={() => onChange({ rating: at + 1 })}
          />
          <span>
            <b className="numeric">{at + 1}</b> {text}
          </span>
        </label>
      ))}
      <label className="choice-frame outlined-control flex items-center gap-2 rounded-3 pointer min-h-10 px-3">
        <input
          type="radio"
          name={`rating ${line.key}`}
          checked={line.rating === null}
          onChange={() => onChange({ rating: null })}
        />
        <span>Not talked about</span>
      </label>
    </div>
    <Field label="What you saw or heard" optional>
      {(control) => (
        <textarea
          {...control}
          className="input"
          rows={2}
          maxLength={maximumRatingNote}
          value={line.note}
          onChange={(event) => onChange({ note: event.currentTarget.value })}
        />
      )}
    </Field>
  </fieldset>
)
