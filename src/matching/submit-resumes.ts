import type { Clock } from '#src/ports/clock.ts'
import { UnreadableDocument, unreadableReasons } from '#src/ports/document-reader.ts'
import { InfectedFile } from '#src/ports/file-scanner.ts'
import type { FileStore } from '#src/ports/file-store.ts'
import type { Ids } from '#src/ports/ids.ts'
import type { JobQueue } from '#src/ports/job-queue.ts'
import type { LiveFeed } from '#src/ports/live-feed.ts'
import type { Transaction } from '#src/ports/transaction.ts'
import { keepTrying } from '#src/shared/keep-trying.ts'
import type { ReceivedFile } from '#src/shared/received-file.ts'
import { maximumFileBytes, maximumResumes, typesInWords } from './constants.ts'
import {
  FileTooLarge,
  NoJobDescription,
  NoResume,
  SeveralJobDescriptions,
  TooManyResumes,
  WrongJobDescriptionType,
} from './errors.ts'
import { storedIn } from './keep-file.ts'
import type { Actor, Batches, Files, JobDescriptions, MatchReader, Quota, Resumes } from './ports.ts'
import { type JobToKeep, prepareJobDescription } from './prepare-job-description.ts'
import type { RankBatch } from './rank-batch.ts'
import type { BatchItem, FileType, StoredFile } from './resume.ts'
import type { Submission } from './submission.ts'
import { sweepFiles } from './sweep-files.ts'

export interface SubmitResumes {
  by: Actor
  /** Chosen by the caller, who may have announced files under it already. */
  batchId: string
  resumes: ReceivedFile[]
  jobDescriptions: ReceivedFile[]
  /** Only for a job description that is not saved yet. */
  title?: string
}

interface Ports {
  batches: Batches
  files: Files
  fileStore: FileStore
  jobDescriptions: JobDescriptions
  resumes: Resumes
  reader: MatchReader
  quota: Quota
  jobs: JobQueue
  liveFeed: LiveFeed
  transaction: Transaction
  clock: Clock
  ids: Ids
  rankBatch: RankBatch
  uploadTypes: FileType[]
}

/** How long a crash-safe job waits for the request that does its work itself. */
const leaseSeconds = 3600

/** A file of the upload and what is to become of it. */
interface Entry {
  file: ReceivedFile
  item: BatchItem
  /** Null for a file that is refused before it is kept. */
  stored: StoredFile | null
}

/**
 * Ranks new resumes against one job description and files them in the workspace. Every accepted file is durable before any
 * answer names it; one bad file never fails the others; a batch over the quota is refused whole.
 */
export const submitResumes =
  (ports: Ports) =>
  async (submission: SubmitResumes): Promise<Submission> => {
    const { by, batchId } = submission
    const job = await acceptableJob(ports, submission)
    const keep = await prepareJobDescription(ports, by, job, submission.title)
    const entries = submission.resumes.map((file) => entryFor(ports, by, file))
    await chargeOnlyNewResumes(ports, by, entries)
    await keepEverything(ports, by, batchId, keep, entries)
    return ports.rankBatch(batchId).catch(async (error) => {
      await leaveToQueue(ports, batchId)
      throw error
    })
  }

/**
 * The queue goes on with the batch now instead of when the lease of this request ends. A database that is away is asked again, for it is
 * what most batches stop at.
 */
const leaveToQueue = ({ jobs, transaction }: Ports, batchId: string) =>
  keepTrying(
    () =>
      transaction(async () => {
        await jobs.finishKey(`rank:${batchId}`)
        await jobs.add({ kind: 'rank-batch', key: `rank:${batchId}`, payload: { batchId } })
      }),
    { everyMs: 5000, most: 120 },
  )

const wrongType = (types: FileType[]) => `This file is not a ${typesInWords(types)} document, whatever its name says.`

/** Refuses what can be refused before anything is read or kept. */
async function acceptableJob(ports: Ports, { by, resumes, jobDescriptions }: SubmitResumes): Promise<ReceivedFile> {
  const { uploadTypes } = ports
  if (resumes.length === 0) throw new NoResume()
  if (resumes.length > maximumResumes) throw new TooManyResumes()
  const [job, second] = jobDescriptions
  if (!job) throw new NoJobDescription()
  if (second) throw new SeveralJobDescriptions()
  if (job.size > maximumFileBytes) throw new FileTooLarge()
  if (job.size === 0) throw new UnreadableDocument('EMPTY')
  const isUploadable = job.type !== null && uploadTypes.includes(job.type)
  // The text of a posted job is saved here already, whatever may be uploaded.
  if (!isUploadable && !(await ports.jobDescriptions.withBytes(by.workspaceId, job.sha256)))
    throw new WrongJobDescriptionType(uploadTypes)
  return job
}

function entryFor({ ids, uploadTypes }: Ports, by: Actor, file: ReceivedFile): Entry {
  const { filename, type } = file
  const base = { id: ids.id(), filename, charged: false, candidateId: null }
  const refusal = refusalOf(file, uploadTypes)
  if (refusal || !type) {
    const code = refusal ?? 'WRONG_TYPE'
    const message = code === 'WRONG_TYPE' ? wrongType(uploadTypes) : unreadableReasons[code]
    return {
      file,
      stored: null,
      item: { ...base, fileId: null, state: 'rejected', error: { code, message } },
    }
  }
  const id = ids.id()
  const stored = storedIn(`${by.workspaceId}/resumes`, id, file, type)
  return { file, stored, item: { ...base, fileId: id, state: 'stored', error: null } }
}

/** Why a resume is refused before it is kept; null when it may be kept. */
function refusalOf({ size, type }: ReceivedFile, uploadTypes: FileType[]) {
  if (size === 0) return 'EMPTY'
  if (size > maximumFileBytes) return 'TOO_LARGE'
  return type && uploadTypes.includes(type) ? null : 'WRONG_TYPE'
}

/**
 * Marks the entries that count against the quota: those whose bytes are new. Only where that would exceed the quota are the
 * files read first, because the same text in other bytes, or no readable text at all, uses none.
 */
async function chargeOnlyNewResumes(ports: Ports, by: Actor, entries: Entry[]) {
  const seen = new Set<string>()
  for (const { item, stored } of entries) {
    if (!stored || seen.has(stored.sha256)) continue
    seen.add(stored.sha256)
    item.charged = !(await ports.resumes.withBytes(by.workspaceId, stored.sha256))
  }
  const { resumes: remaining } = await ports.quota.remaining(by)
  const charged = entries.filter(({ item }) => item.charged)
  if (remaining === null || charged.length <= remaining) return
  const texts = new Set<string>()
  await Promise.all(
    charged.map(async ({ item, file }) => {
      const reading = await ports.reader.resume(file.path, { group: by.workspaceId }).catch(() => null)
      const isNew = reading !== null && !texts.has(reading.textHash)
      // Noted before anybody is asked: the same text of another file is looked at meanwhile.
      if (isNew) texts.add(reading.textHash)
      item.charged = isNew && !(await ports.resumes.withText(by.workspaceId, reading.textHash))
    }),
  )
}

/** Bytes first, rows second, in one transaction with the quota: what the database names is always on disk. */
async function keepEverything(ports: Ports, by: Actor, batchId: string, job: JobToKeep, entries: Entry[]) {
  const { batches, files, fileStore, jobDescriptions, jobs, quota, transaction, clock } = ports
  const sent = entries.flatMap(({ stored, file }) => (stored ? [{ stored, path: file.path }] : []))
  const arrived = job.file ? [...sent, { stored: job.file, path: job.path }] : sent
  const sweep = `sweep:${batchId}`
  const keys = arrived.map((file) => file.stored.key)
  const cleanUp = async () => {
    await sweepFiles(ports, keys)
    await jobs.finishKey(sweep)
  }
  await jobs.add({ kind: 'sweep-files', key: sweep, payload: { keys }, leaseSeconds })
  try {
    // All of them come to an end before anything is cleaned up: a file that arrives later would stay for ever.
    const puts = await Promise.allSettled(arrived.map(({ stored, path }) => fileStore.put(stored.key, { path })))
    puts.forEach((put, index) => {
      if (put.status === 'fulfilled') return
      const entry = entries.find(({ stored }) => stored && stored === arrived[index]?.stored)
      if (!entry || !(put.reason instanceof InfectedFile)) throw put.reason
      refuse(entry, put.reason)
    })
    const resumes = sent.filter(({ stored }) => entries.some((entry) => entry.stored === stored))
    const isLeftOver = await transaction(async () => {
      const at = clock.now()
      // Another upload may have saved the same job description meanwhile.
      const saved = job.file ? await jobDescriptions.withBytes(by.workspaceId, job.jobDescription.sha256) : job.jobDescription
      await quota.take(by, {
        resumes: entries.filter(({ item }) => item.charged).length,
        jobDescriptions: saved ? 0 : 1,
      })
      const kept = job.file && !saved ? [...resumes, { stored: job.file, path: job.path }] : resumes
      await files.add(
        by.workspaceId,
        kept.map((file) => file.stored),
        at,
      )
      if (job.file && !saved) await jobDescriptions.add(by.workspaceId, job.jobDescription, job.document, by.id)
      const batch = {
        id: batchId,
        workspaceId: by.workspaceId,
        startedBy: by.id,
        jobDescriptionId: (saved ?? job.jobDescription).id,
        createdAt: at,
      }
      await batches.add(
        batch,
        entries.map(({ item }) => item),
      )
      await jobs.add({ kind: 'rank-batch', key: `rank:${batchId}`, payload: { batchId }, leaseSeconds })
      const isUsedUp = !job.file || !saved
      if (isUsedUp) await jobs.finishKey(sweep)
      announce(ports, by, batchId, entries)
      return !isUsedUp
    })
    if (isLeftOver) await cleanUp().catch(() => undefined)
  } catch (error) {
    // Where this fails too, the queue cleans up later.
    await cleanUp().catch(() => undefined)
    throw error
  }
}

/** One that turned out to be harmful after it was accepted: it is named with the refused ones, and nothing of it is kept. */
function refuse(entry: Entry, { code, message }: InfectedFile) {
  entry.stored = null
  Object.assign(entry.item, { state: 'rejected', fileId: null, charged: false, error: { code, message } })
}

/** In the transaction that keeps them. */
function announce({ liveFeed }: Ports, by: Actor, batchId: string, entries: Entry[]) {
  const total = entries.length
  let done = 0
  for (const { item } of entries) {
    const state = item.state === 'rejected' ? 'rejected' : 'stored'
    if (state === 'rejected') done += 1
    liveFeed.publish(by.workspaceId, { kind: 'upload-progress', batchId, done, total, filename: item.filename, state })
  }
}
