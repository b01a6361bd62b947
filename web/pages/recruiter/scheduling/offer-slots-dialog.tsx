import { Button } from '@radix-ui/themes'
import { Dialog, DialogActions } from '../../../components/dialog.tsx'

export interface OfferSlotsDialogProps {
  candidateId: string
  candidateName: string
  /** Of the position the candidate was ranked for. */
  jobTitle: string
  open: boolean
  onClose: () => void
}

/** Offers a candidate several times for an interview; the candidate picks one through a link. */
export const OfferSlotsDialog = ({ candidateName, jobTitle, open, onClose }: OfferSlotsDialogProps) => (
  <Dialog open={open} onClose={onClose} title="Let the candidate choose a time" description={`${candidateName}, ${jobTitle}`}>
    <DialogActions>
      <Button variant="soft" color="gray" onClick={onClose}>
        Close
      </Button>
    </DialogActions>
  </Dialog>
)
