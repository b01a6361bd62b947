import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import type { BackupsRecord } from '#src/admin/views.ts'
import { type CallFailure, said } from '../../../api/client.ts'
import { checkBackup } from '../../../api/instance.ts'
import { Notice } from '../../../components/notice.tsx'
import { Moment } from '../../../words/moment.tsx'

interface Props {
  record: Pick<BackupsRecord, 'running' | 'isChecking' | 'lastCheck'>
  onStarted: () => void
}

/** Whether the newest backup would do if it were needed: it is restored into a folder that is thrown away. */
export const BackupCheck = ({ record: { running, isChecking, lastCheck }, onStarted }: Props) => {
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const handleCheck = async () => {
    const answer = await checkBackup()
    setFailure(answer.ok ? null : answer.failure)
    if (answer.ok) onStarted()
  }
  return (
    <div className="stack gap-2">
      <div className="row row-between">
        <h3>Would a backup work?</h3>
        <Button size="2" variant="soft" color="gray" onClick={handleCheck} disabled={running !== null || isChecking}>
          {isChecking ? 'Trying a restore...' : 'Try the Newest'}
        </Button>
      </div>
      {failure && (
        <Notice tone="error" announce>
          {said(failure, 'The backup could not be tried.')}
        </Notice>
      )}
      {lastCheck ? (
        <>
          <Notice tone={lastCheck.problems.length > 0 ? 'error' : 'success'}>
            <strong>
              {lastCheck.problems.length > 0 ? 'It would not work.' : 'It would work.'} Tried <Moment at={lastCheck.at} />.
            </strong>{' '}
            {lastCheck.problems.slice(0, 5).join(' ')}
          </Notice>
          <ul className="small muted">
            {lastCheck.told.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          {lastCheck.isCopy && (
            <p className="small muted">
              Backups can only be opened with the key, so this was a copy made the same way. Test your key with{' '}
              <code>bun run restore FILE --key KEY --verify</code>.
            </p>
          )}
        </>
      ) : (
        <p className="small muted">
          No backup has been tried yet. Once a week the newest one is restored into a temporary folder as a test.
        </p>
      )}
    </div>
  )
}
