import type { AuditLog } from '#src/ports/audit-log.ts'
import type { Clock } from '#src/ports/clock.ts'
import type { DecisionFacts } from '#src/ports/decision-facts.ts'
import type { Transaction } from '#src/ports/transaction.ts'
import { LruMap } from '#src/shared/lru-map.ts'

/** Seeing the same ranking again within this time is the same look at it. */
const sameLookMs = 60 * 60_000
/** Beyond this many looks the oldest is forgotten: then one may be written down twice. */
const mostLooks = 20_000

/** A ranking that somebody is shown. */
export interface ShownRanking {
  /** Null for a company, which the workspace names. */
  actorId: string | null
  workspaceId: string
  subject: { kind: string; id: string }
  requestId: string
}

export interface LedgerNotePorts {
  auditLog: AuditLog
  decisionFacts: Pick<DecisionFacts, 'criteriaOf'>
  transaction: Transaction
  clock: Clock
}

/** Writes down which ranking somebody was shown: once an hour for each person, job and version of its criteria. */
export function notingRankings({ auditLog, decisionFacts, transaction, clock }: LedgerNotePorts) {
  const looks = new LruMap<string, number>(mostLooks)
  return async ({ actorId, workspaceId, subject, requestId }: ShownRanking): Promise<void> => {
    const criteria = subject.kind === 'job description' ? await decisionFacts.criteriaOf(subject.id) : null
    const key = [actorId ?? workspaceId, subject.id, criteria].join(' ')
    const now = clock.now().getTime()
    if (now - (looks.get(key) ?? Number.NEGATIVE_INFINITY) < sameLookMs) return
    looks.set(key, now)
    try {
      await transaction(() => auditLog.append({ action: 'see-ranking', actorId, workspaceId, subject, requestId }))
    } catch (error) {
      looks.delete(key)
      throw error
    }
  }
}
