import { Link } from 'react-router'
import type { AuditRecord } from '#src/admin/views.ts'
import { auditProofAddress } from '../../../api/instance.ts'
import { type Column, DataTable } from '../../../components/data-table.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { momentOf } from '../amounts.ts'
import { actionText } from './audit-filters.tsx'

/** What somebody looks for first when something went wrong. */
const alarming = new Set(['denied', 'login-failed', 'login-refused'])
const grave = new Set([
  'delete-user',
  'delete-candidate',
  'delete-application',
  'delete-job-description',
  'delete-backup',
  'suspend',
])

const Person = ({ id, name, kind }: { id: string; name: string | null; kind: string }) => (
  <>
    {name ? (
      kind === 'user' ? (
        <Link to={`/dashboard/admin/users/${id}`}>{name}</Link>
      ) : (
        name
      )
    ) : (
      <span className="muted">{kind || 'unknown'}</span>
    )}
    <code className="block muted small" title={id}>
      {id.length > 14 ? `${id.slice(0, 12)}…` : id}
    </code>
  </>
)

const detailsText = (details: AuditRecord['details']) =>
  Object.entries(details ?? {})
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ')

const columns: Column<AuditRecord>[] = [
  {
    key: 'number',
    header: 'No.',
    width: '4.5rem',
    cell: ({ number }) => (
      <a className="numeric" href={auditProofAddress(number)} download title={`Download the proof of entry ${number}`}>
        {number}
      </a>
    ),
    namesRow: true,
  },
  {
    key: 'at',
    header: 'Time (UTC)',
    width: '11rem',
    cell: ({ at }) => (
      <time dateTime={at} className="numeric">
        {momentOf(at)}
      </time>
    ),
  },
  {
    key: 'actor',
    header: 'Who',
    cell: ({ actor, details }) =>
      actor ? (
        <Person id={actor._id} name={actor.name} kind={details?.by === 'directory' ? 'key' : 'user'} />
      ) : (
        <span className="muted">visitor or server</span>
      ),
  },
  {
    key: 'action',
    header: 'Did what',
    cell: ({ action }) => (
      <StatusBadge tone={alarming.has(action) ? 'warning' : grave.has(action) ? 'error' : 'neutral'}>
        {actionText(action)}
      </StatusBadge>
    ),
  },
  {
    key: 'subject',
    header: 'To whom',
    cell: ({ subject }) =>
      subject ? <Person id={subject._id} name={subject.name} kind={subject.kind} /> : <span className="muted">–</span>,
  },
  { key: 'details', header: 'Details', cell: ({ details }) => <span className="small">{detailsText(details) || '–'}</span> },
  { key: 'address', header: 'Address', cell: ({ address }) => <span className="small numeric">{address || '–'}</span> },
]

export const AuditTable = ({ entries, isNarrowed }: { entries: AuditRecord[]; isNarrowed: boolean }) => (
  <DataTable
    caption="Entries of the audit log, newest first"
    columns={columns}
    rows={entries}
    rowKey={({ _id }) => _id}
    empty={
      isNarrowed ? (
        <EmptyState picture="search" title="Nothing found">
          No entry matches this filter.
        </EmptyState>
      ) : (
        <EmptyState title="Nothing has happened yet">The first sign-in will be the first entry.</EmptyState>
      )
    }
  />
)
