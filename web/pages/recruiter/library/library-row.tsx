import { Button } from '@radix-ui/themes'
import { Link } from 'react-router'
import { archiveAddress } from '../../../api/archive.ts'
import { downloadAddress, editAddress, type LibraryRecord } from '../../../api/library.ts'
import { rankingAddress } from '../../../api/ranking.ts'
import { SampleBadge } from '../../../components/sample-badge.tsx'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { dayOf } from '../../../dates.ts'
import { useMayChange } from '../../../state/user.ts'
import { RenameForm } from './rename-form.tsx'
import type { LibraryText } from './texts.ts'

interface LibraryTitleProps {
  text: LibraryText
  renaming: boolean
  onDelete: (record: LibraryRecord) => void
  onChanged: () => Promise<void>
  onRenamed: () => void
}

/** The title of a text, where it leads, and its earlier versions to be opened; the form to rename it while it is renamed. */
export const LibraryTitle = ({ text: { newest, earlier }, onDelete, onChanged, renaming, onRenamed }: LibraryTitleProps) => {
  const mayChange = useMayChange()
  const { _id, title, version } = newest
  return (
    <>
      {renaming ? (
        <RenameForm record={newest} onDone={onRenamed} onChanged={onChanged} />
      ) : (
        <div className="min-w-0 break-anywhere">
          <span className="strong">
            <Link to={rankingAddress(_id)}>{title}</Link> <SampleBadge id={_id} />{' '}
            {version > 1 && <StatusBadge tone="info">Version {version}</StatusBadge>}
          </span>
          <Facts record={newest} />
        </div>
      )}
      {earlier.length > 0 && (
        <details className="library-versions col-span-all">
          <summary>{earlier.length === 1 ? '1 earlier version' : `${earlier.length} earlier versions`}</summary>
          <ul className="bare mt-2">
            {earlier.map((record) => (
              <li className="grid items-center gap-2-4 line-top py-2" key={record._id}>
                <div className="min-w-0 break-anywhere">
                  <Link to={rankingAddress(record._id)}>
                    Version {record.version}
                    <span className="visually-hidden"> of {record.title}</span>
                  </Link>
                  <Facts record={record} />
                </div>
                <Ranked record={record} />
                <div className="library-actions flex flex-wrap justify-end gap-2">
                  <Download record={record} />
                  {mayChange && (
                    <Button size="1" variant="soft" color="gray" onClick={() => onDelete(record)}>
                      Delete
                      <span className="visually-hidden">
                        {' '}
                        version {record.version} of {record.title}
                      </span>
                    </Button>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

interface LibraryActionsProps {
  record: LibraryRecord
  onDelete: (record: LibraryRecord) => void
  onRename: () => void
}

/** What can be done with the newest version of a text. */
export const LibraryActions = ({ record, onDelete, onRename }: LibraryActionsProps) => {
  const mayChange = useMayChange()
  const { _id, title, isWritten } = record
  return (
    <div className="library-actions flex flex-wrap justify-end gap-2">
      {mayChange && isWritten && (
        <Button asChild size="1" variant="soft" color="gray">
          <Link to={editAddress(_id)}>
            Edit<span className="visually-hidden"> {title}</span>
          </Link>
        </Button>
      )}
      <Button asChild size="1" variant="soft" color="gray">
        <Link to={archiveAddress(_id)}>
          Search resumes<span className="visually-hidden"> with {title}</span>
        </Link>
      </Button>
      <Download record={record} />
      {mayChange && (
        <>
          <Button size="1" variant="soft" color="gray" onClick={onRename}>
            Rename<span className="visually-hidden"> {title}</span>
          </Button>
          <Button size="1" variant="ghost" onClick={() => onDelete(record)}>
            Delete<span className="visually-hidden"> {title}</span>
          </Button>
        </>
      )}
    </div>
  )
}

const Facts = ({ record: { filename, uploadedAt, uploadedBy, isWritten } }: { record: LibraryRecord }) => (
  <p className="small muted">
    {filename} · {isWritten ? 'written' : 'uploaded'} {dayOf(uploadedAt)}
    {uploadedBy && ` by ${uploadedBy}`}
  </p>
)

export const Ranked = ({ record: { candidates } }: { record: LibraryRecord }) => (
  <p className="library-ranked muted nowrap">
    <span className="strong numeric text-strong">{candidates}</span> {candidates === 1 ? 'candidate' : 'candidates'}
  </p>
)

const Download = ({ record: { _id, title, version } }: { record: LibraryRecord }) => (
  <Button asChild size="1" variant="soft" color="gray">
    <a href={downloadAddress(_id)} download>
      Download
      <span className="visually-hidden">
        {' '}
        {title}, version {version}
      </span>
    </a>
  </Button>
)
