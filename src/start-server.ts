/** Reads the environment, assembles the app, listens. The only file that reads the environment. */
import { accessSync, chmodSync, constants, mkdirSync } from 'node:fs'
import { WrongSetting } from '#adapters/adapter.ts'
import { PostgresRefused } from '#adapters/postgres/refused.ts'
import { SealingRefused } from '#adapters/sealed-file-store/sealing-keys.ts'
import { assemble } from './assembly.ts'
import { beginBackgroundWork } from './background-work.ts'
import { builtPages } from './built-pages.ts'
import { cannotListen } from './cannot-listen.ts'
import { readConfig, usesPostgres, WrongConfiguration } from './config.ts'
import { whenEndingEarly } from './end-before-ready.ts'
import { endWhenAsked } from './end-when-asked.ts'
import { createLog } from './http/log.ts'
import { lockInstance } from './instance-lock.ts'
import { NewerData } from './newer-data.ts'
import { answersRequests, takesJobs } from './role.ts'

const log = createLog()
const started = performance.now()

/** Says in one line what is wrong and ends the process. */
function refuseToStart(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/** What is wrong with how things are set up, in words for whoever starts the server. */
const setUpErrors = [WrongConfiguration, WrongSetting, NewerData, PostgresRefused, SealingRefused]

function refuseIfSetUpIsWrong(error: unknown): never {
  if (setUpErrors.some((kind) => error instanceof kind)) refuseToStart((error as Error).message)
  throw error
}

function checked<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    return refuseIfSetUpIsWrong(error)
  }
}

const environment = process.env
const config = checked(() => readConfig(environment))
try {
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
  chmodSync(config.dataDir, 0o700)
  accessSync(config.dataDir, constants.W_OK)
} catch {
  refuseToStart(`DATA_DIR is "${config.dataDir}", but takes a folder that this program may write to.`)
}
// Processes that share a PostgreSQL database may share the folder too.
const lock = lockInstance(config.dataDir) ?? (usesPostgres(config.databaseUrl) ? { release() {} } : null)
if (!lock) refuseToStart(`Another server is using the folder ${config.dataDir}. Stop it first, or set DATA_DIR.`)
whenEndingEarly(lock.release)

if (config.role === 'reader') {
  const { serveAsReader } = await import('./reader.ts')
  // Until it is asked to stop, which ends the process.
  await serveAsReader({ config, log, lock }).catch(refuseIfSetUpIsWrong)
}

const pages = answersRequests(config.role) ? await builtPages(config.publicUrl) : null
const { app, anchorPlaces, ballast, leadership, outgoing, pool, prepare, sealOldFiles, freshenBackupKeys, close } =
  await assemble({
    config,
    environment,
    log,
    pages,
  }).catch(refuseIfSetUpIsWrong)
// What no setting names, no library reaches either.
globalThis.fetch = outgoing.fetch('other')
await prepare().catch(refuseIfSetUpIsWrong)
// A new one ends the one before: no process makes one that it does not show.
const setUpLink = answersRequests(config.role) ? await app.accounts.setUpLink() : null

try {
  app.server.listen({ hostname: config.host, port: config.port })
} catch (error) {
  lock.release()
  refuseToStart(cannotListen(error, config))
}
let background: ReturnType<typeof beginBackgroundWork> | null = null
const { isStopping } = endWhenAsked({
  log,
  lock,
  async finish() {
    background?.stop()
    app.beginStopping()
    // The proxy in front finds out, and sends whoever comes now elsewhere.
    await Bun.sleep(config.drainSeconds * 1000)
    app.windows.closeAll()
    // Stops accepting; requests in flight get up to ten seconds.
    await Promise.race([app.server.server?.stop(), Bun.sleep(10_000)])
    await close()
  },
})
const address = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${app.server.server?.port}`
log.info('listening', { address, publicUrl: config.publicUrl, ms: Math.round(performance.now() - started) })
if (setUpLink) process.stderr.write(`\nNo administrator exists yet. Open this link once to make one:\n${setUpLink}\n\n`)
else process.stderr.write(`\nReady: ${config.publicUrl}\n\n`)
const risks = await app.admin.setUpRisks().catch(() => [])
for (const { code, grade, text, remedy } of risks)
  if (grade === 'danger') log.warn('risky set-up', { risk: code, effect: text, remedy })

setInterval(ballast.keep, 60_000).unref()
if (config.readingWarmUp) void pool.warm()
if (takesJobs(config.role) && !isStopping())
  background = beginBackgroundWork({ app, anchorPlaces, leadership, pool, sealOldFiles, freshenBackupKeys, log })
