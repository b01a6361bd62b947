import { Button } from '@radix-ui/themes'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import type { CallResult } from '../../../api/client.ts'
import { candidateOffers, type OffersAnswer } from '../../../api/scheduling.ts'
import { DialogActions } from '../../../components/dialog.tsx'
import { FailedState } from '../../../components/failed-state.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'

interface PreparedOfferProps {
  candidateId: string
  onClose: () => void
  children: (known: OffersAnswer) => ReactNode
}

/** What an offer of times to somebody begins with, as soon as it is there. */
export const PreparedOffer = ({ candidateId, onClose, children }: PreparedOfferProps) => {
  const [answer, setAnswer] = useState<CallResult<OffersAnswer> | null>(null)
  const load = useCallback(async () => {
    setAnswer(null)
    setAnswer(await candidateOffers(candidateId))
  }, [candidateId])
  useEffect(() => void load(), [load])
  if (answer === null) return <Skeleton lines={6} />
  if (answer.ok) return children(answer.data)
  return (
    <div className="stack">
      <FailedState title="The offer could not be prepared" failure={answer.failure} onRetry={() => void load()} />
      <DialogActions>
        <Button variant="soft" color="gray" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </div>
  )
}
