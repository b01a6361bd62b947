import type { ApplicationRecord, ApplicationStatus, MatchSummary } from '#src/jobportal/application-views.ts'
import { StatusBadge, type Tone } from '../../../components/status-badge.tsx'

const tones: Record<ApplicationStatus, Tone> = { New: 'info', Reviewed: 'neutral', Shortlisted: 'success', Rejected: 'error' }

export const ApplicationState = ({ application: { status, isWithdrawn } }: { application: ApplicationRecord }) => (
  <>
    <StatusBadge tone={tones[status]}>{status}</StatusBadge>
    {isWithdrawn && <StatusBadge tone="warning">Withdrawn</StatusBadge>}
  </>
)

/** How well the resume fits, or why no percentage says so. */
export const MatchMark = ({ match: { percentage, unreadable, isWaiting } }: { match: MatchSummary }) => {
  if (isWaiting) return <StatusBadge>Being read</StatusBadge>
  if (unreadable) return <StatusBadge tone="warning">Needs a person</StatusBadge>
  if (percentage === null) return <StatusBadge>No percentage</StatusBadge>
  return (
    <StatusBadge tone="accent">
      <span className="numeric">{percentage}% match</span>
    </StatusBadge>
  )
}
