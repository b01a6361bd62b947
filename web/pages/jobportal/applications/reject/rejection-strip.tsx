import { Button } from '@radix-ui/themes'
import { type ApplicationDetail, setApplicationStatus } from '../../../../api/applications.ts'
import { said } from '../../../../api/client.ts'
import { Refusal } from '../../../../components/form-footer.tsx'
import { Notice } from '../../../../components/notice.tsx'
import { Moment } from '../../../../words/moment.tsx'
import { useAct } from '../sheet/use-act.ts'

interface RejectionStripProps {
  detail: ApplicationDetail
  reload: () => Promise<void>
}

/** Why an application is rejected and, as long as that is possible, the way to take it back with the email that waits. */
export const RejectionStrip = ({ detail: { _id, rejection, messages }, reload }: RejectionStripProps) => {
  const { act, busy, failure } = useAct(reload, { tells: 'here' })
  if (!rejection) return null
  const { reason, at, from, undoUntil } = rejection
  const isWaiting = messages.some(({ state }) => state === 'held')
  return (
    <div className="review-strip flex-none mb-3">
      <Notice>
        <div>
          <div>
            <strong>
              Rejected on <Moment at={at} />
            </strong>
            {reason && <p className="review-reason">{reason}</p>}
            {undoUntil && (
              <p className="small muted">
                {isWaiting ? 'The email waits, and this can be taken back,' : 'This can be taken back'} until{' '}
                <Moment at={undoUntil} />.
              </p>
            )}
          </div>
          {undoUntil && (
            <Button
              size="1"
              variant="soft"
              color="gray"
              disabled={busy}
              onClick={() => void act(setApplicationStatus(_id, from), 'The rejection still stands')}
            >
              {busy ? 'Undoing...' : 'Undo the rejection'}
            </Button>
          )}
        </div>
        {failure && <Refusal>{said(failure, 'The rejection still stands. Check your connection and try again.')}</Refusal>}
      </Notice>
    </div>
  )
}
