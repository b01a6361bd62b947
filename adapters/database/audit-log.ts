import type { AuditLog } from '#src/accounts/ports.ts'
import type { Clock } from '#src/ports/clock.ts'
import type { Ids } from '#src/ports/ids.ts'
import type { Database } from './open.ts'
import { auditEntries } from './schema.ts'

/** Adds and never changes: there is no way here to rewrite what happened. */
export function databaseAuditLog({ query, transaction }: Database, { clock, ids }: { clock: Clock; ids: Ids }): AuditLog {
  return {
    append: ({ action, actorId, userId, workspaceId, address, requestId }) =>
      transaction(async () => {
        const subject = userId ? { subjectKind: 'user', subjectId: userId } : {}
        const entry = { id: ids.id(), at: clock.now(), action, actorId, workspaceId, address, requestId, ...subject }
        query().insert(auditEntries).values(entry).run()
      }),
  }
}
