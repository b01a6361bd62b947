/** Writes everything an instance keeps to one file, also while its server runs. The environment names the instance. */
import { statSync } from 'node:fs'
import { setPriority } from 'node:os'
import { resolve } from 'node:path'
import { installDependencies, say, stop } from './prepare.ts'

const given = process.argv.slice(2)
const isPlain = given.includes('--unencrypted')
const [target, ...more] = given.filter((argument) => argument !== '--unencrypted')
if (!target || target.startsWith('-') || more.length > 0) stop('Usage: bun run backup FILE [--unencrypted]')

installDependencies()
const { instanceFromEnvironment } = await import('./instance.ts')
const { takeBackup } = await import('./backup/take-backup.ts')
const { keysNames } = await import('#adapters/backups/keys-names.ts')
const { fingerprintOf } = await import('#src/shared/instance-signer.ts')

const named = instanceFromEnvironment()
const instance = isPlain ? { ...named, lock: null } : named
const { rows } = instance
const isThere = await rows.exist().catch((error: Error) => stop(`${rows.shown} cannot be backed up: ${error.message}`))
if (!isThere) stop(`There is nothing to back up: ${rows.shown} ${rows.engine === 'sqlite' ? 'does not exist' : 'is empty'}.`)
// People who are waiting for the server go first.
setPriority(10)

const path = resolve(target)
const { entries, deletedMeanwhile, changed, secretFromOutside, signer } = await takeBackup(instance, path).catch((error: Error) =>
  stop(`The backup failed, ${path} was not touched: ${error.message}`),
)
const count = (folder: string) => entries.filter(({ name }) => name.startsWith(folder)).length
const megabytes = (statSync(path).size / 1e6).toFixed(1)
say(`Backed up the database, ${count('files/')} files and ${count('outbox/')} mails to ${path} (${megabytes} MB).`)
if (instance.lock) say('It is encrypted. Try now and then whether your key opens it: bun run restore FILE --verify --key KEYFILE')
else
  say(
    'It is not encrypted: whoever has it reads all of it, and can sign in as anybody. ' +
      'bun run backup:key FILE makes a key, and BACKUP_RECIPIENT names it.',
  )
if (instance.sealing)
  say(
    `The keys of sealed files are in ${keysNames[instance.lock ? 'encrypted' : 'plain']} beside it, in place of those before. Keep only the newest of them: ` +
      'an older one opens what was erased since. The sealing key itself is in neither.',
  )
if (signer) say(`Signed by ${fingerprintOf(signer)}.`)
if (deletedMeanwhile.length > 0) say(`${deletedMeanwhile.length} files had been deleted before they were copied.`)
if (secretFromOutside)
  say('SESSION_SECRET is set from outside and not part of the backup: keep it with care, a restore needs it.')
if (changed.length > 0) {
  say(`Attention: ${changed.length} stored files are no longer what was received:\n${changed.join('\n')}`)
  process.exit(2)
}
