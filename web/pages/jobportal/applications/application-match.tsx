import type { ApplicationRecord } from '../../../api/applications.ts'
import { MatchMeter } from '../../recruiter/reasons/match-meter.tsx'

/** How well it fits; words where there is no number. */
export const ApplicationMatch = ({ match }: Pick<ApplicationRecord, 'match'>) => {
  if (match.percentage !== null) return <MatchMeter percentage={match.percentage} confidence={match.confidence ?? 0} />
  return <span className="application-no-match muted">{match.isWaiting ? 'Being read...' : 'Could not be read'}</span>
}
