import type { MailRecord } from '#src/admin/views.ts'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { Moment } from '../../../words/moment.tsx'

export const MailState = ({ mail: { state, retryAt, lastError } }: { mail: MailRecord }) => {
  if (state === 'sent') return <StatusBadge tone="success">Sent</StatusBadge>
  if (state === 'failed') return <StatusBadge tone="error">Failed</StatusBadge>
  if (lastError && retryAt)
    return (
      <StatusBadge tone="warning">
        Retry at <Moment at={retryAt} />
      </StatusBadge>
    )
  return <StatusBadge tone="info">Queued</StatusBadge>
}

/** 'verify-email' in words. */
export const mailKindText = (kind: string) => (kind ? kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('-', ' ') : 'N/A')
