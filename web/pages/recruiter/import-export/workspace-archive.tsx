import { Button } from '@radix-ui/themes'
import { type ChangeEvent, useEffect, useState } from 'react'
import { type CallResult, said } from '../../../api/client.ts'
import {
  archiveAddress,
  checkArchive,
  startArchive,
  takeInArchive,
  type WorkspaceArchiveRecord,
  type WorkspaceArchivesAnswer,
  workspaceArchive,
} from '../../../api/workspace-archives.ts'
import { Notice } from '../../../components/notice.tsx'
import { sizeInWords } from '../../../state/upload.ts'
import { Moment } from '../../../words/moment.tsx'

const everyMs = 2000
const isUnderWay = ({ state }: WorkspaceArchiveRecord) => state === 'working' || state === 'taking-in'

/** An archive as far as it has got. */
function useArchive(begun: WorkspaceArchiveRecord | null) {
  const [record, setRecord] = useState(begun)
  const id = record && isUnderWay(record) ? record._id : null
  useEffect(() => {
    if (!id) return
    const timer = setInterval(async () => {
      const answer = await workspaceArchive(id)
      if (answer.ok) setRecord(answer.data)
    }, everyMs)
    return () => clearInterval(timer)
  }, [id])
  return [record, setRecord] as const
}

/** The whole workspace as one file, for its owners: to take it elsewhere, and to bring one here. */
export const WorkspaceArchiveSection = ({ archives }: { archives: WorkspaceArchivesAnswer }) => {
  const [out, setOut] = useArchive(archives.out)
  const [brought, setBrought] = useArchive(archives.in)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const asked = async (call: Promise<CallResult<WorkspaceArchiveRecord>>, set: (record: WorkspaceArchiveRecord) => void) => {
    setBusy(true)
    setProblem(null)
    const answer = await call
    setBusy(false)
    if (answer.ok) set(answer.data)
    else setProblem(said(answer.failure, 'That did not work. Check your connection and try again.'))
  }
  const handleFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    target.value = ''
    if (file) void asked(checkArchive(file), setBrought)
  }
  return (
    <section className="panel upload-card stack gap-4 mt-5 narrow-p-4" aria-labelledby="workspace-archive">
      <header className="row row-between min-h-7">
        <h2 id="workspace-archive">The whole workspace</h2>
      </header>
      <p className="muted">
        One file with everything here: jobs, candidates with their resumes, notes, messages, interviews, assessments, postings and
        settings. Another server takes it into an empty workspace.
      </p>
      <div className="row flex-wrap gap-3">
        <Button
          variant="soft"
          color="gray"
          disabled={busy || (out !== null && isUnderWay(out))}
          onClick={() => void asked(startArchive(), setOut)}
        >
          Make an archive
        </Button>
        {out?.state === 'ready' && (
          <Button asChild>
            <a href={archiveAddress(out._id)} download data-proof>
              Download ({sizeInWords(out.size ?? 0)})
            </a>
          </Button>
        )}
      </div>
      {out && <Standing record={out} />}
      {archives.holds === null ? (
        <label className="stack gap-2">
          <strong>Take in an archive</strong>
          <input className="input" type="file" accept=".gz,application/gzip" disabled={busy} onChange={handleFile} />
        </label>
      ) : (
        <p className="muted">An archive can be taken into an empty workspace only. This one has {archives.holds}.</p>
      )}
      {problem && (
        <Notice tone="error" announce>
          {problem}
        </Notice>
      )}
      {brought && <Standing record={brought} />}
      {brought?.state === 'checked' && archives.holds === null && (
        <Button disabled={busy} onClick={() => void asked(takeInArchive(brought._id), setBrought)}>
          Take it in
        </Button>
      )}
    </section>
  )
}

/** How far it has got, what it holds and what does not come along. */
const Standing = ({ record: { state, done, total, problem, report, endsAt } }: { record: WorkspaceArchiveRecord }) => (
  <div className="stack gap-2" aria-live="polite">
    {(state === 'working' || state === 'taking-in') && (
      <p>
        {state === 'working' ? 'The archive is being made' : 'The archive is being taken in'}
        {total > 0 ? `: ${done} of ${total} parts.` : '.'}
      </p>
    )}
    {state === 'ready' && (
      <p>
        The archive is ready. It is deleted at <Moment at={endsAt} />.
      </p>
    )}
    {state === 'taken-in' && <p>The archive was taken in.</p>}
    {state === 'failed' && problem && <p className="field-error">{problem}</p>}
    {report && (
      <>
        <p>
          “{report.name}”:{' '}
          {report.kinds.map(({ kind, count }) => `${kind.toLowerCase()} (${count.toLocaleString('en')})`).join(', ') ||
            'nothing yet'}
          .
        </p>
        <ul>
          {report.losses.map(({ kind, count, because }) => (
            <li key={kind + because}>
              {kind}: {count.toLocaleString('en')} {because}
            </li>
          ))}
          {report.missingFiles > 0 && <li>Files: {report.missingFiles} were lost before the archive was made</li>}
        </ul>
        {report.colleagues.some(({ isHere }) => !isHere) && state === 'checked' && (
          <p>
            Not members here:{' '}
            {report.colleagues
              .filter(({ isHere }) => !isHere)
              .map(({ name, email }) => `${name} (${email})`)
              .join(', ')}
            . Invite them first and choose the file again, and what they did keeps their names.
          </p>
        )}
      </>
    )}
  </div>
)
