import type { ResultRecord } from '../../../api/results.ts'
import { ProgressBar } from '../../../components/progress-bar.tsx'
import { combinedOf, type ScorePart, scoreParts } from './words.ts'

/** The score and what it is made of. */
export const ScorePanel = ({ result }: { result: ResultRecord }) => {
  const parts = scoreParts(result)
  const combined = combinedOf(result)
  return (
    <section className="panel result-score grid grid-auto-1 narrow-1" aria-labelledby="score-heading">
      <div>
        <h2 id="score-heading">Combined score</h2>
        <p
          className="result-combined mt-2 text-soft strong numeric text-6"
          role="status"
          data-known={combined.endsWith('%') || undefined}
        >
          {combined}
        </p>
      </div>
      <dl className="stack gap-3">
        {parts.map((part) => (
          <Part key={part.key} part={part} result={result} />
        ))}
      </dl>
      <p className="small muted col-span-all">
        The mean of the parts that have a number, by their weights. It is computed from what was answered and never from voice,
        accent, speed or face. No score rejects anyone.
      </p>
    </section>
  )
}

const Part = ({ part: { key, name, weight, value, missing }, result }: { part: ScorePart; result: ResultRecord }) => {
  const right = result.questions.filter(({ isRight }) => isRight).length
  return (
    <div className="grid grid-1-auto gap-1-3">
      <dt>
        {name} <span className="small muted">weight {weight}</span>
      </dt>
      <dd className="numeric">
        {value === null ? <span className="muted">{missing}</span> : <strong>{Math.round(value)}%</strong>}
        {key === 'score' && value !== null && (
          <span className="small muted">
            {' '}
            {right} of {result.questions.length} right
          </span>
        )}
      </dd>
      {value !== null && (
        <dd className="col-span-all" aria-hidden="true">
          <ProgressBar label={name} value={value} />
        </dd>
      )}
    </div>
  )
}
