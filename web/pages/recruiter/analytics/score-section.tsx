import { Link } from 'react-router'
import { computed, measures } from '#src/analytics/constants.ts'
import { type Overview, rowsAddress } from '../../../api/analytics.ts'
import { CountBars } from './bars.tsx'
import { ChartFigure, type ChartTable } from './chart-figure.tsx'
import { Definitions } from './definition.tsx'
import { inDigits, percentInWords, useQuestion } from './number-link.tsx'
import { Section } from './section.tsx'

/** How well candidates match, in ten bars, and how sure the scores are. */
export const ScoreSection = ({ scores }: { scores: Overview['scores'] }) => {
  const question = useQuestion()
  const most = Math.max(1, ...scores.bins.map(({ count }) => count.count))
  const table: ChartTable = {
    header: ['Match', 'Candidates'],
    rows: [
      ...scores.bins.map(({ from, to, count }) => [`${from} to ${to}%`, count]),
      ...scores.confidence.map(({ label, count }) => [`${label} confidence`, count]),
    ],
  }
  return (
    <Section
      section="scores"
      title="Scores"
      lead={`Median match ${percentInWords(scores.median)}, median confidence ${percentInWords(scores.medianConfidence)}.`}
    >
      <ChartFigure id="scores-chart" caption="Candidates by match and by confidence" table={table}>
        <ol className="histogram grid gap-1">
          {scores.bins.map(({ from, to, count }) => {
            const share = count.count / most
            const bar = (
              <svg className="block" width="100%" height="120" aria-hidden="true" focusable="false">
                <rect className="bar-ground" width="100%" height="120" rx="4" />
                <rect className="bar-solid" y={120 - share * 120} width="100%" height={share * 120} rx="4" />
              </svg>
            )
            return (
              <li className="text-center" key={from}>
                {count.count > 0 ? (
                  <Link to={rowsAddress(count, question)}>
                    <span className="histogram-count numeric strong">{inDigits(count.count)}</span>
                    <span className="visually-hidden">
                      {' '}
                      with a match of {from} to {to}%: open the rows
                    </span>
                    {bar}
                  </Link>
                ) : (
                  <span className="histogram-none">
                    <span className="histogram-count strong" />
                    {bar}
                  </span>
                )}
                <span className="histogram-label small numeric muted" aria-hidden="true">
                  {from}
                </span>
              </li>
            )
          })}
        </ol>
        <h3 className="small">Confidence</h3>
        <CountBars counts={scores.confidence} unit="confidence" />
      </ChartFigure>
      <Definitions
        entries={[
          { of: 'Match', text: measures.score.definition },
          { of: 'Confidence', text: measures.confidence.definition },
          { of: 'Median', text: computed['median-score'] },
        ]}
      />
    </Section>
  )
}
