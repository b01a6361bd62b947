import { Button } from '@radix-ui/themes'
import { productName } from '../content.ts'
import { Dialog, DialogActions } from './dialog.tsx'
import { WelcomePicture } from './welcome-picture.tsx'

interface WelcomeDialogProps {
  /** The full name, which may be empty; null keeps the dialog closed. */
  name: string | null
  onClose: () => void
  /** Where the visitor wanted to go before being asked to sign in. */
  next?: string | null
}

export const WelcomeDialog = ({ name, onClose, next }: WelcomeDialogProps) => (
  <Dialog open={name !== null} onClose={onClose} title={`Welcome to ${productName}`} still>
    <div className="stack gap-3">
      <WelcomePicture />
      <p className="large strong">{name ? `Hi, ${name}` : 'Hi'}</p>
      <p>You are signed in. Begin with a job description and the resumes for it: the Upload page takes both.</p>
    </div>
    <DialogActions>
      {next && (
        <Button asChild size="3" variant="soft" color="gray">
          <a href={next}>Back to where you were</a>
        </Button>
      )}
      <Button size="3" onClick={onClose}>
        Let’s Go!
      </Button>
    </DialogActions>
  </Dialog>
)
