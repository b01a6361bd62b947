import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { Link } from 'react-router'
import type { OwnJobRecord } from '#src/jobportal/views.ts'
import { Dialog, DialogActions } from '../../components/dialog.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { useLazyComponent } from '../../components/use-lazy-component.ts'
import { siteAddress } from '../../site-address.ts'
import { DeleteJobDialog } from './delete-job-dialog.tsx'
import { JobFacts } from './job-facts.tsx'
import { CopyField } from './post/copy-field.tsx'
import { useJobActions } from './use-job-actions.ts'

interface JobDialogProps {
  job: OwnJobRecord
  onClose: () => void
  onChanged: () => Promise<void>
}

/** Everything about one job, and what can be done with it. */
export const JobDialog = ({ job, onClose, onChanged }: JobDialogProps) => {
  // Closing and deleting have dialogs of their own: whatever comes between, the focus goes back to where this one was opened.
  const [opener] = useState(focused)
  const [step, setStep] = useState<'closing' | 'deleting' | null>(null)
  const { viewFile, reopen, busy, refusal } = useJobActions(job, onChanged)
  const closing = useLazyComponent(async () => (await import('./applications/close-job-dialog.tsx')).CloseJobDialog)
  const count = job.applications.length

  if (step === 'closing' && closing.part)
    return (
      <closing.part
        job={job}
        onCancel={() => setStep(null)}
        onDone={async () => {
          await onChanged()
          setStep(null)
        }}
      />
    )
  if (step === 'deleting')
    return <DeleteJobDialog job={job} onCancel={() => setStep(null)} onDeleted={() => onChanged().then(onClose)} />
  return (
    <Dialog
      open
      isReading
      opener={opener}
      onClose={onClose}
      title={job.title}
      description={job.companyName || 'Unknown Company'}
      width="40rem"
    >
      <div className="stack gap-5">
        <JobFacts job={job} onViewFile={() => void viewFile()} />
        {job.publicId && <CopyField label="Share link" value={`${siteAddress()}/jobs/${job.publicId}`} buttonText="Copy Link" />}
        <section className="row row-between">
          <h3 className="row gap-2">
            Applications <StatusBadge tone={job.counts.new > 0 ? 'info' : 'neutral'}>{count}</StatusBadge>
            {job.counts.new > 0 && <span className="small muted">{job.counts.new} new</span>}
          </h3>
          <Button asChild variant="soft" color="gray">
            <Link to={`/jobportal/applications/${job._id}`}>View All Applications</Link>
          </Button>
        </section>
      </div>
      <DialogActions refusal={refusal}>
        <div className="job-dialog-actions flex flex-wrap gap-2">
          <Button asChild variant="soft" color="gray">
            <Link to={`/jobportal/post?job=${job._id}`}>Edit</Link>
          </Button>
          <Button asChild variant="soft" color="gray">
            <Link to={`/jobportal/post?from=${job._id}`}>Duplicate</Link>
          </Button>
          {job.status === 'Active' ? (
            <Button variant="soft" color="gray" onClick={async () => (await closing.load()) && setStep('closing')}>
              Close job
            </Button>
          ) : (
            <Button variant="soft" color="gray" disabled={busy} onClick={() => void reopen()}>
              {busy ? 'Reopening...' : 'Reopen'}
            </Button>
          )}
          {count === 0 && (
            <Button variant="soft" color="red" onClick={() => setStep('deleting')}>
              Delete
            </Button>
          )}
        </div>
        <Button variant="soft" color="gray" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const focused = (): HTMLElement | null => {
  const element = typeof document === 'undefined' ? null : document.activeElement
  return element instanceof HTMLElement && element !== document.body ? element : null
}
