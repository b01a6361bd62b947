/** Start here: read the environment, plug in adapters, listen. The only file that reads the environment. */
import { accessSync, chmodSync, constants, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { plugIn, WrongSetting } from '#adapters/adapter.ts'
import { makeInChild } from '#adapters/backups/backup-child.ts'
import { createBallast, refusingFilesWhenFull } from '#adapters/ballast.ts'
import { systemClock } from '#adapters/clock/system.ts'
import { commonPasswords } from '#adapters/common-passwords/index.ts'
import { databasePath, openDatabase } from '#adapters/database/open.ts'
import { databaseRepositories } from '#adapters/database/repositories.ts'
import { createReadingPool } from '#adapters/document-reader/pool.ts'
import { fileStores } from '#adapters/file-store/index.ts'
import { randomIds } from '#adapters/ids/random.ts'
import { jobDescriptionPdf } from '#adapters/job-description-pdf/pdf-lib.ts'
import { languageModels } from '#adapters/language-model/index.ts'
import { mailers } from '#adapters/mailer/index.ts'
import { oversightAdapters } from '#adapters/oversight.ts'
import { argon2Hasher } from '#adapters/password-hasher/argon2.ts'
import { privacyAdapters } from '#adapters/privacy.ts'
import { transcribers } from '#adapters/transcriber/index.ts'
import { createApp } from './app.ts'
import { builtPages } from './built-pages.ts'
import { readConfig, WrongConfiguration } from './config.ts'
import { describe } from './http/errors.ts'
import { createLog } from './http/log.ts'
import { pooledImportReader } from './import-tasks.ts'
import { lockInstance } from './instance-lock.ts'
import { pooledModelFacts } from './pooled-model-facts.ts'
import { pooledReader } from './pooled-reader.ts'
import { instanceSecret } from './secret.ts'
import { runningVersion } from './version.ts'

const log = createLog()
const started = performance.now()

/** Says in one line what is wrong and ends the process. */
function refuseToStart(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

function checked<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (error instanceof WrongConfiguration || error instanceof WrongSetting) refuseToStart(error.message)
    throw error
  }
}

function openedDatabase() {
  try {
    return openDatabase(databaseFile, { snapshots: join(config.dataDir, 'snapshots'), onFull: ballast.drop })
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (!['SQLITE_CANTOPEN', 'SQLITE_NOTADB', 'SQLITE_READONLY', 'ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'EROFS'].includes(code))
      throw error
    refuseToStart(`DATABASE_URL is "file:${databaseFile}", but takes a SQLite file that this program may write to.`)
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
const lock = lockInstance(config.dataDir)
if (!lock) refuseToStart(`Another server is using the folder ${config.dataDir}. Stop it first, or set DATA_DIR.`)

const tools = { fetch, clock: systemClock, dataDir: config.dataDir }
const { fileStore, mailer, languageModel, transcriber } = checked(() => ({
  fileStore: plugIn(fileStores, config.adapters.fileStore, environment, tools),
  mailer: plugIn(mailers, config.adapters.mailer, environment, tools),
  languageModel: plugIn(languageModels, config.adapters.languageModel, environment, tools),
  transcriber: plugIn(transcribers, config.adapters.transcriber, environment, tools),
}))

const ballast = createBallast(config.dataDir)
ballast.keep()
const databaseFile = databasePath(config.databaseUrl, config.dataDir)
const database = openedDatabase()
const uploadFolder = join(config.dataDir, 'incoming')
rmSync(uploadFolder, { recursive: true, force: true })
const pool = createReadingPool({ entry: join(import.meta.dir, 'reading-process.ts'), told: [`--ocr=${config.ocr}`] })

const repositories = databaseRepositories(database, { clock: systemClock, ids: randomIds })
const app = createApp({
  ...repositories,
  ...privacyAdapters({ dataDir: config.dataDir, clock: systemClock, database, fileStore }),
  ...oversightAdapters({
    dataDir: config.dataDir,
    clock: systemClock,
    database,
    auditTrail: repositories.auditTrail,
    keepsMails: mailer.name === 'outbox',
    version: runningVersion(new Date(Date.now() - performance.now())),
    makeBackup: makeInChild(join(import.meta.dir, 'backup-process.ts'), environment),
    ballast,
  }),
  config,
  secret: instanceSecret(config),
  transaction: database.transaction,
  checkDatabase: () => database.check(),
  clock: systemClock,
  ids: randomIds,
  passwordHasher: argon2Hasher(),
  commonPasswords,
  // A full bucket is somebody else's disk.
  fileStore: fileStore.name === 'disk' ? refusingFilesWhenFull(fileStore, ballast) : fileStore,
  mailer,
  languageModel,
  transcriber,
  reader: pooledReader(pool, log),
  modelFactsReader: pooledModelFacts(pool),
  importReader: pooledImportReader(pool),
  log,
  pages: await builtPages(config.publicUrl),
  jobDescriptionPdf: jobDescriptionPdf({ folder: uploadFolder }),
  uploadFolder,
})

// Nobody else can be at work on this database: what a crash interrupted is due at once.
await repositories.jobs.releaseAll()
await repositories.idempotentAnswers.releaseUnanswered()
await app.oversight.chainOldEntries()
await app.privacy.start()
await app.oversight.site.load()
await app.accounts.ensureFirstAdmin()
await app.matching.readWhatOthersRead()
const setUpLink = await app.accounts.setUpLink()

try {
  app.server.listen({ hostname: config.host, port: config.port })
} catch (error) {
  lock.release()
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') refuseToStart(`PORT is ${config.port}, but another program listens there already.`)
  if (code === 'EACCES') refuseToStart(`PORT is ${config.port}, but this program may not listen there.`)
  refuseToStart(`HOST is "${config.host}", but takes an address of this machine, such as 127.0.0.1 or 0.0.0.0.`)
}
const address = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${app.server.server?.port}`
log.info('listening', { address, publicUrl: config.publicUrl, ms: Math.round(performance.now() - started) })
if (setUpLink) process.stderr.write(`\nNo administrator exists yet. Open this link once to make one:\n${setUpLink}\n\n`)
else process.stderr.write(`\nReady: ${config.publicUrl}\n\n`)
if (!config.publicUrl.startsWith('https:') && !isLoopback(new URL(config.publicUrl).hostname))
  log.warn('no https', {
    publicUrl: config.publicUrl,
    effect: 'Browsers give no camera and no microphone to pages without https.',
  })

app.worker.start()
void app.people.startLooking((error) => log.error('duplicates not looked for', { error: String(error) }))
app.oversight.noteKeptMails().catch((error: unknown) => log.error('outbox not listed', { error: String(error) }))
const sweepMs = 5 * 60 * 1000
const sweep = () =>
  Promise.all([app.accounts.sweep(), app.jobPortal.sweep()]).catch((error: unknown) =>
    log.error('sweep failed', { error: String(error) }),
  )
void sweep()
setInterval(sweep, sweepMs).unref()
setInterval(ballast.keep, 60_000).unref()
// Logs are kept elsewhere: with a hash found there, it can be told whether the end of the audit log was cut off.
const tellAuditHead = async () => log.info('audit log', { ...(await repositories.auditTrail.head()) })
void tellAuditHead()
setInterval(tellAuditHead, 24 * 60 * 60_000).unref()
void pool.warm()

let stopping = false
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, async () => {
    if (stopping) return
    stopping = true
    log.info('stopping', { signal })
    try {
      app.windows.closeAll()
      // Stops accepting; requests in flight get up to ten seconds.
      await Promise.race([app.server.server?.stop(), Bun.sleep(10_000)])
      app.people.stopLooking()
      await Promise.race([app.worker.stop(), Bun.sleep(5_000)])
      await pool.close()
      database.close()
    } catch (error) {
      // Nothing is lost: what was acknowledged is on the disk. A server that does not end would be.
      log.error('stopping failed', { error: String(error) })
    }
    lock.release()
    log.info('stopped')
    process.exit(0)
  })

process.on('unhandledRejection', (error) => log.error('unhandled rejection', { error: describe(error) }))
process.on('uncaughtException', (error) => log.error('uncaught exception', { error: describe(error) }))

function isLoopback(hostname: string) {
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.')
}
