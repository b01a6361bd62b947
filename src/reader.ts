/** The server of the role `reader`: reads files for the other processes of the instance, and says how it is. Knows nothing else of the product. */
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Elysia } from 'elysia'
import { systemClock } from '#adapters/clock/system.ts'
import { confinements } from '#adapters/document-reader/confinement.ts'
import { createReadingPool } from '#adapters/document-reader/pool.ts'
import { randomIds } from '#adapters/ids/random.ts'
import { prometheus } from '#adapters/metrics/prometheus.ts'
import { startPostgres } from '#adapters/postgres/start-postgres.ts'
import { cannotListen } from './cannot-listen.ts'
import { type Config, readingOptions } from './config.ts'
import { endWhenAsked } from './end-when-asked.ts'
import { clientAddress } from './http/client-address.ts'
import { errors } from './http/errors.ts'
import { healthRoutes } from './http/health.ts'
import type { Log } from './http/log.ts'
import { metricsRoutes } from './http/metrics-routes.ts'
import { requests } from './http/requests.ts'
import { readForOthers } from './reading-worker/shared-reading.ts'
import { scratchFolder } from './scratch-folder.ts'
import { instanceSecret } from './secret.ts'
import { thisVersion } from './version.ts'

/** What a reader has nothing to do with. */
const nothing = { name: 'none', check: async () => {} }

interface Serving {
  config: Config
  log: Log
  lock: { release(): void }
}

/** Reads until the process is asked to stop, and ends it then. Rejects with `PostgresRefused`. */
export async function serveAsReader({ config, log, lock }: Serving): Promise<never> {
  const { server, pool, beginStopping, close } = await assembleReader({ config, log })
  try {
    server.listen({ hostname: config.host, port: config.port })
  } catch (error) {
    lock.release()
    process.stderr.write(`${cannotListen(error, config)}\n`)
    process.exit(1)
  }
  log.info('listening', { role: config.role, port: server.server?.port })
  if (config.readingWarmUp) void pool.warm().then(() => log.info('reading', { ...pool.confinement() }))
  endWhenAsked({
    log,
    lock,
    async finish() {
      beginStopping()
      await close()
    },
  })
  return new Promise(() => {})
}

async function assembleReader({ config, log }: { config: Config; log: Log }) {
  const version = thisVersion()
  const self = { id: randomIds.id(), role: config.role, version }
  const { database, processes } = await startPostgres(config.databaseUrl, { process: self })
  const scratch = await scratchFolder(config.dataDir, processes)
  const folder = join(scratch, 'reading')
  rmSync(folder, { recursive: true, force: true })
  const pool = createReadingPool({
    entry: join(import.meta.dir, 'reading-worker/reading-process.ts'),
    told: readingOptions(config),
    confine: { ways: confinements(join(import.meta.dir, '..')), folder, mustNotSee: resolve(config.dataDir) },
  })
  await processes.begin((error) => log.warn('not heard by the other processes', { error: String(error) }))
  const { databaseUrl } = config
  const reading = await readForOthers(pool, { databaseUrl, secret: instanceSecret(config), processes, folder, log })
  let isStopping = false
  const server = new Elysia({ serve: { reusePort: false } })
    .use(requests(log, { https: config.publicUrl.startsWith('https:'), trustProxy: config.trustProxy }))
    .use(errors(log))
    .use(
      healthRoutes(
        {
          database: { name: 'postgres', check: () => database.check() },
          storage: nothing,
          mail: nothing,
          llm: nothing,
          transcription: nothing,
          scanner: nothing,
        },
        { version, living: processes.living, isStopping: () => isStopping },
      ),
    )
  if (config.metricsToken)
    server.use(
      metricsRoutes(
        prometheus({ version, state: { jobs: async () => [], databaseBytes: () => database.sizeOnDisk(), readers: pool.load } }),
        { token: config.metricsToken, clock: systemClock, addressOf: clientAddress(config) },
      ),
    )
  return {
    server,
    pool,
    beginStopping() {
      isStopping = true
    },
    /** Finishes what it has in hand, and tells the others that it is gone. */
    async close() {
      await Promise.race([reading.stop(), Bun.sleep(10_000)])
      await pool.close()
      await Promise.race([processes.end().catch(() => {}), Bun.sleep(2_000)])
      database.close()
      rmSync(scratch, { recursive: true, force: true })
    },
  }
}
