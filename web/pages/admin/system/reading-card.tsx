import type { SystemRecord } from '#src/admin/views.ts'
import { StatusBadge } from '../../../components/status-badge.tsx'

/** Whether a file that takes over the process that reads it would find anything there. */
export const ReadingCard = ({ reading: { state, by } }: Pick<SystemRecord, 'reading'>) => (
  <section className="panel stack" aria-labelledby="reading">
    <h2 id="reading">Reading of files</h2>
    <p>
      {state === 'confined' && <StatusBadge tone="success">Confined</StatusBadge>}
      {state === 'open' && <StatusBadge tone="warning">Not confined</StatusBadge>}
      {state === 'starting' && <StatusBadge>Not started yet</StatusBadge>} {wordsOf(state)}
    </p>
    <p className="small muted">
      {state === 'confined' && `Confined by ${by}; each process checked this when it started.`}
      {state === 'open' && 'Install the program bubblewrap, or allow user namespaces, and start the server again.'}
    </p>
  </section>
)

const wordsOf = (state: SystemRecord['reading']['state']) => {
  if (state === 'confined')
    return 'Uploaded files are opened by processes that can reach no network and no file except the one they read.'
  if (state === 'open')
    return 'Uploaded files are opened by processes with time and memory limits, but these can reach the network and the server’s files.'
  return 'The processes that open uploaded files start with the server, or with the first file.'
}
