import type { Cell } from '#src/shared/csv.ts'
import { NotADate } from './errors.ts'
import type { AdminPorts, AuditFilter, ReadableEntry } from './ports.ts'

/** What an address says about the entries that are wanted: texts as they were typed, days as yyyy-mm-dd, both days included. */
export interface AuditQuery {
  actor?: string
  action?: string
  subject?: string
  from?: string
  to?: string
}

const dayMs = 24 * 60 * 60_000

export function auditFilter({ actor, action, subject, from, to }: AuditQuery): AuditFilter {
  return {
    actor: actor?.trim() || undefined,
    action: action?.trim() || undefined,
    subject: subject?.trim() || undefined,
    from: from ? dayOf(from) : undefined,
    until: to ? new Date(dayOf(to).getTime() + dayMs) : undefined,
  }
}

function dayOf(text: string) {
  const day = new Date(`${text}T00:00:00.000Z`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(day.getTime())) throw new NotADate()
  return day
}

/** One page of the log with everything the screen says about the whole of it. */
export const listAuditEntries =
  ({ auditTrail }: Pick<AdminPorts, 'auditTrail'>) =>
  async (query: AuditQuery, page: { limit: number; offset: number }) => {
    const [{ entries, total }, head, actions] = await Promise.all([
      auditTrail.page(auditFilter(query), page),
      auditTrail.head(),
      auditTrail.actions(),
    ])
    return { entries, total, head, actions }
  }

const piece = 1000

export const auditColumns = [
  'Number',
  'Time (UTC)',
  'Action',
  'Actor id',
  'Actor',
  'Subject kind',
  'Subject id',
  'Subject',
  'Workspace id',
  'Address',
  'Request id',
  'Details',
  'Previous hash',
  'Hash',
]

/** The lines of the log as a table, oldest first, piece by piece. */
export const auditLines = ({ auditTrail }: Pick<AdminPorts, 'auditTrail'>) =>
  async function* (query: AuditQuery): AsyncGenerator<Cell[][]> {
    const filter = auditFilter(query)
    for (let last = 0; ; ) {
      const entries = await auditTrail.after(last, filter, piece)
      if (entries.length === 0) return
      yield entries.map(auditCells)
      last = entries.at(-1)!.number
    }
  }

const auditCells = (entry: ReadableEntry): Cell[] => [
  entry.number,
  entry.at.toISOString(),
  entry.action,
  entry.actorId,
  entry.actorName,
  entry.subjectKind,
  entry.subjectId,
  entry.subjectName,
  entry.workspaceId,
  entry.address,
  entry.requestId,
  entry.details ? JSON.stringify(entry.details) : null,
  entry.previousHash,
  entry.hash,
]
