import type { AuditLog } from '#src/ports/audit-log.ts'
import type { Clock } from '#src/ports/clock.ts'
import type { Ids } from '#src/ports/ids.ts'
import type { Database } from './open.ts'
import { auditEntries } from './schema.ts'

/** Adds and never changes: there is no way here to rewrite what happened. */
export function databaseAuditLog({ query, transaction }: Database, { clock, ids }: { clock: Clock; ids: Ids }): AuditLog {
  return {
    append: ({ action, actorId, userId, companyId, workspaceId, address, requestId }) =>
      transaction(async () => {
        const subject = subjectOf(userId, companyId)
        const entry = { id: ids.id(), at: clock.now(), action, actorId, workspaceId, address, requestId, ...subject }
        query().insert(auditEntries).values(entry).run()
      }),
  }
}

function subjectOf(userId?: string | null, companyId?: string | null) {
  if (userId) return { subjectKind: 'user', subjectId: userId }
  return companyId ? { subjectKind: 'company', subjectId: companyId } : {}
}
