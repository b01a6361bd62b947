import { measures } from '#src/analytics/constants.ts'
import type { Overview, TrendPoint } from '../../../api/analytics.ts'
import { dayOf } from '../../../dates.ts'
import { ChartFigure } from './chart-figure.tsx'
import { Definitions } from './definition.tsx'
import { type DatedCount, inDigits } from './number-link.tsx'
import { Section } from './section.tsx'

const series = [
  { key: 'ranked', label: 'Candidates ranked' },
  { key: 'hired', label: 'Hired' },
  { key: 'rejected', label: 'Rejections' },
] as const
type SeriesKey = (typeof series)[number]['key']

const counted = (point: TrendPoint, key: SeriesKey): DatedCount => ({ measure: key, of: '', count: point[key], days: point })

const spanInWords = ({ firstDay, lastDay }: TrendPoint) =>
  firstDay === lastDay ? dayOf(firstDay) : `${dayOf(firstDay)} to ${dayOf(lastDay)}`

/** What happened in each week, month or year: one small chart for each number, each with its own scale. */
export const TrendSection = ({ trend: { step, points } }: { trend: Overview['trend'] }) => (
  <Section
    section="trend"
    title="Trend"
    lead={`One column for each ${step}. The first and the last may be shorter than a whole ${step}.`}
  >
    <ChartFigure
      id="trend-chart"
      caption={`Candidates ranked, hired and rejected in each ${step}`}
      table={{
        header: ['Days', ...series.map(({ label }) => label)],
        rows: points.map((point) => [spanInWords(point), ...series.map(({ key }) => counted(point, key))]),
      }}
    >
      <div className="cards gap-5">
        {series.map(({ key, label }) => (
          <Columns key={key} of={key} label={label} points={points} />
        ))}
      </div>
    </ChartFigure>
    <Definitions
      entries={[
        { of: 'Candidates ranked', text: measures.ranked.definition },
        { of: 'Hired', text: measures.hired.definition },
        { of: 'Rejections', text: measures.rejected.definition },
      ]}
    />
  </Section>
)

const height = 72

/** The same as in the table, drawn: hidden from screen readers, which have the table. */
const Columns = ({ of, label, points }: { of: SeriesKey; label: string; points: TrendPoint[] }) => {
  const most = Math.max(...points.map((point) => point[of]), 0)
  const width = 100 / Math.max(points.length, 1)
  return (
    <div aria-hidden="true" className="stack gap-1 min-w-0">
      <p className="small">
        {label} <span className="muted">at most {inDigits(most)}</span>
      </p>
      <svg className="trend-chart block" width="100%" height={height + 2} aria-hidden="true" focusable="false">
        {points.map((point, index) => {
          const tall = most === 0 ? 0 : Math.max(point[of] > 0 ? 2 : 0, (point[of] / most) * height)
          return (
            <rect
              key={point.firstDay}
              className="bar-solid"
              x={`${index * width + width * 0.1}%`}
              y={height - tall}
              width={`${width * 0.8}%`}
              height={tall}
              rx="2"
            >
              <title>{`${spanInWords(point)}: ${inDigits(point[of])}`}</title>
            </rect>
          )
        })}
        <rect className="bar-ground" y={height} width="100%" height="2" />
      </svg>
      <p className="small muted flex justify-between gap-3">
        <span>{points[0] && dayOf(points[0].firstDay)}</span>
        <span>{points.length > 1 && dayOf(points.at(-1)!.lastDay)}</span>
      </p>
    </div>
  )
}
