import type { ApplicationRecord } from '../../../api/applications.ts'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { dayOf } from '../../../dates.ts'

/** Milliseconds: what goes later needs no word in a list. */
const soon = 31 * 24 * 60 * 60_000
const isSoon = (erasedAt: string) => Date.parse(erasedAt) - Date.now() < soon

/** What has to be known of an application before anything else, each in a word or two. */
export const ApplicationBadges = ({ record }: { record: ApplicationRecord }) => {
  const { match, needsReview, hasCorrections, isWithdrawn, isAnswered, source, updatedAt, erasedAt, hold, asksDeletion } = record
  return (
    <>
      {isWithdrawn && <StatusBadge tone="error">Withdrawn</StatusBadge>}
      {match.unreadable && <StatusBadge tone="warning">Needs a person</StatusBadge>}
      {needsReview && <StatusBadge tone="warning">Review asked</StatusBadge>}
      {hasCorrections && <StatusBadge tone="info">Corrected</StatusBadge>}
      {updatedAt && <StatusBadge tone="info">Sent again</StatusBadge>}
      {!isAnswered && !isWithdrawn && <StatusBadge>No answer yet</StatusBadge>}
      {asksDeletion && <StatusBadge tone="warning">Asked to be deleted</StatusBadge>}
      {hold && <StatusBadge tone="warning">On hold</StatusBadge>}
      {erasedAt && isSoon(erasedAt) && <StatusBadge>Will be erased on {dayOf(erasedAt)}</StatusBadge>}
      {source && <StatusBadge>Via {source}</StatusBadge>}
    </>
  )
}
