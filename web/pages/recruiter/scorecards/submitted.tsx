import type { ScorecardRecord, ScorecardsAnswer } from '../../../api/scorecards.ts'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { Moment } from '../../../words/moment.tsx'
import { gapText, ratingText, recommendationText, recommendationTone } from './words.ts'

/** One submitted scorecard to read. */
export const SubmittedScorecard = ({ card, isMine = false }: { card: ScorecardRecord; isMine?: boolean }) => (
  <article className="panel scorecard stack gap-3 pad-wide">
    <header className="flex flex-wrap items-center justify-between gap-2">
      <h3 className="large">
        {card.author ?? 'A former colleague'}
        {isMine && ' (you)'}
      </h3>
      <StatusBadge tone={recommendationTone(card.recommendation)}>{recommendationText(card.recommendation)}</StatusBadge>
    </header>
    {card.note && <p className="break-anywhere pre-line">{card.note}</p>}
    <dl className="scorecard-ratings grid gap-2">
      {card.ratings.map(({ key, label, rating, note }) => (
        <div className="grid gap-3 line-top" key={key}>
          <dt>{label}</dt>
          <dd>
            <span className="strong">{ratingText(rating)}</span>
            {note && <p className="break-anywhere pre-line">{note}</p>}
          </dd>
        </div>
      ))}
    </dl>
    <p className="small muted">
      Submitted <Moment at={card.submittedAt} />
      {card.readFirst && ', after reading those of others'}
      {card.savedAt !== card.submittedAt && (
        <>
          , changed <Moment at={card.savedAt} />
        </>
      )}
    </p>
  </article>
)

/** How far those who rated the same line agree. */
export const Agreement = ({ lines }: { lines: ScorecardsAnswer['agreement'] }) =>
  lines.length > 0 && (
    <table className="plain-table">
      <caption>Agreement</caption>
      <thead>
        <tr>
          <th scope="col">Line</th>
          <th scope="col">Ratings</th>
          <th scope="col">Average</th>
          <th scope="col">How far apart</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, label, ratings, average, gap }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td className="numeric">{ratings.join(', ')}</td>
            <td className="numeric">{average.toFixed(1)}</td>
            <td>{gap >= 2 ? <StatusBadge tone="warning">{gapText(gap)}</StatusBadge> : gapText(gap)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )

/** "2 colleagues have submitted theirs …" */
export const Waiting = ({ count }: { count: number }) =>
  count > 0 && (
    <p className="muted">
      {count === 1 ? 'A colleague has submitted a scorecard' : `${count} colleagues have submitted scorecards`}. You see{' '}
      {count === 1 ? 'it' : 'them'} once you have submitted yours, so that each of you judges alone.
    </p>
  )
