import { noEarlyEnd } from './end-before-ready.ts'
import { describe } from './http/errors.ts'
import type { Log } from './http/log.ts'

interface Process {
  log: Log
  /** Of the data folder. */
  lock: { release(): void }
  /** Finishes what is in hand. */
  finish: () => Promise<void>
}

/** Asked to stop, the process finishes what it has in hand and ends; asked again, it goes on finishing. What nobody caught stands in the log. */
export function endWhenAsked({ log, lock, finish }: Process): { isStopping(): boolean } {
  let isStopping = false
  noEarlyEnd()
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, async () => {
      if (isStopping) return
      isStopping = true
      log.info('stopping', { signal })
      // Nothing is lost by a failure: what was acknowledged is stored. A server that does not end would be.
      await finish().catch((error: unknown) => log.error('stopping failed', { error: String(error) }))
      lock.release()
      log.info('stopped')
      process.exit(0)
    })
  process.on('unhandledRejection', (error) => log.error('unhandled rejection', { error: describe(error) }))
  process.on('uncaughtException', (error) => log.error('uncaught exception', { error: describe(error) }))
  return { isStopping: () => isStopping }
}
