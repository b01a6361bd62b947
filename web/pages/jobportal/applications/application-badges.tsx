import type { ApplicationRecord } from '../../../api/applications.ts'
import { StatusBadge } from '../../../components/status-badge.tsx'

/** What has to be known of an application before anything else, each in a word or two. */
export const ApplicationBadges = ({ record }: { record: ApplicationRecord }) => {
  const { match, needsReview, hasCorrections, isWithdrawn, isAnswered, source, updatedAt } = record
  return (
    <>
      {isWithdrawn && <StatusBadge tone="error">Withdrawn</StatusBadge>}
      {match.unreadable && <StatusBadge tone="warning">Needs a person</StatusBadge>}
      {needsReview && <StatusBadge tone="warning">Review asked</StatusBadge>}
      {hasCorrections && <StatusBadge tone="info">Corrected</StatusBadge>}
      {updatedAt && <StatusBadge tone="info">Sent again</StatusBadge>}
      {!isAnswered && !isWithdrawn && <StatusBadge>No answer yet</StatusBadge>}
      {source && <StatusBadge>Via {source}</StatusBadge>}
    </>
  )
}
