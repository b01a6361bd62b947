/** Plugs the adapters that the settings name into the app. What it assembles listens nowhere yet. */
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { plugIn } from '#adapters/adapter.ts'
import { adminAdapters } from '#adapters/admin.ts'
import { assessmentReportPdf } from '#adapters/assessment-report/pdf-lib.ts'
import { modelContextProtocol } from '#adapters/assistant-protocol/index.ts'
import { anchorBucket } from '#adapters/audit-anchors/bucket.ts'
import { checkInChild, makeInChild, writeKeysInChild } from '#adapters/backups/backup-child.ts'
import { freshKeys } from '#adapters/backups/fresh-keys.ts'
import { calendarHosts, calendarServices } from '#adapters/calendars/index.ts'
import { systemClock } from '#adapters/clock/system.ts'
import { commonPasswords } from '#adapters/common-passwords/index.ts'
import { NewerDatabase } from '#adapters/database/migrate.ts'
import { type Database, databasePath, openDatabase } from '#adapters/database/open.ts'
import { databaseRepositories } from '#adapters/database/repositories.ts'
import { soleProcess } from '#adapters/database/sole-process.ts'
import { createDiskReserve, refusingFilesWhenFull } from '#adapters/disk-reserve.ts'
import { confinements } from '#adapters/document-reader/confinement.ts'
import { createReadingPool, type ReadingPool } from '#adapters/document-reader/pool.ts'
import { fileScanners } from '#adapters/file-scanner/index.ts'
import { scannedStore } from '#adapters/file-scanner/scanned-store.ts'
import { fileStores } from '#adapters/file-store/index.ts'
import { filesOfPeople } from '#adapters/file-store/own-keys.ts'
import { identityProvider } from '#adapters/identity-provider/index.ts'
import { randomIds } from '#adapters/ids/random.ts'
import { jobDescriptionPdf } from '#adapters/job-description-pdf/pdf-lib.ts'
import { bringFromFolder, keptPlaces } from '#adapters/kept-places.ts'
import { languageModels } from '#adapters/language-model/index.ts'
import { imap } from '#adapters/mailbox/imap.ts'
import { mailers } from '#adapters/mailer/index.ts'
import { prometheus } from '#adapters/metrics/prometheus.ts'
import { serverState } from '#adapters/metrics/server-state.ts'
import { destinationsOf, hostOf, isThisMachine } from '#adapters/outgoing/destinations.ts'
import { createEgressAllowList } from '#adapters/outgoing/egress-allow-list.ts'
import { createEgressBuffer } from '#adapters/outgoing/egress-buffer.ts'
import { passkeyVerifier } from '#adapters/passkeys/index.ts'
import { argon2Hasher } from '#adapters/password-hasher/argon2.ts'
import { privacyAdapters } from '#adapters/privacy.ts'
import { samplePapers } from '#adapters/sample-papers/pdf-lib.ts'
import { openSealing } from '#adapters/sealed-file-store/open-sealing.ts'
import { noteSealing, sealOldFiles } from '#adapters/sealed-file-store/seal-old-files.ts'
import { otlp } from '#adapters/tracing/otlp.ts'
import { transcribers } from '#adapters/transcriber/index.ts'
import { httpSender } from '#adapters/webhooks/http-sender.ts'
import { standardSignature } from '#adapters/webhooks/sign.ts'
import { workspaceCarrier } from '#adapters/workspace-archive/index.ts'
import { anchorMail, anchorPlaces } from '#src/admin/anchor-places.ts'
import { createAuditSeal } from '#src/admin/audit-seal.ts'
import { type Leadership, soleLeadership } from '#src/ports/leadership.ts'
import type { Purpose } from '#src/ports/outgoing.ts'
import type { Processes, ThisProcess } from '#src/ports/processes.ts'
import type { Tracer } from '#src/ports/tracer.ts'
import { productName } from '#src/shared/constants.ts'
import { enqueueMail, mailSeal } from '#src/shared/mail-queue.ts'
import type { AppPorts } from './app/ports.ts'
import { createApp } from './app.ts'
import { readBank } from './assessment/question-bank/read-bank.ts'
import { type Config, readingOptions, usesPostgres, WrongConfiguration } from './config.ts'
import { liveLogInMemory } from './http/live-log-in-memory.ts'
import { NewerData } from './newer-data.ts'
import { pooledCalendarTexts } from './reading-worker/calendar-tasks.ts'
import { pooledImportReader } from './reading-worker/import-tasks.ts'
import { pooledMailReader } from './reading-worker/mail-tasks.ts'
import { pooledFlips } from './reading-worker/pooled-flips.ts'
import { pooledIdentities } from './reading-worker/pooled-identities.ts'
import { pooledModelFacts } from './reading-worker/pooled-model-facts.ts'
import { pooledReader } from './reading-worker/pooled-reader.ts'
import { takesJobs } from './role.ts'
import { scratchFolder } from './scratch-folder.ts'
import { instanceSecret } from './secret.ts'
import { setUpSettings } from './set-up-settings.ts'
import { rateLimitsInMemory } from './shared/rate-limits-in-memory.ts'
import { runningVersion, thisVersion } from './version.ts'

interface Parts extends Pick<AppPorts, 'log' | 'pages'> {
  config: Config
  environment: Record<string, string | undefined>
  /** The system's, unless a sample workspace is given a past. */
  clock?: AppPorts['clock']
}

/**
 * Needs a data folder that is there, and with SQLite one that nobody else uses. Rejects with `WrongConfiguration`, `WrongSetting`, `NewerData`,
 * `PostgresRefused` and `SealingRefused`, whose words are for the person who starts it.
 */
export async function assemble({ config, environment, log, pages, clock = systemClock }: Parts) {
  const { dataDir } = config
  refuseKeysThatMayGo(config)
  const egress = createEgressBuffer()
  const outgoing = egressAllowList(config, environment, { clock, note: egress.note })
  const sealing = openSealing(config.sealing, dataDir)
  const toolsFor = (purpose: Purpose) => ({ fetch: outgoing.fetch(purpose), outgoing, clock, dataDir, mailSeals: sealing?.mails })
  const wholeStore = plugIn(fileStores, config.adapters.fileStore, environment, toolsFor('file storage'))
  const stored = filesOfPeople(wholeStore)
  const places = keptPlaces(usesPostgres(config.databaseUrl) ? 'postgres' : 'sqlite', wholeStore, { dataDir, clock })
  const mailer = plugIn(mailers, config.adapters.mailer, environment, { ...toolsFor('mail'), outbox: places.mails })
  const fileScanner = plugIn(fileScanners, config.adapters.fileScanner, environment, toolsFor('virus scan'))
  const mailbox = environment.IMAP_URL?.trim() ? imap.plugIn(environment, toolsFor('mail in')) : null
  const languageModel = plugIn(languageModels, config.adapters.languageModel, environment, toolsFor('language model'))
  const transcriber = plugIn(transcribers, config.adapters.transcriber, environment, toolsFor('transcription'))

  const lockedBucket = environment.AUDIT_ANCHOR_S3_BUCKET?.trim() ? anchorBucket.plugIn(environment, toolsFor('audit log')) : null

  // A server that nobody watches traces nothing, and loads nothing for it.
  const tracer = environment.OTEL_EXPORTER_OTLP_ENDPOINT?.trim() ? otlp.plugIn(environment, toolsFor('traces')) : undefined

  const ballast = createDiskReserve(dataDir)
  ballast.keep()
  const self: ThisProcess = { id: randomIds.id(), role: config.role, version: thisVersion() }
  const opened = await openedDatabase(config, { onFull: ballast.drop, self, tracer })
  const { database } = opened
  const sealedFiles = sealing?.over(stored)
  const fileStore = sealedFiles ?? stored
  const scratch = await scratchFolder(dataDir, opened.processes)
  const uploadFolder = join(scratch, 'incoming')
  const readingFolder = join(scratch, 'reading')
  // What was cut short left it behind, the try of a backup too.
  for (const folder of [uploadFolder, readingFolder, join(scratch, 'backup-check')])
    rmSync(folder, { recursive: true, force: true })
  const ownPool = createReadingPool({
    entry: join(import.meta.dir, 'reading-worker/reading-process.ts'),
    told: readingOptions(config),
    tracer,
    confine: { ways: confinements(join(import.meta.dir, '..')), folder: readingFolder, mustNotSee: resolve(dataDir) },
  })

  const secret = instanceSecret(config)
  const { pool, readings } = await besideReaders(ownPool, config, { secret, processes: opened.processes, tracer })
  const repositories = databaseRepositories(database, {
    clock,
    ids: randomIds,
    sealEntry: createAuditSeal(secret).of,
    holder: self.id,
    ...(tracer && { tracer }),
  })
  const shared = await sharedBetweenProcesses(database, config, clock)
  const processes = opened.processes ?? soleProcess({ ...self, ...repositories })
  const leadership = opened.leadership ?? soleLeadership()
  egress.writeTo(repositories.egressLedger.add)
  const metrics = config.metricsToken
    ? prometheus({ version: thisVersion(), state: serverState({ repositories, database, readers: pool.load, clock }) })
    : undefined
  // A full bucket is somebody else's disk.
  const guardedStore = scannedStore(
    fileStore.name === 'disk' ? refusingFilesWhenFull(fileStore, ballast) : fileStore,
    fileScanner,
    { whenAway: config.fileScannerAway, log },
  )
  const app = createApp({
    metrics,
    tracer,
    ...repositories,
    ...privacyAdapters({ dataDir, clock, database, fileStore, places, mailSeals: sealing?.mails }),
    ...adminAdapters({
      dataDir,
      clock,
      database,
      auditTrail: repositories.auditTrail,
      processes,
      readings,
      keepsMails: mailer.name === 'outbox',
      places,
      mailSeals: sealing?.mails,
      version: runningVersion(new Date(Date.now() - performance.now())),
      makeBackup: makeInChild(join(import.meta.dir, 'backup-process.ts'), environment),
      checkBackup: checkInChild(join(import.meta.dir, 'backup-check-process.ts'), environment),
      ballast,
      sealsFiles: sealing !== null,
      setUp: { ...setUpSettings(config), databasePath: database.engine === 'sqlite' ? database.path : null },
      billFile: join(import.meta.dir, '../dist/sbom.cdx.json'),
    }),
    config,
    auditAnchors: places.anchors,
    secret,
    transaction: database.transaction,
    ...shared,
    checkDatabase: () => database.check(),
    databaseEngine: database.engine,
    clock,
    ids: randomIds,
    passwordHasher: argon2Hasher(),
    commonPasswords,
    fileStore: guardedStore,
    workspaceCarrier: workspaceCarrier({ database, fileStore: guardedStore, clock, ids: randomIds, folder: uploadFolder }),
    fileScanner,
    mailer,
    mailbox: mailbox && { ...mailbox, ownAddresses: sendersOf(environment.MAIL_FROM, mailbox.address) },
    mailReader: pooledMailReader(pool, () => import('#adapters/mail-reader/mime.ts')),
    languageModel,
    transcriber,
    questionBank: readBank(),
    reportWriter: assessmentReportPdf,
    reader: pooledReader(pool, log),
    modelFactsReader: pooledModelFacts(pool),
    importReader: pooledImportReader(pool),
    identityReader: pooledIdentities(pool),
    flipReader: pooledFlips(pool),
    log,
    processes,
    checkAnswers: environment.CHECK_ANSWERS === 'on',
    pages,
    passkeyVerifier,
    identityProviders: identityProviders(config, outgoing.fetch('sign-in'), log),
    calendarServices: calendarServices(environment, {
      fetch: outgoing.fetch('calendars'),
      outgoing,
      texts: pooledCalendarTexts(pool),
      allowPrivate: config.privateCalendars,
    }),
    webhookSender: httpSender({ allowPrivate: config.privateWebhooks, outgoing }),
    outgoing,
    readers: pool,
    signMessage: standardSignature,
    assistantProtocol: modelContextProtocol({ name: productName, version: thisVersion() }),
    jobDescriptionPdf: jobDescriptionPdf({ folder: uploadFolder }),
    samplePapers: samplePapers({ folder: uploadFolder }),
    uploadFolder,
  })

  const notedPlaces = [
    ...(config.auditAnchorMail ? [anchorMail(config.auditAnchorMail, enqueueMail(repositories.jobs, mailSeal(secret)))] : []),
    ...(lockedBucket ? [lockedBucket] : []),
  ]

  return {
    app,
    ballast,
    leadership,
    /** Where notes of the audit log go besides the data folder and the log. */
    anchorPlaces: anchorPlaces(notedPlaces, {
      onFailure: (place, error) => log.error('audit log not noted elsewhere', { place, error: String(error) }),
    }),
    outgoing,
    pool,
    /** Seals files and kept mails that lie there as they came, while nobody needs the machine; resolves to how many. */
    async sealOldFiles(next: () => Promise<boolean>): Promise<number> {
      return sealing && sealedFiles ? sealOldFiles(sealedFiles, sealing, { next, outbox: places.mails }) : 0
    },
    /** Keeps the keys beside the backups of the data folder at what is there. To be called now and then. */
    freshenBackupKeys: sealing
      ? freshKeys({
          shelf: places.backups,
          removals: sealing.vault.removals,
          write: writeKeysInChild(join(import.meta.dir, 'backup-process.ts'), environment),
        })
      : async () => {},
    /** What is done before anybody may come in. Throws `SealingRefused`. */
    async prepare() {
      await noteSealing(repositories.instanceSettings, sealing, clock)
      if (config.sealing) await sealing?.vault.noteServer(config.sealing)
      await sealedFiles?.sweepScratch()
      if (usesPostgres(config.databaseUrl)) await bringFromFolder(wholeStore, { dataDir, clock })
      // What a crash interrupted is due again.
      await processes.begin((error) => log.warn('not heard by the other processes', { error: String(error) }))
      if (takesJobs(config.role)) {
        await app.admin.chainOldEntries()
        await app.privacy.start()
      }
      await app.admin.site.load()
      await app.accounts.ensureFirstAdmin()
      if (takesJobs(config.role)) {
        await app.matching.readWhatOthersRead()
        await app.pipeline.takeInEarlier()
      }
    },
    /** Ends what works in the background, then lets the files go. */
    async close() {
      app.people.stopLooking()
      await leadership.end()
      await mailbox?.mailbox.close()
      await Promise.race([app.worker.stop(), Bun.sleep(5_000)])
      await pool.close()
      if (tracer) await Promise.race([tracer.close(), Bun.sleep(2_000)])
      await Promise.race([egress.flush(), Bun.sleep(1_000)])
      sealing?.vault.close()
      await shared.close()
      await Promise.race([processes.end().catch(() => {}), Bun.sleep(2_000)])
      database.close()
      if (scratch !== dataDir) rmSync(scratch, { recursive: true, force: true })
    },
  }
}

/** What the product writes from, and where it is answered: a mail from there came back. */
const sendersOf = (from: string | undefined, mailIn: string): string[] => {
  const sender = from?.trim().replace(/^.*<(.*)>$/, '$1')
  return [sender, mailIn].flatMap((each) => (each && !each.startsWith('*') ? [each.toLowerCase()] : []))
}

/** One for each provider of the settings; none connects to anything before somebody signs in with it. */
const identityProviders = ({ providers }: Config, leave: typeof fetch, log: AppPorts['log']) =>
  providers.map((provider) =>
    identityProvider({ ...provider, groupsClaim: provider.workspace && provider.groupsClaim }, { fetch: leave, log }),
  )

/** The keys of sealed files lie in the data folder. Where nothing else that lasts does, nobody would keep it, and no file would ever open again. */
function refuseKeysThatMayGo({ sealing, databaseUrl, adapters }: Config) {
  if (sealing && usesPostgres(databaseUrl) && adapters.fileStore !== 'disk')
    throw new WrongConfiguration(
      sealing.variable,
      'set',
      'no value where DATABASE_URL leads to PostgreSQL and files lie in a bucket: their keys lie in DATA_DIR, which need not last there',
    )
}

/** Throws `WrongConfiguration` when nothing may lead out and a setting does. */
function egressAllowList(
  config: Config,
  environment: Parts['environment'],
  tools: Pick<Parameters<typeof createEgressAllowList>[0], 'clock' | 'note'>,
) {
  const calendars = calendarHosts(environment).map((place) => ({ ...place, purpose: 'calendars' as const }))
  const destinations = [...destinationsOf(config.adapters, environment, config.providers), ...calendars]
  const isOpen = config.outgoing !== 'deny'
  const database = usesPostgres(config.databaseUrl) ? hostOf(config.databaseUrl) : null
  const named = [...destinations, ...(database ? [{ setting: 'DATABASE_URL', host: database }] : [])]
  const away = isOpen ? undefined : named.find(({ host }) => !isThisMachine(host))
  if (away) throw new WrongConfiguration('OUTGOING', 'deny', `settings as long as ${away.setting} leads to ${away.host}`)
  return createEgressAllowList({ ...tools, isOpen, destinations })
}

/** What processes of one instance tell each other; where there is one, it is in its memory. */
async function sharedBetweenProcesses(database: Database, { databaseUrl }: Config, clock: AppPorts['clock']) {
  if (database.engine === 'sqlite') {
    const liveLog = liveLogInMemory(database.atCommit)
    return { liveLog, presenceLink: null, rateLimits: rateLimitsInMemory(clock), close: liveLog.close }
  }
  const { sharedByPostgres } = await import('#adapters/postgres/shared-by-postgres.ts')
  return sharedByPostgres({ database, url: databaseUrl, clock })
}

/** A process that does all of it reads by itself; a part of several leaves reading to those whose role that is. */
async function besideReaders(
  pool: ReadingPool,
  { role, databaseUrl }: Config,
  { secret, processes, tracer }: { secret: string; processes: Processes | undefined; tracer: Tracer | undefined },
): Promise<{ pool: ReadingPool; readings?: () => Promise<Map<string, number>> }> {
  if (role === 'all' || !processes) return { pool }
  const { poolBesideReaders } = await import('./reading-worker/shared-reading.ts')
  return poolBesideReaders(pool, { databaseUrl, secret, processes, tracer })
}

interface DatabaseParts {
  onFull: () => boolean
  self: ThisProcess
  tracer: Tracer | undefined
}

interface Opened {
  database: Database
  /** Who is there, where several processes may be. */
  processes?: Processes
  /** Which of them does what one process does for all. */
  leadership?: Leadership
}

async function openedDatabase({ databaseUrl, dataDir }: Config, { onFull, self, tracer }: DatabaseParts): Promise<Opened> {
  if (usesPostgres(databaseUrl)) {
    const { startPostgres } = await import('#adapters/postgres/start-postgres.ts')
    return startPostgres(databaseUrl, { process: self, tracer })
  }
  const file = databasePath(databaseUrl, dataDir)
  try {
    return { database: openDatabase(file, { snapshots: join(dataDir, 'snapshots'), onFull, program: thisVersion(), tracer }) }
  } catch (error) {
    if (error instanceof NewerDatabase) throw new NewerData(`The database ${file}`, error.newer)
    const { code = '' } = error as NodeJS.ErrnoException
    if (!['SQLITE_CANTOPEN', 'SQLITE_NOTADB', 'SQLITE_READONLY', 'ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'EROFS'].includes(code))
      throw error
    throw new WrongConfiguration('DATABASE_URL', `"file:${file}"`, 'a SQLite file that this program may write to')
  }
}
