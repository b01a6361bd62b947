/** The process that tries a backup for a running server: restores it into a folder that is thrown away, and says what it found. */
import { mkdir, rm } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { isEncrypted } from './commands/backup/encryption.ts'
import { takeBackup } from './commands/backup/take-backup.ts'
import { instanceFromEnvironment } from './commands/instance.ts'
import { verifyBackup } from './commands/restore/verify-backup.ts'

const [path] = process.argv.slice(2)
if (!path) throw new Error('The path of the backup is missing.')
setPriority(10)
const say = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`)
const instance = instanceFromEnvironment()
const scratch = join(instance.dataDir, 'backup-check')
await rm(scratch, { recursive: true, force: true })
await mkdir(scratch, { mode: 0o700 })
// What is unpacked holds everybody's data: it lies where the data lie.
process.env.TMPDIR = scratch
try {
  const passphrase = process.env.BACKUP_PASSPHRASE?.trim() || null
  // Only whoever has the key can open it, and that is not the server: what is tried then is a copy made now, the same way.
  const isLocked = passphrase === null && (await isEncrypted(path))
  const tried = isLocked ? join(scratch, 'copy.tar.gz') : path
  if (isLocked) await takeBackup({ ...instance, lock: null }, tried, () => {})
  say({ ...(await verifyBackup(instance, tried, { identities: [], passphrase })), isCopy: isLocked })
} catch (error) {
  say({ failed: (error as NodeJS.ErrnoException).code === 'ENOSPC' ? 'The disk is full.' : (error as Error).message })
  process.exitCode = 1
} finally {
  await rm(scratch, { recursive: true, force: true })
}
