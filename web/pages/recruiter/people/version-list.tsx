import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import type { VersionRecord } from '../../../api/people.ts'
import { type Column, DataTable } from '../../../components/data-table.tsx'
import { Moment } from '../../../words/moment.tsx'
import { ChangesPanel } from './changes-panel.tsx'
import { ResumeButtons } from './resume-buttons.tsx'

interface VersionListProps {
  versions: VersionRecord[]
  /** The resume that the candidate was ranked with. */
  current: string | null
}

/** All resumes of a person, newest first, each with what it changed. */
export const VersionList = ({ versions, current }: VersionListProps) => {
  const [open, setOpen] = useState<string | null>(null)
  const isOldest = (index: number) => index === versions.length - 1
  const columns: Column<VersionRecord>[] = [
    {
      key: 'file',
      header: 'Resume',
      namesRow: true,
      cell: ({ _id, filename, newest, mergeId }) => (
        <span className="stack gap-1">
          <span className="break-anywhere">{filename}</span>
          <span className="row gap-2">
            {newest && versions.length > 1 && (
              <span className="mark rounded-pill surface-shade text-strong small medium nowrap mark-newest pad-pill">Newest</span>
            )}
            {_id === current && versions.length > 1 && (
              <span className="mark rounded-pill surface-shade text-strong small medium nowrap pad-pill">This candidate</span>
            )}
            {mergeId && (
              <span className="mark rounded-pill surface-shade text-strong small medium nowrap pad-pill">By a merge</span>
            )}
          </span>
        </span>
      ),
    },
    {
      key: 'received',
      header: 'Received',
      cell: ({ receivedAt, receivedBy }) => (
        <>
          <Moment at={receivedAt} />
          <br />
          <span className="muted small">by {receivedBy ?? 'a former colleague'}</span>
        </>
      ),
    },
    {
      key: 'says',
      header: 'Says',
      cell: ({ designation, experience, email }) => (
        <>
          {[designation, experience].filter(Boolean).join(', ') || <span className="muted">No title found</span>}
          {email && (
            <>
              <br />
              <span className="muted small">{email}</span>
            </>
          )}
        </>
      ),
    },
    {
      key: 'file-actions',
      header: 'File',
      cell: ({ _id, filename }) => <ResumeButtons resumeId={_id} of={filename} />,
    },
  ]
  if (versions.length > 1)
    columns.push({
      key: 'changes',
      header: 'Changes',
      cell: ({ _id, filename }, index) =>
        isOldest(index) ? (
          <span className="muted small">The first</span>
        ) : (
          <Button
            variant="soft"
            color="gray"
            size="1"
            aria-expanded={open === _id}
            onClick={() => setOpen(open === _id ? null : _id)}
          >
            What changed
            <span className="visually-hidden"> in {filename}</span>
          </Button>
        ),
    })
  return (
    <section className="stack gap-3" aria-labelledby="versions-heading">
      <h2 id="versions-heading">Resumes</h2>
      <DataTable
        caption="Resumes, newest first"
        columns={columns}
        rows={versions}
        rowKey={({ _id }) => _id}
        expandedKey={open}
        expansion={({ _id }) => (
          <ChangesPanel key={_id} newer={_id} earlier={versions.slice(versions.findIndex((each) => each._id === _id) + 1)} />
        )}
        empty="No resumes."
      />
    </section>
  )
}
