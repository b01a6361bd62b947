/** Puts a backup in place of what an instance keeps. The environment names the instance. */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { installDependencies, say, stop } from './prepare.ts'

const usage = 'Usage: bun run restore FILE [--force]'
const { file, force } = readArguments()

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { force: { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    const [file, ...more] = positionals
    if (!file || more.length > 0) stop(usage)
    return { file, force: values.force }
  } catch {
    stop(usage)
  }
}

if (!existsSync(file)) stop(`There is no file ${file}.`)
installDependencies()
const { instanceFromEnvironment } = await import('./instance.ts')
const { NotRestored, restoreBackup } = await import('./restore/restore-backup.ts')
const { eraseAgain } = await import('./restore/erase-again.ts')

const instance = instanceFromEnvironment()
const { entries, takenAt, deletedMeanwhile, secretFromOutside } = await restoreBackup(instance, file, {
  force,
  eraseAgain,
}).catch((error: Error) => stop(error instanceof NotRestored ? error.message : `The restore failed: ${error.message}`))
const count = (folder: string) => entries.filter(({ name }) => name.startsWith(folder)).length
const when = `${takenAt.slice(0, 10)} ${takenAt.slice(11, 16)} UTC`
say(`Restored the backup of ${when}, with ${count('files/')} files and ${count('outbox/')} mails, into ${instance.dataDir}.`)
if (deletedMeanwhile.length > 0) say(`${deletedMeanwhile.length} files had been deleted while it was taken and are not in it.`)
if (secretFromOutside && !instance.secretFromOutside)
  say('It was made with SESSION_SECRET set: set the same value, or sessions end and waiting mails are lost.')
