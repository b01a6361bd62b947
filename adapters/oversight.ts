import type { OversightPorts } from '#src/oversight/index.ts'
import type { Version } from '#src/oversight/system-ports.ts'
import type { Clock } from '#src/ports/clock.ts'
import { backupFolder } from './backups/backup-folder.ts'
import { createBallast } from './ballast.ts'
import type { Database } from './database/open.ts'
import type { Repositories } from './database/repositories.ts'
import { keptMails, mailWriter } from './mailer/kept-mails.ts'
import { dataRooms } from './rooms.ts'

interface OversightAdaptersOptions {
  dataDir: string
  clock: Clock
  database: Database
  auditTrail: Repositories['auditTrail']
  /** Whether what a mail said is still there after it was sent. */
  keepsMails: boolean
  version: Version
  /** Makes a backup at a path, in another process. */
  makeBackup: Parameters<typeof backupFolder>[0]['make']
  ballast?: ReturnType<typeof createBallast>
}

/** What oversight asks of the data folder. */
export function oversightAdapters({
  dataDir,
  clock,
  database,
  auditTrail,
  keepsMails,
  version,
  makeBackup,
  ballast = createBallast(dataDir),
}: OversightAdaptersOptions): Pick<OversightPorts, 'keptMails' | 'mailWriter' | 'rooms' | 'ballast' | 'backups' | 'version'> {
  const kept = keptMails(dataDir, { clock, keeps: keepsMails })
  const rooms = dataRooms({ dataDir, database, auditTrail, keptMails: kept })
  const estimate = async () => {
    const { database: rows, files, outbox } = await rooms.measure()
    // The copy of the database lies beside the archive until both are whole.
    return 2 * rows + files.bytes + outbox.bytes
  }
  return {
    keptMails: kept,
    mailWriter,
    rooms,
    ballast,
    version,
    backups: backupFolder({ dataDir, clock, estimate, make: makeBackup }),
  }
}
