import type { ReactNode } from 'react'
import { computed, measures } from '#src/analytics/constants.ts'
import type { DaysBefore, Overview } from '../../../api/analytics.ts'
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

interface CountBeforeProps {
  before: DaysBefore | null
  of: 'ranked' | 'hired' | 'rejected'
  label: string
}

const CountBefore = ({ before, of, label }: CountBeforeProps) =>
  before && (
    <Before days={before}>
      <NumberLink count={{ measure: of, of: '', count: before[of], days: before }} label={`${label} in the days before`} />
    </Before>
  )

/** The numbers at the top, each beside what it was in as many days before. */
export const Headlines = ({
  answer: { funnel, timeToHire, scores, rejections, before },
}: {
  answer: Pick<Overview, 'funnel' | 'timeToHire' | 'scores' | 'rejections' | 'before'>
}) => {
  const { hired, fromContact, fromPosting } = timeToHire
  return (
    <dl className="headlines">
      <div className="panel">
        <dt>
          Candidates ranked <Definition of="Candidates ranked">{measures.ranked.definition}</Definition>
        </dt>
        <dd>
          <NumberLink count={funnel.ranked} label="candidates ranked" />
        </dd>
        <CountBefore before={before} of="ranked" label="candidates ranked" />
      </div>
      <div className="panel">
        <dt>
          Hired <Definition of="Hired">{measures.hired.definition}</Definition>
        </dt>
        <dd>
          <NumberLink count={hired} label="hired" />
        </dd>
        <CountBefore before={before} of="hired" label="hired" />
      </div>
      <div className="panel">
        <dt>
          Rejections <Definition of="Rejections">{measures.rejected.definition}</Definition>
        </dt>
        <dd>
          <NumberLink count={rejections.all} label="rejections" />
        </dd>
        <CountBefore before={before} of="rejected" label="rejections" />
      </div>
      <div className="panel">
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
      <div className="panel">
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
