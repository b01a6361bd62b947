import type { ReactNode } from 'react'
import type { CandidateRecord } from '../../../api/matching.ts'
import { LazyPanel } from '../../../components/lazy-panel.tsx'
import { SampleBadge } from '../../../components/sample-badge.tsx'
import { MatchMeter } from '../reasons/match-meter.tsx'
import { nameOf } from '../resume-actions.tsx'
import { ScoreBadges } from './score-badges.tsx'

interface CandidateHeadingProps {
  record: CandidateRecord
  recognised: boolean
  /** Wraps the name: a heading of the page, or the title of a dialog. */
  title: (name: string) => ReactNode
  actions: ReactNode
}

/** Who, for which job, how well, and what to know before relying on it. */
export const CandidateHeading = ({ record, recognised, title, actions }: CandidateHeadingProps) => {
  const [{ 'Resume Data': data, Analysis: analysis }] = record.matchingResult
  return (
    <header className="candidate-heading row gap-2-5 flex-none mb-4">
      <div className="candidate-heading-who min-w-0">
        {title(nameOf(record))}
        <p className="muted break-anywhere">
          {[data.designation[0], `for ${record.jobDescriptionId.title || 'N/A'}`, record.resumeId.filename]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <LazyPanel bring={bringPresence} props={{ candidateId: record._id }} waiting={null} />
      </div>
      <MatchMeter percentage={data['Matching Percentage']} confidence={analysis.confidence} />
      <div className="candidate-heading-badges flex flex-wrap gap-2">
        <SampleBadge id={record._id} />
        <ScoreBadges analysis={analysis} recognised={recognised} />
      </div>
      <div className="candidate-heading-actions off-paper row gap-2 ml-auto">{actions}</div>
    </header>
  )
}

const bringPresence = async () => (await import('../../../components/presence-note.tsx')).PresenceNote
