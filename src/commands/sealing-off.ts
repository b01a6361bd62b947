/** Takes the seals off all files and removes their keys. The server must not run. */
import { installDependencies, say, stop } from './prepare.ts'

if (process.argv.length > 2) stop('Usage: bun run sealing:off')
installDependencies()
const { instanceFromEnvironment } = await import('./instance.ts')
const { unsealAll } = await import('./sealing/unseal-all.ts')
const { SealingRefused } = await import('#adapters/sealed-file-store/sealing-keys.ts')
const { lockInstance } = await import('#src/instance-lock.ts')

const instance = instanceFromEnvironment()
const { rows, dataDir } = instance
if (!(await rows.exist().catch((error: Error) => stop(error.message))))
  stop(`There is nothing to open: ${rows.shown} does not exist.`)
const users = await rows.users()
const lock = users ? null : lockInstance(dataDir)
if (!lock) stop(`A server is using ${users ? rows.shown : dataDir}. Stop it first.`)
try {
  const opened = await unsealAll(instance)
  if (opened === null) stop('Files of this instance are not sealed, or no key is set that opens them.')
  say(`${opened} files lie in the clear again. Start the server without SEALING_KEY, SEALING_KEY_FILE and SEALING_KEY_COMMAND.`)
  say('Backups until now are restored with the key and the file of keys that lies beside them: make a new one.')
} catch (error) {
  if (error instanceof SealingRefused) stop(error.message)
  throw error
} finally {
  lock.release()
}
