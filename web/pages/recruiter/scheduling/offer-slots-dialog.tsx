import { Button } from '@radix-ui/themes'
import { useCallback, useEffect, useState } from 'react'
import type { CallResult } from '../../../api/client.ts'
import { candidateOffers, type OfferedAnswer, type OffersAnswer, offerTimes, type WantedOffer } from '../../../api/scheduling.ts'
import { Dialog, DialogActions } from '../../../components/dialog.tsx'
import { FailedState } from '../../../components/failed-state.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { OfferForm } from './offer-form.tsx'
import { OfferedNote } from './offered-note.tsx'

export interface OfferSlotsDialogProps {
  candidateId: string
  candidateName: string
  /** Of the position the candidate was ranked for. */
  jobTitle: string
  open: boolean
  onClose: () => void
}

/** Offers a candidate several times for an interview; the candidate picks one through a link. */
export const OfferSlotsDialog = ({ candidateId, candidateName, jobTitle, open, onClose }: OfferSlotsDialogProps) => {
  const [offered, setOffered] = useState<OfferedAnswer | null>(null)
  const handleClose = () => {
    setOffered(null)
    onClose()
  }
  return (
    <Dialog
      open={open}
      // The link is shown this once: only a press of the button puts it away.
      onClose={() => !offered && handleClose()}
      still
      title={offered ? 'The times are offered' : 'Let the candidate choose a time'}
      description={[candidateName, jobTitle].filter(Boolean).join(', ')}
      width="46rem"
    >
      {offered ? (
        <OfferedNote offered={offered} onClose={handleClose} />
      ) : (
        <Offering candidateId={candidateId} onOffered={setOffered} onClose={handleClose} />
      )}
    </Dialog>
  )
}

interface OfferingProps {
  candidateId: string
  onOffered: (offered: OfferedAnswer) => void
  onClose: () => void
}

const Offering = ({ candidateId, onOffered, onClose }: OfferingProps) => {
  const [answer, setAnswer] = useState<CallResult<OffersAnswer> | null>(null)
  const load = useCallback(async () => {
    setAnswer(null)
    setAnswer(await candidateOffers(candidateId))
  }, [candidateId])
  useEffect(() => void load(), [load])
  if (answer === null) return <Skeleton lines={6} />
  if (!answer.ok)
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
  const handleOffer = async (wanted: WantedOffer) => {
    const offered = await offerTimes(candidateId, wanted)
    if (!offered.ok) return offered.failure
    onOffered(offered.data)
    return null
  }
  return <OfferForm known={answer.data} onOffer={handleOffer} onCancel={onClose} />
}
