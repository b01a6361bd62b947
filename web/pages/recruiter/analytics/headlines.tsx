import type { ReactNode } from 'react'
import { computed, measures } from '#src/analytics/constants.ts'
import type { Count, DaysBefore, Overview } from '../../../api/analytics.ts'
import { Definition } from './definition.tsx'
import { inDigits, NumberLink } from './number-link.tsx'

const Before = ({ days: { firstDay, lastDay }, children }: { days: DaysBefore; children: ReactNode }) => {
  const length = (Date.parse(lastDay) - Date.parse(firstDay)) / 86_400_000 + 1
  return (
    <dd className="small muted">
      {children} in the {length === 1 ? 'day' : `${inDigits(length)} days`} before
    </dd>
  )
}

interface CountCardProps {
  title: string
  count: Count
  /** Which of the numbers of the days before it is. */
  of: 'ranked' | 'hired' | 'rejected'
  label: string
  before: DaysBefore | null
}

/** A number beside the same in the days before. */
const CountCard = ({ title, count, of, label, before }: CountCardProps) => (
  <div className="panel flex flex-col gap-1 pad-wide">
    <dt>
      {title} <Definition of={title}>{measures[of].definition}</Definition>
    </dt>
    <dd>
      <NumberLink count={count} label={label} />
    </dd>
    {before && (
      <Before days={before}>
        <NumberLink count={{ measure: of, of: '', count: before[of], days: before }} label={`${label} in the days before`} />
      </Before>
    )}
  </div>
)

/** The numbers at the top, each beside what it was in as many days before. */
export const Headlines = ({
  answer: { funnel, timeToHire, scores, rejections, before },
}: {
  answer: Pick<Overview, 'funnel' | 'timeToHire' | 'scores' | 'rejections' | 'before'>
}) => {
  const { hired, fromContact, fromPosting } = timeToHire
  return (
    <dl className="headlines cards tile-9">
      <CountCard title="Candidates ranked" count={funnel.ranked} of="ranked" label="candidates ranked" before={before} />
      <CountCard title="Hired" count={hired} of="hired" label="hired" before={before} />
      <CountCard title="Rejections" count={rejections.all} of="rejected" label="rejections" before={before} />
      <div className="panel flex flex-col gap-1 pad-wide">
        <dt>
          Days to hire{' '}
          <Definition of="Days to hire, from first contact">{`${measures['hired-contacted'].definition} ${computed['days-to-hire']}`}</Definition>
        </dt>
        <dd>{fromContact.medianDays === null ? '–' : inDigits(fromContact.medianDays)}</dd>
        <dd className="small muted">
          from first contact, median of <NumberLink count={fromContact.count} label="hired after a first contact" />
          {fromPosting.medianDays !== null && <>; {inDigits(fromPosting.medianDays)} from posting</>}
        </dd>
        {typeof before?.daysToHire === 'number' && <Before days={before}>{inDigits(before.daysToHire)}</Before>}
      </div>
      <div className="panel flex flex-col gap-1 pad-wide">
        <dt>
          Median match <Definition of="Median match">{computed['median-score']}</Definition>
        </dt>
        <dd>{scores.median === null ? '–' : `${scores.median}%`}</dd>
        <dd className="small muted">
          of <NumberLink count={funnel.ranked} label="candidates with a match" /> candidates
        </dd>
        {typeof before?.medianScore === 'number' && <Before days={before}>{before.medianScore}%</Before>}
      </div>
    </dl>
  )
}
