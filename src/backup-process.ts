/**
 * The process that makes a backup for a running server, so that copying the database and hashing files keep nobody waiting. With --keys
 * it writes only the keys of sealed files beside the backups that are there.
 */
import { setPriority } from 'node:os'
import { writeKeys } from './commands/backup/keys-file.ts'
import { takeBackup } from './commands/backup/take-backup.ts'
import { instanceFromEnvironment } from './commands/instance.ts'

const [path, only] = process.argv.slice(2)
if (!path) throw new Error('The path of the backup is missing.')
setPriority(10)
let toldAt = 0
const say = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`)
try {
  if (only === '--keys') {
    await writeKeys(instanceFromEnvironment(), path)
    process.exit(0)
  }
  const { changed } = await takeBackup(instanceFromEnvironment(), path, (progress) => {
    if (Date.now() - toldAt < 250) return
    toldAt = Date.now()
    say(progress)
  })
  say({ changed: changed.length })
} catch (error) {
  say({ failed: (error as NodeJS.ErrnoException).code === 'ENOSPC' ? 'The disk is full.' : (error as Error).message })
  process.exit(1)
}
