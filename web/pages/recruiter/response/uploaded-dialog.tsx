import { Button } from '@radix-ui/themes'
import { Link } from 'react-router'
import { Dialog, DialogActions } from '../../../components/dialog.tsx'

interface UploadedDialogProps {
  open: boolean
  ranked: number
  rejected: number
  onClose: () => void
}

export const UploadedDialog = ({ open, ranked, rejected, onClose }: UploadedDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title="Upload Successful"
    description={
      <>
        {ranked === 1 ? '1 candidate is ranked.' : `${ranked} candidates are ranked.`}
        {rejected > 0 &&
          ` ${rejected === 1 ? '1 file' : `${rejected} files`} could not be ranked; the reasons are below the table.`}
      </>
    }
  >
    <DialogActions>
      <Button asChild variant="soft" color="gray">
        <Link to="/dashboard/candidates?view=recommended" state={{ view: 'recommended' }}>
          Recommended Profiles
        </Link>
      </Button>
      <Button onClick={onClose}>Got it</Button>
    </DialogActions>
  </Dialog>
)
