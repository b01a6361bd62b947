import type { HoldRecord } from '../../../api/privacy.ts'
import { Notice } from '../../../components/notice.tsx'
import { dayOf } from '../../../dates.ts'

/** Why somebody's data stays. */
export const HoldNote = ({ hold }: { hold: HoldRecord }) => (
  <div className="my-3 break-anywhere">
    <Notice tone="warning">
      <p>
        <strong>On hold:</strong> {hold.reason}{' '}
        <span className="muted small">
          {hold.heldBy ? `${hold.heldBy}, ` : ''}
          {dayOf(hold.heldAt)}. Nothing deletes this person while the hold lasts.
        </span>
      </p>
    </Notice>
  </div>
)
