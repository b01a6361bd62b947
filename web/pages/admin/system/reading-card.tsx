import type { SystemRecord } from '#src/admin/views.ts'
import { StatusBadge } from '../../../components/status-badge.tsx'

/** Whether a file that takes over the process that reads it would find anything there. */
export const ReadingCard = ({ reading: { state, by } }: Pick<SystemRecord, 'reading'>) => (
  <section className="panel stack" aria-labelledby="reading">
    <h2 id="reading">Reading of files</h2>
    <p>
      {state === 'confined' && <StatusBadge tone="success">Confined</StatusBadge>}
      {state === 'open' && <StatusBadge tone="warning">Not confined</StatusBadge>}
      {state === 'starting' && <StatusBadge>Starting</StatusBadge>} {wordsOf(state)}
    </p>
    <p className="small muted">
      {state === 'confined' && `Kept in by ${by}; each process looked for itself when it started.`}
      {state === 'open' && 'Install the program bubblewrap, or allow user namespaces, and start the server again.'}
    </p>
  </section>
)

const wordsOf = (state: SystemRecord['reading']['state']) => {
  if (state === 'confined') return 'Uploaded files are opened by processes that see no network and no file but the one they read.'
  if (state === 'open')
    return 'Uploaded files are opened by processes with limits of time and memory, which see the network and the files of the server.'
  return 'The processes that open uploaded files have not started yet.'
}
