import { type AdminPorts, setUpRisks } from '#src/admin/index.ts'
import type { Version } from '#src/admin/system-ports.ts'
import type { Clock } from '#src/ports/clock.ts'
import type { Processes } from '#src/ports/processes.ts'
import { backupFolder } from './backups/backup-folder.ts'
import type { Database } from './database/open.ts'
import { databaseProcessWork } from './database/process-work.ts'
import type { Repositories } from './database/repositories.ts'
import { createDiskReserve } from './disk-reserve.ts'
import { type KeptPlaces, placesOnDisk } from './kept-places.ts'
import { keptMails, mailWriter } from './mailer/kept-mails.ts'
import type { MailSeals } from './mailer/mail-seals.ts'
import { type SetUpSettings, setUpFacts } from './set-up-facts.ts'
import { storageUsage } from './storage-usage.ts'

interface AdminAdaptersOptions {
  dataDir: string
  clock: Clock
  database: Database
  auditTrail: Repositories['auditTrail']
  /** Who serves the instance; not given: nobody is listed. */
  processes?: Processes
  /** How many files each of them reads for others. */
  readings?: (() => Promise<Map<string, number>>) | undefined
  /** Whether what a mail said is still there after it was sent. */
  keepsMails: boolean
  /** Not given: the data folder. */
  places?: Pick<KeptPlaces, 'mails' | 'backups'>
  /** How kept mails are sealed; not given: they are not. */
  mailSeals?: MailSeals
  version: Version
  /** Makes a backup at a path, in another process. */
  makeBackup: Parameters<typeof backupFolder>[0]['make']
  /** Tries the backup at a path, in another process. */
  checkBackup: Parameters<typeof backupFolder>[0]['check']
  ballast?: ReturnType<typeof createDiskReserve>
  /** Whether files at rest are sealed. */
  sealsFiles?: boolean
  /** How the instance is set up; without it nothing is looked at. */
  setUp?: Omit<SetUpSettings, 'dataDir'>
  /** Where the build left the list of what the program is made of. */
  billFile?: string
}

/** What administration asks of the data folder. */
export function adminAdapters({
  dataDir,
  clock,
  database,
  auditTrail,
  processes,
  readings,
  keepsMails,
  places = placesOnDisk({ dataDir, clock }),
  mailSeals,
  version,
  makeBackup,
  checkBackup,
  ballast = createDiskReserve(dataDir),
  sealsFiles,
  setUp,
  billFile,
}: AdminAdaptersOptions): Pick<
  AdminPorts,
  'keptMails' | 'mailWriter' | 'rooms' | 'ballast' | 'backups' | 'version' | 'processesAtWork' | 'setUpRisks' | 'billOfMaterials'
> {
  const kept = keptMails(places.mails, { clock, keeps: keepsMails, mailSeals })
  const rooms = storageUsage({ dataDir, database, auditTrail, keptMails: kept, backups: places.backups })
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
    processesAtWork: processes ? databaseProcessWork(database, { processes, clock, readings }) : { list: async () => [] },
    async setUpRisks({ isPlanChosen }) {
      if (!setUp) return []
      return setUpRisks(await setUpFacts({ ...setUp, isPlanChosen: isPlanChosen || setUp.isPlanChosen, dataDir }))
    },
    billOfMaterials: { read: () => readBill(billFile) },
    backups: backupFolder({
      dataDir,
      shelf: places.backups,
      clock,
      estimate,
      encrypts: setUp?.areBackupsEncrypted ?? false,
      seals: sealsFiles,
      make: makeBackup,
      check: checkBackup,
    }),
  }
}

async function readBill(path: string | undefined) {
  const file = path === undefined ? null : Bun.file(path)
  if (!file || !(await file.exists())) return null
  const text = await file.text()
  const { components } = JSON.parse(text) as { components: { scope: string }[] }
  return { text, packages: components.filter(({ scope }) => scope === 'required').length }
}
