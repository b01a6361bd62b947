import { Link } from 'react-router'
import type { RetentionAnswer } from '../../../api/privacy.ts'
import { candidateAddress } from '../../../api/ranking.ts'
import { type Column, DataTable } from '../../../components/data-table.tsx'
import { dayOf } from '../../../dates.ts'

type Held = RetentionAnswer['holds'][number]

const columns: Column<Held>[] = [
  {
    key: 'name',
    header: 'Name',
    namesRow: true,
    sortBy: ({ name }) => name,
    cell: ({ candidateId, name }) => (candidateId ? <Link to={candidateAddress(candidateId)}>{name}</Link> : name),
  },
  { key: 'reason', header: 'Reason', cell: ({ reason }) => reason },
  { key: 'by', header: 'Held by', cell: ({ heldBy }) => heldBy ?? 'Somebody who has left' },
  { key: 'since', header: 'Since', sortBy: ({ heldAt }) => heldAt, cell: ({ heldAt }) => dayOf(heldAt) },
]

export const HeldTable = ({ holds }: { holds: Held[] }) => (
  <DataTable
    caption="People on hold"
    columns={columns}
    rows={holds}
    rowKey={({ candidateId, name }) => candidateId || name}
    empty="Nobody is on hold."
  />
)
