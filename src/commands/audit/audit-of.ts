import { anchorsFile } from '#adapters/audit-anchors/file.ts'
import { databaseAuditTrail } from '#adapters/database/audit-trail.ts'
import { openForReading } from '#adapters/database/open-for-reading.ts'
import { createAuditSeal } from '#src/admin/audit-seal.ts'
import { verifyAuditLog } from '#src/admin/verify-audit-log.ts'
import { createInstanceSigner } from '#src/shared/instance-signer.ts'

interface Kept {
  /** The folder that the notes about the log lie in. */
  dataDir: string
  databasePath: string
  /** The secret and those before it; at least one. */
  secrets: readonly string[]
}

/** The audit log of an instance, or of an unpacked backup, to be looked at. */
export function auditOf({ dataDir, databasePath, secrets }: Kept) {
  const database = openForReading(databasePath)
  const signers = secrets.map(createInstanceSigner)
  return {
    verify: verifyAuditLog({
      auditTrail: databaseAuditTrail(database),
      auditAnchors: anchorsFile(dataDir),
      seal: createAuditSeal(secrets[0]!, secrets.slice(1)),
      signers: signers.map(({ publicKey }) => publicKey),
    }),
    fingerprint: signers[0]!.fingerprint,
    close: () => database.close(),
  }
}
