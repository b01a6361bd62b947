import { Button } from '@radix-ui/themes'
import { type ApplicationDetail, noteReviewed } from '../../../../api/applications.ts'
import { Notice } from '../../../../components/notice.tsx'
import { dayOf } from '../../../../dates.ts'
import { useAct } from './use-act.ts'

interface ReviewStripProps {
  detail: ApplicationDetail
  reload: () => Promise<void>
}

/** The applicant's wish that a person looks at it, until somebody says that one has. */
export const ReviewStrip = ({ detail: { _id, candidateName, review, needsReview }, reload }: ReviewStripProps) => {
  const { act, busy } = useAct(reload)
  if (!review || !needsReview) return null
  return (
    <div className="review-strip flex-none mb-3">
      <Notice tone="warning">
        <div>
          <div>
            <strong>
              {candidateName} asked on {dayOf(review.askedAt)} that a person reviews this application
            </strong>
            {review.reason && <p className="review-reason">“{review.reason}”</p>}
          </div>
          <Button
            size="1"
            variant="soft"
            color="gray"
            disabled={busy}
            onClick={() => void act(noteReviewed(_id), 'This could not be saved')}
          >
            {busy ? 'Saving...' : 'Mark as reviewed by a person'}
          </Button>
        </div>
      </Notice>
    </div>
  )
}
