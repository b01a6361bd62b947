import { useState } from 'react'
import { type OfferedAnswer, offerTimes, type WantedOffer } from '../../../api/scheduling.ts'
import { Dialog } from '../../../components/dialog.tsx'
import { OfferForm } from './offer-form.tsx'
import { OfferedNote } from './offered-note.tsx'
import { PreparedOffer } from './prepared-offer.tsx'

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
  const handleOffer = async (wanted: WantedOffer) => {
    const offered = await offerTimes(candidateId, wanted)
    if (!offered.ok) return offered.failure
    onOffered(offered.data)
    return null
  }
  return (
    <PreparedOffer candidateId={candidateId} onClose={onClose}>
      {(known) => <OfferForm known={known} onOffer={handleOffer} onCancel={onClose} />}
    </PreparedOffer>
  )
}
