import { Button } from '@radix-ui/themes'
import { useEffect, useMemo } from 'react'
import { publicUrlOf } from '../../../api/jobportal.ts'
import { Dialog, DialogActions } from '../../../components/dialog.tsx'
import { FailedState } from '../../../components/failed-state.tsx'
import { keepPress } from '../../../components/refusal-note.ts'
import { Waiting } from '../../../components/spinner.tsx'
import { type Fetched, useCompanyData } from '../../../state/company.ts'
import { throwConfetti } from './confetti.ts'
import { CopyField } from './copy-field.tsx'
import { useCopy } from './use-copy.ts'

interface PostedDialogProps {
  jobId: string
  title: string
  onClose: () => void
}

export const PostedDialog = ({ jobId, title, onClose }: PostedDialogProps) => {
  const { fetched, refetch } = usePublicUrl(jobId)
  useEffect(throwConfetti, [])
  return (
    <Dialog
      open
      still
      onClose={onClose}
      title="Job Posted Successfully"
      description={`${title} is online. Whoever has this link can read it and apply.`}
      width="32rem"
    >
      <Shared fetched={fetched} title={title} onRetry={refetch} />
      <p className="small muted mt-4">Tip: share this link on social media to reach more candidates.</p>
      <DialogActions>
        <Button type="button" variant="soft" color="gray" onClick={onClose}>
          Back to Dashboard
        </Button>
        {fetched.state === 'ready' && (
          <Button asChild>
            <a href={fetched.data.publicUrl} target="_blank" rel="noopener">
              View Public Listing<span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

type Address = Fetched<{ publicUrl: string }>

interface SharedProps {
  fetched: Address
  title: string
  onRetry: () => void
}

const Shared = ({ fetched, title, onRetry }: SharedProps) => {
  const { copy } = useCopy()
  if (fetched.state === 'loading') return <Waiting text="Making the public link..." />
  if (fetched.state === 'failed')
    return <FailedState title="The job is posted, but its link could not be shown" failure={fetched.failure} onRetry={onRetry} />
  const { publicUrl } = fetched.data
  const handleShare = async () => {
    const asPressed = keepPress()
    try {
      await navigator.share({ title, text: `We are hiring: ${title}`, url: publicUrl })
    } catch (error) {
      // Somebody who thought better of it wants nothing copied.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await asPressed(() => copy(publicUrl))
    }
  }
  return (
    <div className="stack gap-3">
      <CopyField label="Public URL" value={publicUrl} />
      <div>
        <Button type="button" variant="soft" color="gray" onClick={() => void handleShare()}>
          Share via...
        </Button>
      </div>
    </div>
  )
}

const usePublicUrl = (jobId: string) => {
  const call = useMemo(() => publicUrlOf(jobId), [jobId])
  return useCompanyData(call)
}
