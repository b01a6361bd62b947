import { useState } from 'react'
import { saidAfter } from '../../../api/client.ts'
import type { LibraryRecord } from '../../../api/library.ts'
import { deleteJobDescription } from '../../../api/matching.ts'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { type Column, DataTable } from '../../../components/data-table.tsx'
import { TextField } from '../../../components/field.tsx'
import { refusalAt } from '../../../components/refusal-note.ts'
import { dayOf } from '../../../dates.ts'
import { useShowToast } from '../../../state/toasts.ts'
import { LibraryActions, LibraryTitle, Ranked } from './library-row.tsx'
import { type LibraryText, matching, textsOf } from './texts.ts'

interface LibraryListProps {
  records: LibraryRecord[]
  onChanged: () => Promise<void>
}

export const LibraryList = ({ records, onChanged }: LibraryListProps) => {
  const [search, setSearch] = useState('')
  const [deleting, setDeleting] = useState<LibraryRecord | null>(null)
  const [busy, setBusy] = useState(false)
  const [renaming, setRenaming] = useState<string | null>(null)
  const showToast = useShowToast()
  const texts = textsOf(records)
  const shown = matching(texts, search)

  const columns: Column<LibraryText>[] = [
    {
      key: 'title',
      header: 'Title',
      namesRow: true,
      sortBy: ({ newest }) => newest.title,
      cell: (text) => (
        <LibraryTitle
          text={text}
          renaming={renaming === text.newest.series}
          onDelete={setDeleting}
          onChanged={onChanged}
          onRenamed={() => setRenaming(null)}
        />
      ),
    },
    {
      key: 'candidates',
      header: 'Candidates',
      width: '9rem',
      sortBy: ({ newest }) => newest.candidates,
      cell: ({ newest }) => <Ranked record={newest} />,
    },
    {
      key: 'added',
      header: 'Added',
      width: '8rem',
      sortBy: ({ newest }) => newest.uploadedAt,
      cell: ({ newest }) => dayOf(newest.uploadedAt),
    },
    {
      key: 'actions',
      header: 'Actions',
      cell: ({ newest }) => <LibraryActions record={newest} onDelete={setDeleting} onRename={() => setRenaming(newest.series)} />,
    },
  ]
  const handleDelete = async ({ _id }: LibraryRecord) => {
    const refuse = refusalAt()
    setBusy(true)
    const answer = await deleteJobDescription(_id)
    setBusy(false)
    setDeleting(null)
    if (!answer.ok) return refuse(saidAfter('Failed to delete JD', answer.failure))
    showToast('success', 'JD deleted successfully')
    await onChanged()
  }
  const several = deleting ? records.filter(({ series }) => series === deleting.series).length > 1 : false
  return (
    <div className="stack">
      <div className="library-tools flex flex-wrap items-end justify-between gap-2-5">
        <TextField
          label="Search"
          type="search"
          placeholder="Title or file name"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <p className="small muted" role="status">
          {search.trim()
            ? `${shown.length} of ${texts.length}`
            : texts.length === 1
              ? '1 job description'
              : `${texts.length} job descriptions`}
        </p>
      </div>
      {shown.length === 0 ? (
        <p className="panel text-center muted">No job description has all of these words.</p>
      ) : (
        <DataTable
          caption="Job descriptions"
          columns={columns}
          rows={shown}
          rowKey={({ newest }) => newest.series}
          empty="No job description has all of these words."
        />
      )}
      <ConfirmDialog
        open={deleting !== null}
        title={several ? `Delete version ${deleting?.version}` : 'Delete job description'}
        confirmText="Delete"
        cancelText="Cancel"
        destructive
        busy={busy}
        onConfirm={() => deleting && handleDelete(deleting)}
        onClose={() => setDeleting(null)}
      >
        Are you sure you want to delete this {several ? 'version' : 'Job Description'}? This action cannot be undone.{' '}
        {several
          ? `Version ${deleting?.version} of “${deleting?.title}” and its file will be deleted; the other versions stay. `
          : `“${deleting?.title}” and its file will be deleted. `}
        {deleting && deleting.candidates > 0 && 'Candidates ranked against it keep their scores.'}
      </ConfirmDialog>
    </div>
  )
}
