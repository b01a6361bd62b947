import { databaseAuditTrail } from '#adapters/database/audit-trail.ts'
import type { KeptRows } from '#adapters/database/kept-rows.ts'
import type { Anchors } from '#src/admin/audit-anchor.ts'
import { createAuditSeal } from '#src/admin/audit-seal.ts'
import { verifyAuditLog } from '#src/admin/verify-audit-log.ts'
import { createInstanceSigner } from '#src/shared/instance-signer.ts'

interface Kept {
  /** The notes about the log. */
  anchors: Anchors
  rows: Pick<KeptRows, 'openForReading'>
  /** The secret and those before it; at least one. */
  secrets: readonly string[]
}

/** The audit log of an instance, or of an unpacked backup, to be looked at. */
export function auditOf({ anchors, rows, secrets }: Kept) {
  const database = rows.openForReading()
  const signers = secrets.map(createInstanceSigner)
  return {
    verify: verifyAuditLog({
      auditTrail: databaseAuditTrail(database),
      auditAnchors: anchors,
      seal: createAuditSeal(secrets[0]!, secrets.slice(1)),
      signers: signers.map(({ publicKey }) => publicKey),
    }),
    fingerprint: signers[0]!.fingerprint,
    close: () => database.close(),
  }
}
