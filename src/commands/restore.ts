/** Puts a backup in place of what an instance keeps. The environment names the instance. */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { installDependencies, say, stop } from './prepare.ts'

const usage =
  'Usage: bun run restore FILE [--key FILE] [--keys FILE] [--verify] [--force] [--erasures FILE] [--signer FINGERPRINT] [--unsigned]'
const { file, key, keys: keysFile, verify, ...options } = readArguments()
const { force, erasures } = options

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: {
        key: { type: 'string' },
        keys: { type: 'string' },
        verify: { type: 'boolean', default: false },
        force: { type: 'boolean', default: false },
        erasures: { type: 'string' },
        signer: { type: 'string' },
        unsigned: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    })
    const [file, ...more] = positionals
    if (!file || more.length > 0) stop(usage)
    return { file, ...values }
  } catch {
    stop(usage)
  }
}

for (const path of [file, erasures, key, keysFile]) if (path && !existsSync(path)) stop(`There is no file ${path}.`)
installDependencies()
const { instanceFromEnvironment } = await import('./instance.ts')
const { NotRestored } = await import('./restore/not-restored.ts')
const { SealingRefused } = await import('#adapters/sealed-file-store/sealing-keys.ts')
const { PostgresRefused } = await import('#adapters/postgres/refused.ts')
const { restoreBackup } = await import('./restore/restore-backup.ts')
const { eraseAgain } = await import('./restore/erase-again.ts')

const { isEncrypted } = await import('./backup/encryption.ts')
const { backupKeys } = await import('./restore/backup-keys.ts')
const { fingerprintOf } = await import('#src/shared/instance-signer.ts')

const instance = instanceFromEnvironment()
const keys = await backupKeys(key, await isEncrypted(file))
if (verify) {
  const { verifyBackup } = await import('./restore/verify-backup.ts')
  const { problems, told } = await verifyBackup(instance, file, keys, keysFile).catch((error: Error) => stop(error.message))
  for (const sentence of [...told, ...problems]) say(sentence)
  process.exit(problems.length > 0 ? 1 : 0)
}
const knowsLater = await instance.rows.exist().catch((error: Error) => stop(error.message))
let erased = { people: 0, accounts: 0, workspaces: 0, applications: 0 }
const { entries, takenAt, deletedMeanwhile, secretFromOutside, signer, sealedFiles, closedFiles } = await restoreBackup(
  instance,
  file,
  {
    force,
    keys,
    keysFile,
    signer: options.signer,
    unsigned: options.unsigned,
    eraseAgain: eraseAgain({ places: instance.places, erasures }, (found) => {
      erased = found
    }),
  },
).catch((error: Error) =>
  stop(
    error instanceof NotRestored || error instanceof SealingRefused || error instanceof PostgresRefused
      ? error.message
      : `The restore failed: ${error.message}`,
  ),
)
const count = (folder: string) => entries.filter(({ name }) => name.startsWith(folder)).length
const when = `${takenAt.slice(0, 10)} ${takenAt.slice(11, 16)} UTC`
say(
  `Restored the backup of ${when}, with ${count('files/')} files and ${count('outbox/')} mails, into ${instance.rows.engine === 'sqlite' ? instance.dataDir : instance.rows.shown}.`,
)
say(signer ? `It was signed by ${fingerprintOf(signer)}.` : 'Nobody signed it: be sure that you know where it comes from.')
if (deletedMeanwhile.length > 0) say(`${deletedMeanwhile.length} files had been deleted while it was taken and are not in it.`)
if (secretFromOutside && !instance.secretFromOutside)
  say('It was made with SESSION_SECRET set: set the same value, or sessions end and waiting emails are lost.')
if (closedFiles > 0)
  say(
    `${closedFiles} of its ${sealedFiles} sealed files stay closed: they, or the people they are of, were erased after it was made.`,
  )
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
