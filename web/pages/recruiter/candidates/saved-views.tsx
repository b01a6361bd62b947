import { Button } from '@radix-ui/themes'
import { type FormEvent, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { deleteView, renameView, type SavedViewRecord, savedViews, saveView, shareView } from '../../../api/candidates.ts'
import { said } from '../../../api/client.ts'
import { Dialog, DialogActions } from '../../../components/dialog.tsx'
import { TextField } from '../../../components/field.tsx'
import { Refusal } from '../../../components/form-footer.tsx'
import { Waiting } from '../../../components/spinner.tsx'
import { type CandidateQuery, parametersOf } from '../../../state/candidate-filters.ts'
import { useShowToast } from '../../../state/toasts.ts'

/** Filters under a name: to be shown again, renamed or deleted. */
export const SavedViewsDialog = ({ query, onClose }: { query: CandidateQuery; onClose: () => void }) => {
  const [views, setViews] = useState<SavedViewRecord[] | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const showToast = useShowToast()
  const load = async () => {
    const answer = await savedViews()
    if (answer.ok) setViews(answer.data)
    else setError(said(answer.failure, 'The saved views could not be loaded.'))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    load()
  }, [])

  const handleSave = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const given = new FormData(form)
    const name = String(given.get('name') ?? '')
    setBusy(true)
    const answer = await saveView(name, parametersOf({ ...query, page: 1 }).toString(), given.get('shared') === 'on')
    setBusy(false)
    if (!answer.ok) return setError(said(answer.failure, 'The view could not be saved.'))
    setError(null)
    form.reset()
    showToast('success', `View “${answer.data.name}” saved`)
    await load()
  }
  const handleRename = async (id: string, name: string) => {
    const answer = await renameView(id, name)
    if (!answer.ok) return said(answer.failure, 'The view could not be renamed.')
    await load()
    return null
  }
  const handleShare = async ({ _id, isShared }: SavedViewRecord) => {
    const answer = await shareView(_id, !isShared)
    if (!answer.ok) return said(answer.failure, 'The view could not be changed.')
    await load()
    return null
  }
  const handleDelete = async ({ _id, name }: SavedViewRecord) => {
    const answer = await deleteView(_id)
    if (!answer.ok) return said(answer.failure, 'The view could not be deleted.')
    showToast('success', `View “${name}” deleted`)
    await load()
    return null
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Saved views"
      description="A view keeps the filters, the search and the order. It is a tab above the list: yours, or everybody's when you share it."
    >
      <form className="growing-fields flex items-end gap-2" onSubmit={handleSave}>
        <TextField label="Name of this view" name="name" maxLength={200} required error={error} />
        <label className="row gap-2">
          <input type="checkbox" name="shared" /> Share with the team
        </label>
        <Button type="submit" disabled={busy}>
          {busy ? 'Saving...' : 'Save'}
        </Button>
      </form>
      {views === null && !error && <Waiting text="Loading saved views..." />}
      {views?.length === 0 && <p className="muted mt-4">No saved views yet.</p>}
      {views && views.length > 0 && (
        <ul className="bare rows mt-4">
          {views.map((view) => (
            <SavedView
              key={view._id}
              view={view}
              onRename={handleRename}
              onDelete={handleDelete}
              onShare={handleShare}
              onShow={onClose}
            />
          ))}
        </ul>
      )}
      <DialogActions>
        <Button variant="soft" color="gray" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface SavedViewProps {
  view: SavedViewRecord
  onRename: (id: string, name: string) => Promise<string | null>
  onDelete: (view: SavedViewRecord) => Promise<string | null>
  onShare: (view: SavedViewRecord) => Promise<string | null>
  onShow: () => void
}

const SavedView = ({ view, onRename, onDelete, onShare, onShow }: SavedViewProps) => {
  const [renaming, setRenaming] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const handleDelete = async () => {
    setError(null)
    setError(await onDelete(view))
  }
  const handleRename = () => {
    setError(null)
    setRenaming(true)
  }
  if (!renaming)
    return (
      <li>
        <Link to={`/dashboard/candidates${view.query ? `?${view.query}` : ''}`} onClick={onShow}>
          {view.name}
        </Link>
        {!view.isOwn && <span className="muted small">shared by a colleague</span>}
        {view.isOwn && (
          <span className="row gap-2">
            <Button variant="ghost" size="1" onClick={async () => setError(await onShare(view))}>
              {view.isShared ? 'Stop sharing' : 'Share'}
              <span className="visually-hidden"> {view.name}</span>
            </Button>
            <Button variant="ghost" size="1" onClick={handleRename}>
              Rename<span className="visually-hidden"> {view.name}</span>
            </Button>
            <Button variant="ghost" size="1" color="red" onClick={() => void handleDelete()}>
              Delete<span className="visually-hidden"> {view.name}</span>
            </Button>
          </span>
        )}
        {error && <Refusal>{error}</Refusal>}
      </li>
    )
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const refused = await onRename(view._id, String(new FormData(event.currentTarget).get('name') ?? ''))
    setError(refused)
    if (!refused) setRenaming(false)
  }
  return (
    <li>
      <form className="growing-fields flex items-end gap-2" onSubmit={handleSubmit}>
        <TextField
          label={`New name for ${view.name}`}
          name="name"
          defaultValue={view.name}
          maxLength={200}
          required
          error={error}
        />
        <Button type="submit">Save</Button>
        <Button type="button" variant="soft" color="gray" onClick={() => setRenaming(false)}>
          Cancel
        </Button>
      </form>
    </li>
  )
}
