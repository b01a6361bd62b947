import { Button } from '@radix-ui/themes'
import { useCallback, useEffect, useState } from 'react'
import { type CallFailure, saidAfter } from '../../../api/client.ts'
import {
  deleteJobDescription,
  renameJobDescription,
  type SavedJobDescription,
  savedJobDescriptions,
} from '../../../api/matching.ts'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { Dialog, DialogActions } from '../../../components/dialog.tsx'
import { FailedState } from '../../../components/failed-state.tsx'
import { refusalAt } from '../../../components/refusal-note.ts'
import { Waiting } from '../../../components/spinner.tsx'
import { useShowToast } from '../../../state/toasts.ts'
import { SavedJobRow } from './saved-job-row.tsx'

interface SavedJobsDialogProps {
  open: boolean
  onClose: () => void
  /** Resolves to false when the file could not be loaded. */
  onSelect: (job: SavedJobDescription) => Promise<boolean>
  onRenamed: (job: SavedJobDescription) => void
  onDeleted: (id: string) => void
}

export const SavedJobsDialog = ({ open, onClose, ...handlers }: SavedJobsDialogProps) => (
  <Dialog open={open} onClose={onClose} title="Saved Job Descriptions" width="36rem">
    <SavedJobs {...handlers} />
    <DialogActions>
      <Button variant="soft" color="gray" onClick={onClose}>
        Close
      </Button>
    </DialogActions>
  </Dialog>
)

type Loaded = { jobs: SavedJobDescription[] } | { failure: CallFailure } | null

const SavedJobs = ({ onSelect, onRenamed, onDeleted }: Omit<SavedJobsDialogProps, 'open' | 'onClose'>) => {
  const [loaded, setLoaded] = useState<Loaded>(null)
  const [renaming, setRenaming] = useState<string | null>(null)
  const [deleting, setDeleting] = useState<SavedJobDescription | null>(null)
  /** The job description a call is under way for. */
  const [busy, setBusy] = useState<string | null>(null)
  const showToast = useShowToast()

  const load = useCallback(async () => {
    setLoaded(null)
    const answer = await savedJobDescriptions()
    setLoaded(answer.ok ? { jobs: answer.data } : { failure: answer.failure })
  }, [])
  useEffect(() => void load(), [load])

  if (!loaded) return <Waiting text="Loading saved JDs..." />
  if ('failure' in loaded) return <FailedState title="Failed to load saved JDs" failure={loaded.failure} onRetry={load} />
  const { jobs } = loaded
  if (jobs.length === 0) return <p className="saved-empty muted text-center">No saved Job Descriptions found</p>

  const handleSelect = async (job: SavedJobDescription) => {
    setBusy(job._id)
    if (!(await onSelect(job))) setBusy(null)
  }
  const handleRename = async (job: SavedJobDescription, title: string) => {
    const refuse = refusalAt()
    setBusy(job._id)
    const answer = await renameJobDescription(job._id, title)
    setBusy(null)
    if (!answer.ok) return refuse(saidAfter('Failed to update title', answer.failure))
    setLoaded({ jobs: jobs.map((other) => (other._id === job._id ? answer.data : other)) })
    setRenaming(null)
    onRenamed(answer.data)
    showToast('success', 'Title updated successfully')
  }
  const handleDelete = async (job: SavedJobDescription) => {
    const refuse = refusalAt()
    setBusy(job._id)
    const answer = await deleteJobDescription(job._id)
    setBusy(null)
    setDeleting(null)
    if (!answer.ok) return refuse(saidAfter('Failed to delete JD', answer.failure))
    setLoaded({ jobs: jobs.filter((other) => other._id !== job._id) })
    onDeleted(job._id)
    showToast('success', 'JD deleted successfully')
  }
  return (
    <>
      <ul className="bare saved-jobs rows flex flex-col line-top">
        {jobs.map((job) => (
          <SavedJobRow
            key={job._id}
            job={job}
            busy={busy === job._id}
            renaming={renaming === job._id}
            onSelect={() => handleSelect(job)}
            onRename={() => setRenaming(job._id)}
            onCancel={() => setRenaming(null)}
            onSave={(title) => handleRename(job, title)}
            onDelete={() => setDeleting(job)}
          />
        ))}
      </ul>
      <ConfirmDialog
        open={deleting !== null}
        title="Delete job description"
        confirmText="Delete"
        cancelText="Cancel"
        destructive
        busy={deleting !== null && busy === deleting._id}
        onConfirm={() => deleting && handleDelete(deleting)}
        onClose={() => setDeleting(null)}
      >
        Are you sure you want to delete this Job Description? This action cannot be undone.
      </ConfirmDialog>
    </>
  )
}
