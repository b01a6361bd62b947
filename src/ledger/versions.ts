import type { AuditLog } from '#src/ports/audit-log.ts'
import type { DecisionFacts } from '#src/ports/decision-facts.ts'
import { ledgerActions } from './constants.ts'

const inLedger: ReadonlySet<string> = new Set(ledgerActions)

/** The audit log, adding to entries of the decision ledger by which engine and criteria the scores were made, where they do not say it. */
export function withVersions(log: AuditLog, { criteriaOf }: Pick<DecisionFacts, 'criteriaOf'>, engine: string): AuditLog {
  return {
    async append(entry) {
      if (!inLedger.has(entry.action)) return log.append(entry)
      const { details = {}, subject } = entry
      const job = details.job ?? (subject?.kind === 'job description' ? subject.id : undefined)
      const criteria = details.criteria ?? (typeof job === 'string' ? await criteriaOf(job) : null)
      return log.append({
        ...entry,
        details: { engine, ...(job === undefined ? {} : { job }), ...(criteria === null ? {} : { criteria }), ...details },
      })
    },
  }
}
