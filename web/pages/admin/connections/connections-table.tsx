import type { ConnectionRecord } from '#src/admin/views.ts'
import { type Column, DataTable } from '../../../components/data-table.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { Moment } from '../../../words/moment.tsx'
import { bytesOf } from '../amounts.ts'
import { purposeTexts } from './purpose-texts.ts'

const shortened = (text: string) => (text.length > 14 ? `${text.slice(0, 12)}…` : text)

const columns: Column<ConnectionRecord>[] = [
  {
    key: 'at',
    header: 'Time',
    width: '11rem',
    cell: ({ at }) => <Moment className="numeric" at={at} />,
  },
  { key: 'host', header: 'Host', cell: ({ host }) => host, namesRow: true },
  { key: 'purpose', header: 'What for', cell: ({ purpose }) => purposeTexts[purpose] },
  {
    key: 'outcome',
    header: 'Outcome',
    cell: ({ outcome, setting }) =>
      outcome === 'refused' ? (
        <StatusBadge tone="error">Refused</StatusBadge>
      ) : (
        <span title={setting ? `Allowed by ${setting}` : undefined}>Sent</span>
      ),
  },
  { key: 'bytes', header: 'Size', cell: ({ bytes }) => <span className="numeric">{bytes > 0 ? bytesOf(bytes) : '–'}</span> },
  {
    key: 'sha256',
    header: 'SHA-256',
    cell: ({ sha256 }) =>
      sha256 ? (
        <code className="block muted small" title={sha256}>
          {shortened(sha256)}
        </code>
      ) : (
        <span className="muted">–</span>
      ),
  },
  {
    key: 'subject',
    header: 'About',
    cell: ({ subject }) =>
      subject ? (
        <>
          <span className="muted">{subject.kind}</span>{' '}
          <code className="block muted small" title={subject._id}>
            {shortened(subject._id)}
          </code>
        </>
      ) : (
        <span className="muted">–</span>
      ),
  },
]

export const ConnectionsTable = ({ connections, isNarrowed }: { connections: ConnectionRecord[]; isNarrowed: boolean }) => (
  <DataTable
    caption="Connections to others, newest first"
    columns={columns}
    rows={connections}
    rowKey={({ number }) => String(number)}
    empty={
      isNarrowed ? (
        <EmptyState picture="search" title="Nothing found">
          No connection matches this filter.
        </EmptyState>
      ) : (
        <EmptyState picture="connection" title="No connections yet">
          This server has not connected to any other system.
        </EmptyState>
      )
    }
  />
)
