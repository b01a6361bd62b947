import { Link } from 'react-router'
import type { DueRecord, RetentionPreview } from '../../../api/privacy.ts'
import { candidateAddress } from '../../../api/ranking.ts'
import { type Column, DataTable } from '../../../components/data-table.tsx'
import { dayOf } from '../../../dates.ts'

const columns: Column<DueRecord>[] = [
  {
    key: 'name',
    header: 'Name',
    namesRow: true,
    cell: ({ candidateId, name }) => (candidateId ? <Link to={candidateAddress(candidateId)}>{name}</Link> : name),
  },
  { key: 'due', header: 'Due', cell: ({ dueAt }) => dayOf(dueAt) },
  { key: 'why', header: 'Why', cell: ({ why }) => why },
]

/** What a period takes: how many today, when the next, and who. */
export const DueList = ({ preview }: { preview: RetentionPreview }) => (
  <>
    <p role="status">{inWords(preview)}</p>
    {preview.due.length > 0 && (
      <DataTable
        caption="Who goes, and when"
        columns={columns}
        rows={preview.due}
        rowKey={({ candidateId, name, dueAt }) => `${candidateId} ${name} ${dueAt}`}
        empty="Nobody"
      />
    )}
  </>
)

export function inWords({ kind, dueNow, held, nextAt, due }: RetentionPreview): string {
  const [one, more] =
    kind === 'messages' ? ['message', 'messages'] : kind === 'recordings' ? ['recording', 'recordings'] : ['person', 'people']
  const first = dueNow === 0 ? `No ${one} would go today` : `${dueNow} ${dueNow === 1 ? one : more} would go today`
  const next = nextAt ? `; the next on ${dayOf(nextAt)}` : dueNow === 0 ? ', nor later as things stand' : ''
  const kept = held > 0 ? ` ${held} ${held === 1 ? 'is' : 'are'} kept by a hold.` : ''
  const part = dueNow > due.length ? ` The first ${due.length} are shown.` : ''
  return `${first}${next}.${kept}${part}`
}
