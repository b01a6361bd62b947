import { Button } from '@radix-ui/themes'
import { type FormEvent, useId, useState } from 'react'
import { rateRecordings } from '../../../api/results.ts'
import { TextAreaField } from '../../../components/field.tsx'
import { Moment } from '../../../words/moment.tsx'
import { useAction } from '../workflow/use-workflow.ts'
import type { PartProps } from './use-result.ts'

const longestNote = 2000

/** A person's rating of what is seen; nothing else rates it. */
export const RatingPanel = ({ result, mayChange, reload }: PartProps) => {
  const { rating, status } = result
  return (
    <section className="panel result-rating stack gap-3" aria-labelledby="rating-heading">
      <h3 id="rating-heading">Rating by a person</h3>
      {rating && (
        <div className="stack gap-2">
          <p>
            <strong className="numeric">{Math.round(rating.video)} of 100</strong>{' '}
            <span className="muted">
              by {rating.by ?? 'a former colleague'}, <Moment at={rating.at} />
            </span>
          </p>
          {rating.note && (
            <blockquote className="rounded-3 pad surface-tint pre-line break-anywhere quote-line-accent">
              {rating.note}
            </blockquote>
          )}
        </div>
      )}
      {status !== 'completed' ? (
        <p className="muted">It can be rated once the candidate has finished.</p>
      ) : mayChange ? (
        <RatingForm key={rating?.at ?? 'none'} result={result} reload={reload} />
      ) : (
        !rating && <p className="muted">Nobody has rated it.</p>
      )}
    </section>
  )
}

const RatingForm = ({ result: { _id, rating }, reload }: Pick<PartProps, 'result' | 'reload'>) => {
  const [video, setVideo] = useState(rating ? String(Math.round(rating.video)) : '')
  const [note, setNote] = useState(rating?.note ?? '')
  const [news, setNews] = useState('')
  const { act, busy } = useAction(reload)
  const id = useId()
  const value = Number(video)
  const isValid = video.trim() !== '' && Number.isFinite(value) && value >= 0 && value <= 100
  const isSame = rating !== null && value === Math.round(rating.video) && note.trim() === rating.note
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isValid) return setNews('Enter a number from 0 to 100.')
    setNews('')
    await act(() => rateRecordings(_id, value, note), 'The rating could not be saved')
  }
  return (
    <form className="stack gap-3" onSubmit={handleSubmit} noValidate>
      <div className="field">
        <label className="field-label" htmlFor={id}>
          {rating ? 'Change it to' : 'Rating'}, 0 to 100
        </label>
        <span className="field-hint" id={`${id}-hint`}>
          What you saw and heard of the work itself; weight 10 in the combined score.
        </span>
        <div className="result-rate grid items-center gap-3">
          <input
            type="range"
            aria-label="Rating on a slider"
            min={0}
            max={100}
            step={5}
            value={isValid ? value : 50}
            data-unset={video === '' || undefined}
            onChange={(event) => setVideo(event.target.value)}
          />
          <input
            id={id}
            className="input"
            type="number"
            inputMode="numeric"
            min={0}
            max={100}
            value={video}
            aria-describedby={`${id}-hint`}
            onChange={(event) => setVideo(event.target.value)}
          />
        </div>
      </div>
      <TextAreaField
        label="Note"
        optional
        hint="For colleagues: what the rating rests on."
        rows={2}
        maxLength={longestNote}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className="row">
        <Button type="submit" disabled={busy || video === '' || isSame}>
          {busy ? 'Saving...' : 'Save rating'}
        </Button>
        {rating && (
          <Button
            type="button"
            variant="soft"
            color="gray"
            disabled={busy}
            onClick={() => void act(() => rateRecordings(_id, null), 'The rating could not be taken back')}
          >
            Take back
          </Button>
        )}
        <span className="field-error" role="alert">
          {news}
        </span>
      </div>
    </form>
  )
}
