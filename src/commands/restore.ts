/** Puts a backup in place of what an instance keeps. The environment names the instance. */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { installDependencies, say, stop } from './prepare.ts'

const usage = 'Usage: bun run restore FILE [--force] [--erasures FILE]'
const { file, force, erasures } = readArguments()

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { force: { type: 'boolean', default: false }, erasures: { type: 'string' } },
      allowPositionals: true,
    })
    const [file, ...more] = positionals
    if (!file || more.length > 0) stop(usage)
    return { file, force: values.force, erasures: values.erasures }
  } catch {
    stop(usage)
  }
}

for (const path of [file, erasures]) if (path && !existsSync(path)) stop(`There is no file ${path}.`)
installDependencies()
const { instanceFromEnvironment } = await import('./instance.ts')
const { NotRestored, restoreBackup } = await import('./restore/restore-backup.ts')
const { eraseAgain } = await import('./restore/erase-again.ts')

const instance = instanceFromEnvironment()
const knowsLater = existsSync(instance.dataDir) && existsSync(instance.databasePath)
let erased = { people: 0, accounts: 0, workspaces: 0, applications: 0 }
const { entries, takenAt, deletedMeanwhile, secretFromOutside } = await restoreBackup(instance, file, {
  force,
  eraseAgain: eraseAgain({ dataDir: instance.dataDir, erasures }, (found) => {
    erased = found
  }),
}).catch((error: Error) => stop(error instanceof NotRestored ? error.message : `The restore failed: ${error.message}`))
const count = (folder: string) => entries.filter(({ name }) => name.startsWith(folder)).length
const when = `${takenAt.slice(0, 10)} ${takenAt.slice(11, 16)} UTC`
say(`Restored the backup of ${when}, with ${count('files/')} files and ${count('outbox/')} mails, into ${instance.dataDir}.`)
if (deletedMeanwhile.length > 0) say(`${deletedMeanwhile.length} files had been deleted while it was taken and are not in it.`)
if (secretFromOutside && !instance.secretFromOutside)
  say('It was made with SESSION_SECRET set: set the same value, or sessions end and waiting mails are lost.')
const again = [
  [erased.people, 'person', 'people'],
  [erased.accounts, 'account', 'accounts'],
  [erased.workspaces, 'workspace', 'workspaces'],
  [erased.applications, 'application', 'applications'],
].flatMap(([count, one, more]) => (count ? [`${count} ${count === 1 ? one : more}`] : []))
if (again.length > 0) say(`Erased again what had been erased since: ${again.join(', ')}.`)
else if (knowsLater || erasures) say('Nothing in it had been erased since.')
else
  say(
    'Whoever was erased after the backup may be back: the folder had no list of erasures. If you have erasures.jsonl of the folder ' +
      'that is lost, restore once more with --force --erasures FILE.',
  )
