import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assessmentReportPdf } from '#adapters/assessment-report/pdf-lib.ts'
import { modelContextProtocol } from '#adapters/assistant-protocol/index.ts'
import { anchorsFile, anchorsInMemory } from '#adapters/audit-anchors/file.ts'
import { calendarServices } from '#adapters/calendars/index.ts'
import { fixedClock } from '#adapters/clock/fixed.ts'
import { type Database, openDatabase } from '#adapters/database/open.ts'
import { databaseRepositories } from '#adapters/database/repositories.ts'
import { testDatabase } from '#adapters/database/test-database.ts'
import { readDocument } from '#adapters/document-reader/read-document.ts'
import { diskStore } from '#adapters/file-store/disk.ts'
import { memoryStore } from '#adapters/file-store/memory.ts'
import { randomIds } from '#adapters/ids/random.ts'
import { jobDescriptionPdf } from '#adapters/job-description-pdf/pdf-lib.ts'
import { none } from '#adapters/language-model/none.ts'
import { passkeyVerifier } from '#adapters/passkeys/index.ts'
import { samplePapers } from '#adapters/sample-papers/pdf-lib.ts'
import { httpSender } from '#adapters/webhooks/http-sender.ts'
import { standardSignature } from '#adapters/webhooks/sign.ts'
import { workspaceCarrier } from '#adapters/workspace-archive/index.ts'
import { createAuditSeal } from '#src/admin/audit-seal.ts'
import { readBank } from '#src/assessment/question-bank/read-bank.ts'
import { liveLogInMemory } from '#src/http/live-log-in-memory.ts'
import { modelFactsHere } from '#src/matching/model-facts/read-here.ts'
import type { LiveEvent } from '#src/ports/live-feed.ts'
import type { LiveLog } from '#src/ports/live-log.ts'
import type { Tracer } from '#src/ports/tracer.ts'
import { calendarTextsHere } from '#src/reading-worker/calendar-tasks.ts'
import { flipReaderHere } from '#src/reading-worker/flip-tasks.ts'
import { identityReaderHere } from '#src/reading-worker/identity-tasks.ts'
import { importReaderHere } from '#src/reading-worker/import-tasks.ts'
import { mailReaderHere } from '#src/reading-worker/mail-tasks.ts'
import { readHere } from '#src/reading-worker/read-tasks.ts'
import { rateLimitsInMemory } from '#src/shared/rate-limits-in-memory.ts'
import { createEgressAllowList } from './outgoing/egress-allow-list.ts'

/** It never changes: what one test read of it need not be read by the next. */
const questionBank = readBank()
/** What the instance of tests seals and signs with. */
export const testSecret = 'a secret that only tests know, long enough'
const folder = mkdtempSync(join(tmpdir(), 'ats-ports-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

/**
 * A complete set of ports for tests: real SQLite, files in memory, real readers in this process, a clock that stands still. With a
 * `dataDir` everything lies in that folder as it does for a real server, and stays there.
 */
export function testPorts(dataDir?: string, tracer?: Tracer) {
  const database = dataDir ? openDatabase(join(dataDir, 'ats.db'), { tracer }) : testDatabase(tracer)
  const clock = fixedClock()
  const fileStore = dataDir ? diskStore(join(dataDir, 'files')) : memoryStore()
  const uploadFolder = dataDir ? join(dataDir, 'incoming') : mkdtempSync(join(folder, 'upload-'))
  const published: { workspaceId: string; event: LiveEvent }[] = []
  return {
    ...databaseRepositories(database, {
      clock,
      ids: randomIds,
      sealEntry: createAuditSeal(testSecret).of,
      ...(tracer && { tracer }),
    }),
    auditAnchors: dataDir ? anchorsFile(dataDir) : anchorsInMemory(),
    database,
    transaction: database.transaction,
    clock,
    ids: randomIds,
    fileStore,
    workspaceCarrier: workspaceCarrier({ database, fileStore, clock, ids: randomIds, folder: uploadFolder }),
    reader: readHere(readDocument),
    languageModel: none.plugIn({}, { fetch, clock, dataDir: folder }),
    questionBank,
    reportWriter: assessmentReportPdf,
    modelFactsReader: modelFactsHere,
    importReader: importReaderHere,
    passkeyVerifier,
    mailReader: mailReaderHere(() => import('./mail-reader/mime.ts')),
    identityReader: identityReaderHere,
    flipReader: flipReaderHere,
    flipsMade: 8,
    jobDescriptionPdf: jobDescriptionPdf({ folder }),
    samplePapers: samplePapers({ folder }),
    webhookSender: httpSender({ allowPrivate: true }),
    calendarServices: calendarServices(
      {},
      { fetch, texts: calendarTextsHere(() => import('./calendars/icalendar.ts')), allowPrivate: true },
    ),
    signMessage: standardSignature,
    assistantProtocol: modelContextProtocol({ name: 'tests', version: '0' }),
    readers: { confinement: () => ({ state: 'open', by: null }) as const },
    outgoing: createEgressAllowList({ isOpen: true, destinations: [], clock }),
    liveLog: toldInTransactions(liveLogInMemory(database.atCommit), database),
    presenceLink: null,
    rateLimits: rateLimitsInMemory(clock),
    liveFeed: { publish: (workspaceId: string, event: LiveEvent) => void published.push({ workspaceId, event }) },
    /** What was published on the live feed, oldest first. */
    published,
    /** A folder of its own for uploads. */
    uploadFolder,
  }
}

/** Refuses to tell of a change outside of the transaction that makes it: a process that ends between the two would tell nobody. */
function toldInTransactions(log: LiveLog, { currentTransaction }: Pick<Database, 'currentTransaction'>): LiveLog {
  const mustBeInside = (kind: string) => {
    // How far an upload has got is no change of anything.
    if (kind !== 'upload-progress' && !currentTransaction()) throw new Error(`"${kind}" is told outside of a transaction.`)
  }
  return {
    ...log,
    publish(workspaceId, event) {
      mustBeInside(event.kind)
      log.publish(workspaceId, event)
    },
    publishToAll(event) {
      mustBeInside(event.kind)
      log.publishToAll(event)
    },
  }
}
