import { Button } from '@radix-ui/themes'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { BackupsRecord } from '#src/admin/views.ts'
import { deleteBackup, makeBackup } from '../../../api/instance.ts'
import { Notice } from '../../../components/notice.tsx'
import { ProgressBar } from '../../../components/progress-bar.tsx'
import { useRefresh } from '../../../state/user.ts'
import { Moment } from '../../../words/moment.tsx'
import { bytesOf, momentOf } from '../amounts.ts'
import { useConfirmed } from '../use-confirmed.tsx'
import { BackupCheck } from './backup-check.tsx'

/** How often the page asks while a backup is being made. */
const lookMs = 1000

export const BackupsCard = ({ record }: { record: BackupsRecord }) => {
  const { backups, encrypts, sealsFiles, keysFile, signer, running, lastFailure, isChecking } = record
  const { ask, dialog } = useConfirmed()
  const refresh = useRefresh()
  const { revalidate } = useRevalidator()

  // The record is a new one after each look, which begins the next wait.
  useEffect(() => {
    if (!running && !isChecking) return
    const timer = setTimeout(revalidate, lookMs)
    return () => clearTimeout(timer)
  }, [running, isChecking, revalidate])

  const handleMake = () =>
    ask({
      title: 'Back up now?',
      text: 'A copy of everything this server keeps is made in its data folder. People can go on working meanwhile.',
      run: makeBackup,
      failed: 'Failed to make a backup',
      onDone: refresh,
    })

  const handleDelete = (name: string, takenAt: string) =>
    ask({
      title: 'Delete backup?',
      text: `The backup of ${momentOf(takenAt)} UTC is deleted. This action cannot be undone.`,
      destructive: true,
      run: () => deleteBackup(name),
      failed: 'Failed to delete the backup',
      onDone: refresh,
    })

  return (
    <section className="panel stack" aria-labelledby="backups">
      <div className="row row-between">
        <h2 id="backups">Backups</h2>
        <Button variant="soft" color="gray" onClick={handleMake} disabled={running !== null || isChecking}>
          {running ? 'Backing up...' : 'Back Up Now'}
        </Button>
      </div>
      {running && (
        <div className="stack gap-2" role="status">
          <span className="small">
            {running.total > 0 ? `${running.done} of ${running.total} files are copied` : 'The database is being copied'}
          </span>
          <ProgressBar label="Backup" value={running.done} max={Math.max(1, running.total)} />
        </div>
      )}
      {lastFailure && (
        <Notice tone="error" announce>
          <strong>
            The backup of <Moment at={lastFailure.at} /> failed.
          </strong>{' '}
          {lastFailure.sentence}
        </Notice>
      )}
      {backups.length === 0 ? (
        <p className="muted">There is no backup on this server yet.</p>
      ) : (
        <ul className="rows">
          {backups.map(({ name, bytes, isEncrypted, takenAt }) => (
            <li key={name}>
              <span>
                <Moment className="numeric" at={takenAt} />{' '}
                <span className="muted">
                  <span className="numeric">{bytesOf(bytes)}</span>, {isEncrypted ? 'encrypted' : 'not encrypted'}
                </span>
              </span>
              <span className="row gap-2">
                <Button asChild size="2" variant="soft" color="gray">
                  <a
                    download
                    data-proof
                    href={`/admin/backups/${name}`}
                    aria-label={`Download the backup of ${momentOf(takenAt)}`}
                  >
                    Download
                  </a>
                </Button>
                <Button
                  size="2"
                  variant="soft"
                  color="red"
                  onClick={() => handleDelete(name, takenAt)}
                  aria-label={`Delete the backup of ${momentOf(takenAt)}`}
                >
                  Delete
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      {backups.length > 0 && <BackupCheck record={record} onStarted={refresh} />}
      <p className="small muted">
        {encrypts
          ? 'Backups are encrypted. Keep them on another machine, and the key on a third: nobody can open them without it.'
          : 'A backup contains everybody’s data and this server’s secret, and is not encrypted. Keep it on another machine, where only you can read it, or set BACKUP_RECIPIENT.'}
      </p>
      <p className="small muted">
        {sealsFiles
          ? 'Resumes and recordings are sealed, in backups too: a restore needs the sealing key and the file of their keys. Each backup replaces that file. Keep only the newest one: an older one opens files of people who were erased since. '
          : 'Resumes and recordings are not sealed: people who were erased stay in older backups until those are deleted. Set SEALING_KEY_FILE to change that. '}
        {keysFile && (
          <a download data-proof href={`/admin/backups/${keysFile}`}>
            Download the keys of sealed files
          </a>
        )}
      </p>
      <p className="small muted">
        This server signs them, and what it notes about the audit log, as <code className="hash break-anywhere">{signer}</code>.
        Write that down: whoever restores a backup is shown who signed it.
      </p>
      {dialog}
    </section>
  )
}
