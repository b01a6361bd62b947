import type { JobPosterRecord } from '#src/jobportal/views.ts'
import { StatusBadge } from '../../../components/status-badge.tsx'

/** Whether a company may post, and what it still lacks. */
export const PosterStatus = ({ poster: { isVerified, isSuspended, missing, isApproved } }: { poster: JobPosterRecord }) => {
  if (isSuspended) return <StatusBadge tone="error">Suspended</StatusBadge>
  if (isVerified) return <StatusBadge tone="success">Verified</StatusBadge>
  const reason = missing === 'email' ? (isApproved ? 'only its email is missing' : 'email not verified') : null
  return (
    <>
      <StatusBadge tone="warning">Unverified</StatusBadge>
      {reason && <span className="small muted block"> {reason}</span>}
    </>
  )
}
