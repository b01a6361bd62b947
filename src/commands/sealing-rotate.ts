/** Wraps the keys of all sealed files with the first key of the instance. The server may run meanwhile. */
import { installDependencies, say, stop } from './prepare.ts'

if (process.argv.length > 2) stop('Usage: bun run sealing:rotate')
installDependencies()
const { instanceFromEnvironment } = await import('./instance.ts')
const { NotRotated, rotateKeys } = await import('./sealing/rotate-keys.ts')
const { SealingRefused } = await import('#adapters/sealed-file-store/sealing-keys.ts')

const { wrapped, total } = await rotateKeys(instanceFromEnvironment()).catch((error: Error) => {
  if (error instanceof NotRotated || error instanceof SealingRefused) stop(error.message)
  throw error
})
say(
  wrapped === 0
    ? `The keys of all ${total} sealed files are wrapped with this key already.`
    : `Wrapped the keys of ${wrapped} sealed files with the new key, of ${total} in all.`,
)
say('Make a backup now, and then take the old key away: with it nobody opens older copies of the keys any more.')
