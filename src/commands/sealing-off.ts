/** Takes the seals off all files and removes their keys. The server must not run. */
import { existsSync } from 'node:fs'
import { installDependencies, say, stop } from './prepare.ts'

if (process.argv.length > 2) stop('Usage: bun run sealing:off')
installDependencies()
const { instanceFromEnvironment } = await import('./instance.ts')
const { unsealAll } = await import('./sealing/unseal-all.ts')
const { SealingRefused } = await import('#adapters/sealed-file-store/sealing-keys.ts')
const { lockInstance } = await import('#src/instance-lock.ts')

const instance = instanceFromEnvironment()
if (!existsSync(instance.databasePath)) stop(`There is nothing to open: ${instance.databasePath} does not exist.`)
const lock = lockInstance(instance.dataDir)
if (!lock) stop(`A server is using ${instance.dataDir}. Stop it first.`)
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
