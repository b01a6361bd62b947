import { cannotListen } from '../cannot-listen.ts'
import { readConfig, WrongConfiguration } from '../config.ts'
import { stop } from './prepare.ts'

/**
 * Ends the process with a sentence when the server could not listen where the settings say, or when they cannot be used: before minutes
 * go into installing and building. Imports nothing that has to be installed first.
 */
export async function requireFreeAddress(environment = process.env) {
  const { host, port } = settings(environment)
  try {
    const probe = Bun.serve({ hostname: host, port, reusePort: false, fetch: () => new Response() })
    await probe.stop(true)
  } catch (error) {
    stop(cannotListen(error, { host, port }))
  }
}

function settings(environment: Record<string, string | undefined>) {
  try {
    return readConfig(environment)
  } catch (error) {
    if (error instanceof WrongConfiguration) stop(error.message)
    throw error
  }
}
