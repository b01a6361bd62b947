import type { SystemRecord } from '#src/admin/views.ts'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { durationOf } from '../amounts.ts'
import { mailKindText } from '../outbox/mail-state.tsx'

type Process = SystemRecord['processes'][number]

/** A process says that it is there every three seconds. */
const lateMs = 9000

const roleTexts: Record<string, string> = {
  all: 'Everything',
  web: 'Pages and calls',
  worker: 'Background work',
  reader: 'Reading files',
}

/** Who serves the instance: one process by itself, or several on one database. */
export const ProcessesCard = ({ processes }: Pick<SystemRecord, 'processes'>) => {
  const versions = new Set(processes.map(({ version }) => version))
  return (
    <section className="panel stack" aria-labelledby="processes">
      <h2 id="processes">Processes</h2>
      {processes.length === 0 && <p className="muted">No process has said so far that it is running.</p>}
      {versions.size > 1 && (
        <p>
          <StatusBadge tone="warning">Two versions</StatusBadge> An upgrade is under way: {[...versions].join(' and ')} are
          running together.
        </p>
      )}
      <ul className="processes">
        {processes.map((process) => (
          <li key={process._id}>
            <div className="row row-between">
              <strong>{roleTexts[process.role] ?? process.role}</strong>
              <StatusBadge tone={process.silentMs > lateMs ? 'warning' : 'success'}>
                {process.silentMs > lateMs ? `Silent for ${durationOf(process.silentMs)}` : 'Running'}
              </StatusBadge>
            </div>
            <p>{workText(process)}</p>
            <p className="small muted">
              {process.host}, process {process.pid}, version {process.version}, last seen {durationOf(process.silentMs)} ago
              {process.isThis && ', answered this page'}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const workText = ({ role, works }: Process) => {
  if (works.length > 0) return `At work on ${works.map(({ kind, count }) => `${textOf(kind)} (${count})`).join(', ')}`
  return role === 'web' ? 'Takes no jobs' : 'Nothing to do right now'
}

const textOf = (kind: string) => (kind === 'reading' ? 'Files to read' : mailKindText(kind))
