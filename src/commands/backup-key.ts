/** Makes a key for backups: the secret half into a file, the public half onto the screen. */
import { existsSync, writeFileSync } from 'node:fs'
import { installDependencies, say, stop } from './prepare.ts'

const [file, ...more] = process.argv.slice(2)
if (!file || file.startsWith('-') || more.length > 0) stop('Usage: bun run backup:key FILE')
if (existsSync(file)) stop(`${file} is there already: a key that is written over opens no backup any more.`)
installDependencies()
const { newBackupKey } = await import('./backup/encryption.ts')

const { identity, recipient } = await newBackupKey()
writeFileSync(file, `# Opens backups that were made with BACKUP_RECIPIENT=${recipient}\n${identity}\n`, {
  mode: 0o600,
  flag: 'wx',
  flush: true,
})
process.stdout.write(`BACKUP_RECIPIENT=${recipient}\n`)
say(`Give the server this setting. Keep ${file} somewhere else, twice: without it nobody opens the backups, you neither.`)
