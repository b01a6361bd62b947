import type { ResultRecord } from '../../../api/results.ts'
import { Notice } from '../../../components/notice.tsx'
import { dayOf } from '../../../dates.ts'

/** What there is to say while, or because, a sitting is not complete. */
export const StateNotice = ({ result: { status, startedAt, expiresAt, options } }: { result: ResultRecord }) => {
  if (options.practice)
    return (
      <Notice>
        A practice link: it can be taken again and again, every new start forgets the one before, and no score counts.
      </Notice>
    )
  if (status === 'in-progress')
    return (
      <Notice>
        The candidate is taking it now, or has left it unfinished. Below is what has come so far; this page updates by itself.
      </Notice>
    )
  if (status === 'pending') return <Notice>The candidate has not begun yet. The link works until {dayOf(expiresAt)}.</Notice>
  if (status === 'expired')
    return <Notice tone="warning">The link expired on {dayOf(expiresAt)}, before the candidate had begun.</Notice>
  if (status === 'revoked')
    return (
      <Notice tone="warning">
        The link was revoked
        {startedAt
          ? ' while the candidate was taking it. What had come until then is below.'
          : ' before the candidate had begun.'}
      </Notice>
    )
  return null
}
