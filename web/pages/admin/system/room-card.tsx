import { lowDisk } from '#src/admin/constants.ts'
import type { SystemRecord } from '#src/admin/views.ts'
import { Notice } from '../../../components/notice.tsx'
import { ProgressBar } from '../../../components/progress-bar.tsx'
import { bytesOf } from '../amounts.ts'

const times = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

const ballastText = {
  held: 'A reserve file keeps some space free, so that deleting still works when the disk is full.',
  dropped:
    'The reserve was released because the disk is full. Deleting still works, but new files are refused. Free some space and the reserve comes back by itself.',
  'no-room': 'There was no space for the reserve file: if the disk fills up, deleting may not work.',
}

/** Nearly full is little of the disk and little in itself: 4 % of a large disk can be plenty. */
export const isDiskLow = ({ free, total }: SystemRecord['room']['disk']) => free < lowDisk.bytes && free < lowDisk.share * total

export const RoomCard = ({ room, ballast }: Pick<SystemRecord, 'room' | 'ballast'>) => {
  const { disk, files, unreadable, outbox, auditLog } = room
  const rows: [string, number, string?][] = [
    ['Uploaded files', files.bytes, times(files.count, 'file')],
    ['of these, uploads that could not be read', unreadable.bytes, times(unreadable.count, 'file')],
    ['Database', room.database],
    ['of this, the audit log', auditLog.bytes, times(auditLog.entries, 'entry').replace('entrys', 'entries')],
    ['Outbox', outbox.bytes, times(outbox.mails, 'mail')],
    ['Backups', room.backups],
    ['Copies before migrations', room.snapshots],
    ['Uploads on their way', room.incoming],
    ['Reserve', ballast.state === 'held' ? ballast.bytes : 0],
  ]
  const low = isDiskLow(disk)
  const used = disk.total - disk.free
  return (
    <section className="panel stack" aria-labelledby="room">
      <h2 id="room">Storage</h2>
      {low && (
        <Notice tone="warning">
          <strong>The disk is nearly full.</strong> Only {bytesOf(disk.free)} are free. Delete old backups or move the data
          folder.
        </Notice>
      )}
      {ballast.state !== 'held' && <Notice tone="warning">{ballastText[ballast.state]}</Notice>}
      <div className="stack gap-2">
        <span>
          <strong className="numeric">{bytesOf(disk.free)}</strong> free of <span className="numeric">{bytesOf(disk.total)}</span>
        </span>
        <ProgressBar
          label="Used part of the disk"
          value={Math.round((used / disk.total) * 100)}
          tone={low ? 'error' : 'accent'}
        />
      </div>
      <dl className="amounts divided flex flex-col">
        {rows.map(([name, bytes, count]) => (
          <div className="flex flex-wrap justify-between gap-1-4 py-2" key={name}>
            <dt className={name.startsWith('of ') ? 'pl-4' : undefined}>{name}</dt>
            <dd className="numeric amount inline-flex flex-wrap items-baseline justify-end gap-2 ml-auto">
              {bytesOf(bytes)}
              {count && <span className="muted small">{count}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {ballast.state === 'held' && <p className="small muted">{ballastText.held}</p>}
    </section>
  )
}
