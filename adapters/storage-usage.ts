import { readdir, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { KeptMails } from '#src/admin/mail-ports.ts'
import type { AuditTrail } from '#src/admin/ports.ts'
import type { Rooms } from '#src/admin/system-ports.ts'
import type { BackupShelf } from './backups/backup-shelf.ts'
import type { Database } from './database/open.ts'

interface RoomsOptions {
  dataDir: string
  database: Database
  auditTrail: AuditTrail
  keptMails: KeptMails
  backups: BackupShelf
}

/** Measures the data folder. What people uploaded is summed up from the database: counting a hundred thousand files takes seconds. */
export function storageUsage({ dataDir, database, auditTrail, keptMails, backups: shelf }: RoomsOptions): Rooms {
  const sum = async (from: ReturnType<typeof sql>) => {
    const select = sql`select count(*) as count, coalesce(sum(size), 0) as bytes from ${from}`
    return (await database.query().all<{ count: number; bytes: number }>(select))[0]!
  }
  return {
    async measure() {
      const [snapshots, backups, incoming, outbox, auditLog, disk, databaseBytes] = await Promise.all([
        folderSize(join(dataDir, 'snapshots')),
        shelf.files().then((files) => files.reduce((sum, { bytes }) => sum + bytes, 0)),
        folderSize(join(dataDir, 'incoming')),
        keptMails.size(),
        auditTrail.size(),
        statfs(dataDir),
        database.sizeOnDisk(),
      ])
      return {
        database: databaseBytes,
        files: await sum(sql`files`),
        unreadable: await sum(
          sql`files where id in (select file_id from batch_items where state = 'rejected') and id not in (select file_id from resumes)`,
        ),
        outbox,
        snapshots,
        backups,
        incoming,
        auditLog,
        disk: { free: disk.bavail * disk.bsize, total: disk.blocks * disk.bsize },
      }
    },
  }
}

const sizeOf = (path: string) =>
  stat(path).then(
    (file) => (file.isFile() ? file.size : 0),
    () => 0,
  )

async function folderSize(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => [])
  const sizes = await Promise.all(names.map((name) => sizeOf(join(folder, name))))
  return sizes.reduce((total, bytes) => total + bytes, 0)
}
