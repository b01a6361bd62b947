import type { EgressRow, Purpose } from '#src/ports/outgoing.ts'
import type { Cell } from '#src/shared/csv.ts'
import type { EgressFilter } from './egress-ports.ts'
import type { AdminPorts } from './ports.ts'
import { auditFilter } from './read-audit-log.ts'

/** What an address says about the connections that are wanted; days as yyyy-mm-dd, both days included. */
export interface ConnectionQuery {
  purpose?: Purpose | ''
  outcome?: 'sent' | 'refused' | ''
  host?: string
  subject?: string
  from?: string
  to?: string
}

function connectionFilter({ purpose, outcome, host, subject, from, to }: ConnectionQuery): EgressFilter {
  const { from: first, until } = auditFilter({ from, to })
  return {
    purpose: purpose || undefined,
    outcome: outcome || undefined,
    host: host?.trim() || undefined,
    subject: subject?.trim() || undefined,
    from: first,
    until,
  }
}

/** One page of the connections. */
export const listConnections =
  ({ egressLedger }: Pick<AdminPorts, 'egressLedger'>) =>
  (query: ConnectionQuery, page: { limit: number; offset: number }) =>
    egressLedger.page(connectionFilter(query), page)

const piece = 1000

export const connectionColumns = [
  'Number',
  'Time (UTC)',
  'Purpose',
  'Host',
  'Allowed by',
  'Outcome',
  'Bytes',
  'SHA-256',
  'About',
  'Id',
]

/** The connections as a table, oldest first, piece by piece. */
export const connectionLines = ({ egressLedger }: Pick<AdminPorts, 'egressLedger'>) =>
  async function* (query: ConnectionQuery): AsyncGenerator<Cell[][]> {
    const filter = connectionFilter(query)
    for (let last = 0; ; ) {
      const rows = await egressLedger.after(last, filter, piece)
      if (rows.length === 0) return
      yield rows.map(cells)
      last = rows.at(-1)!.number
    }
  }

const cells = ({ number, at, purpose, host, setting, outcome, bytes, sha256, subject }: EgressRow): Cell[] => [
  number,
  at.toISOString(),
  purpose,
  host,
  setting,
  outcome,
  bytes,
  sha256,
  subject?.kind ?? null,
  subject?.id ?? null,
]
