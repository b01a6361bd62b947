import type { ApplicationRecord } from '../../../../api/applications.ts'
import { Notice } from '../../../../components/notice.tsx'
import { dayOf } from '../../../../dates.ts'

/** Why an application stays, and whether its applicant wants it gone. */
export const HoldStrip = ({ record: { hold, asksDeletion } }: { record: ApplicationRecord }) =>
  (hold || asksDeletion) && (
    <div className="review-strip flex-none mb-3">
      <Notice tone="warning">
        {hold && (
          <p>
            <strong>On hold:</strong> {hold.reason}{' '}
            <span className="muted small">
              {hold.heldBy}, {dayOf(hold.heldAt)}. Nothing deletes this application while the hold lasts.
            </span>
          </p>
        )}
        {asksDeletion && (
          <p>
            <strong>The applicant asked that everything is deleted.</strong>{' '}
            {hold
              ? 'Lift the hold and delete the application as soon as nothing keeps it any more.'
              : 'Nothing keeps it any more: please delete it.'}
          </p>
        )}
      </Notice>
    </div>
  )
