import type { Clock } from '#src/ports/clock.ts'
import { UnreadableDocument } from '#src/ports/document-reader.ts'
import type { FileStore } from '#src/ports/file-store.ts'
import type { Ids } from '#src/ports/ids.ts'
import type { JobQueue } from '#src/ports/job-queue.ts'
import type { LiveFeed } from '#src/ports/live-feed.ts'
import type { Transaction } from '#src/ports/transaction.ts'
import type { ReferenceDay } from '#src/resume-engine/match.ts'
import { FileMissing } from '#src/shared/provider-error.ts'
import { candidateChanged } from './candidate-changed.ts'
import { contactOf } from './contact.ts'
import { objectedSentence } from './errors.ts'
import type { Contact } from './ports.ts'
import {
  type Batches,
  type Candidates,
  type Files,
  type JobDescriptions,
  type MatchReader,
  type Objections,
  type Quota,
  type Resumes,
  referenceDay,
} from './ports.ts'
import type { Batch, BatchItem, Candidate, JobDescription, ModelState, Resume, ResumeReading } from './resume.ts'
import { type Measure, type ModelAdditions, scoreResume, scoringContextOf } from './scoring-context.ts'
import type { Submission } from './submission.ts'

export type RankBatch = (batchId: string) => Promise<Submission>

export interface RankBatchPorts {
  batches: Batches
  candidates: Candidates
  files: Files
  fileStore: FileStore
  jobDescriptions: JobDescriptions
  jobs: JobQueue
  liveFeed: LiveFeed
  quota: Quota
  reader: MatchReader
  resumes: Resumes
  transaction: Transaction
  modelAdditions: ModelAdditions
  objections: Objections
  /** Asks the model for facts about what was just ranked, when there is a model. Called in the transaction that ranks. */
  askModelLater(candidate: Pick<Candidate, 'id' | 'workspaceId'>): Promise<ModelState>
  clock: Clock
  ids: Ids
}

/**
 * Reads and ranks what is open in a stored batch, and answers with all of it. Safe to repeat: the request that uploaded the
 * files calls it, and after a crash the queue calls it again for what was left. The same batch never runs twice at once.
 */
export const rankBatch = (ports: RankBatchPorts): RankBatch => {
  const running = new Map<string, Promise<Submission>>()
  return (batchId) => {
    const already = running.get(batchId)
    if (already) return already
    const run = rankOpenItems(ports, batchId).finally(() => running.delete(batchId))
    running.set(batchId, run)
    return run
  }
}

async function rankOpenItems(ports: RankBatchPorts, batchId: string): Promise<Submission> {
  const { batches, jobs, jobDescriptions, transaction, clock } = ports
  const batch = await batches.find(batchId)
  if (!batch) return { results: [], duplicateCount: 0, rejected: [] }
  const job = await jobDescriptions.find(batch.workspaceId, batch.jobDescriptionId)
  const open = batch.items.filter((item) => item.state === 'stored')
  let done = batch.items.length - open.length
  const ranked = new Map<string, Candidate>()
  let isAlone = true
  const settleOne = async (against: Against, item: BatchItem) => {
    let isTold = false
    // In the transaction that settles the item, so that none is settled untold.
    const tell = ({ state, candidate, fresh }: Outcome) => {
      done += 1
      isTold = true
      const progress = { batchId, done, total: batch.items.length, filename: item.filename, state }
      ports.liveFeed.publish(batch.workspaceId, { kind: 'upload-progress', ...progress })
      if (candidate && fresh) ports.liveFeed.publish(batch.workspaceId, candidateChanged(candidate))
    }
    try {
      const outcome = await rankItem(ports, batch, against, item, tell)
      if (outcome?.candidate) ranked.set(outcome.candidate.id, outcome.candidate)
      if (!outcome) isAlone = false
    } catch (error) {
      if (isTold) done -= 1
      throw error
    }
  }
  if (job) {
    const against = { job, measure: await scoringContextOf(ports, batch.workspaceId, job) }
    // What the quota was charged for goes first: of two files with the same text the charged one becomes the resume.
    const [charged, free] = [open.filter((item) => item.charged), open.filter((item) => !item.charged)]
    await settledAll(charged.map((item) => settleOne(against, item)))
    await settledAll(free.map((item) => settleOne(against, item)))
  } else await settledAll(open.map(async (item) => void (await ifOpen(ports, item, () => turnAway(ports, batch, item, jobGone)))))
  await transaction(async () => {
    await batches.finish(batchId, clock.now())
    await jobs.finishKey(`rank:${batchId}`)
  })
  const settled = (await batches.find(batchId)) ?? batch
  const wasAllOpen = batch.items.every(({ state }) => state === 'stored' || state === 'rejected')
  return wasAllOpen && isAlone ? submissionWith([...ranked.values()], settled) : submissionOf(ports, settled)
}

/** One item that cannot be settled now keeps no other from it, and none is still at work when the batch is tried again. */
async function settledAll(work: Promise<void>[]) {
  for (const outcome of await Promise.allSettled(work)) if (outcome.status === 'rejected') throw outcome.reason
}

/** What a stored batch has come to. */
export const submissionOf = async ({ candidates }: Pick<RankBatchPorts, 'candidates'>, batch: Batch): Promise<Submission> =>
  submissionWith(await candidates.ofBatch(batch.workspaceId, batch.id), batch)

function submissionWith(results: Candidate[], batch: Batch): Submission {
  return {
    results: results.toSorted(byBestMatch),
    duplicateCount: batch.items.filter((item) => item.state === 'duplicate').length,
    rejected: batch.items.flatMap(({ filename, error }) => (error ? [{ filename, error: error.message, code: error.code }] : [])),
  }
}

const byBestMatch = (a: Candidate, b: Candidate) =>
  b.match.percentage - a.match.percentage || b.match.confidence - a.match.confidence || (a.id < b.id ? -1 : 1)

/** What a batch is ranked against, looked up once. */
interface Against {
  job: JobDescription
  measure: Measure
}

interface Outcome {
  state: 'ranked' | 'duplicate' | 'rejected'
  candidate: Candidate | null
  /** False when the very same pair had been ranked before. */
  fresh: boolean
}

/** Two processes may have the same batch, when one was taken for dead: the first to come settles an item. Null for the other. */
const ifOpen = ({ batches, transaction }: RankBatchPorts, { id }: BatchItem, work: () => Promise<Outcome>) =>
  transaction(async () => ((await batches.isOpen(id)) ? work() : null))

async function rankItem(
  ports: RankBatchPorts,
  batch: Batch,
  against: Against,
  item: BatchItem,
  tell: (outcome: Outcome) => void,
): Promise<Outcome | null> {
  const { files, fileStore, jobs, reader, resumes } = ports
  const settled = (work: () => Promise<Outcome>) =>
    ifOpen(ports, item, async () => {
      const outcome = await work()
      tell(outcome)
      return outcome
    })
  const { workspaceId } = batch
  const file = item.fileId ? await files.find(workspaceId, item.fileId) : null
  if (!file)
    return settled(() =>
      settle(ports, batch, item, {
        state: 'rejected',
        error: { code: 'MISSING', message: 'This file is no longer stored.' },
      }),
    )

  // Bytes that were new when the upload arrived are not looked up again; their text is, once it is read.
  const known = item.charged ? null : await resumes.withBytes(workspaceId, file.sha256)
  const objectors = await ports.objections.of(workspaceId)
  const isUnwanted = async (resume: Resume) =>
    objectors.has(resume.personId) && !(await ports.candidates.ofPair(resume.id, against.job.id))
  if (known)
    return settled(async () => {
      if (await isUnwanted(known)) return turnAway(ports, batch, item, objected)
      // The bytes are here already, under the first one's name; a second copy would only fill the disk.
      await files.remove(workspaceId, file.id)
      await jobs.add({ kind: 'sweep-files', payload: { keys: [file.key] } })
      return settleRanked(ports, batch, against, item, known, 'duplicate')
    })

  let reading: ResumeReading
  try {
    reading = await fileStore.withLocalFile(file.key, (path) => reader.resume(path, { group: workspaceId }))
  } catch (error) {
    if (error instanceof UnreadableDocument || error instanceof FileMissing)
      return settled(() =>
        settle(ports, batch, item, { state: 'rejected', error: { code: error.code ?? 'MISSING', message: error.message } }),
      )
    throw error
  }
  return settled(async () => {
    const sameText = await resumes.withText(workspaceId, reading.textHash)
    const personId = sameText ? null : await resumes.personWith(workspaceId, contactOf(reading.facts))
    // Nothing more is kept of them than what they know of.
    if (sameText ? await isUnwanted(sameText) : personId !== null && objectors.has(personId))
      return turnAway(ports, batch, item, objected)
    if (sameText) return settleRanked(ports, batch, against, item, sameText, 'duplicate')
    const origin = { source: batch.source ?? 'upload', sourceDetail: item.sourceDetail ?? null }
    const kept = { fileId: file.id, sha256: file.sha256, filename: file.filename, ...origin }
    const receivedOn = referenceDay(ports.clock.now())
    const resume = await fileResume(
      ports,
      { workspaceId, by: batch.startedBy, contact: contactOf(reading.facts), receivedOn },
      kept,
      reading,
    )
    return settleRanked(ports, batch, against, item, resume, 'ranked')
  })
}

/** Whose text it is, by whom and when it came. */
interface Arrival {
  workspaceId: string
  by: string | null
  /** Of the person. */
  contact: Contact
  /** What of it tells who they are; all of it unless told. */
  knownBy?: Contact
  receivedOn: ReferenceDay
}

/** Files a new text under the person it belongs to, recognised by email or phone. Runs inside a transaction. */
export async function fileResume(
  { resumes, clock, ids }: Pick<RankBatchPorts, 'resumes' | 'clock' | 'ids'>,
  { workspaceId, by, contact, knownBy = contact, receivedOn }: Arrival,
  file: Pick<Resume, 'fileId' | 'sha256' | 'filename' | 'source' | 'sourceDetail' | 'unreadable'>,
  { facts, factsHash, warnings, textHash, document }: Omit<ResumeReading, 'type'>,
): Promise<Resume> {
  const at = clock.now()
  let personId = await resumes.personWith(workspaceId, knownBy)
  if (!personId) {
    personId = ids.id()
    await resumes.addPerson(workspaceId, { id: personId, ...contact }, at)
  }
  const resume = { id: ids.id(), personId, ...file, textHash, receivedOn, facts, factsHash, warnings }
  await resumes.add(workspaceId, resume, document, by, at)
  return resume
}

/** Ranks the resume against the job unless that pair is ranked already, and closes the item. Runs inside a transaction. */
async function settleRanked(
  ports: RankBatchPorts,
  batch: Batch,
  { job, measure }: Against,
  item: BatchItem,
  resume: Resume,
  state: 'ranked' | 'duplicate',
): Promise<Outcome> {
  const { batches, candidates, quota } = ports
  const known = state === 'ranked' ? null : await candidates.ofPair(resume.id, job.id)
  const fresh = known === null
  const candidate = known ?? (await addCandidate(ports, batch.workspaceId, { job, measure }, resume))
  await batches.settle(item.id, { state, candidateId: candidate.id, error: null })
  if (state === 'duplicate' && item.charged) await quota.giveBack(batch.workspaceId, { resumes: 1 })
  return { state, candidate, fresh }
}

/** Scores a resume and files it as a candidate. Runs inside a transaction. */
export async function addCandidate(
  { candidates, clock, ids, modelAdditions, askModelLater }: RankBatchPorts,
  workspaceId: string,
  { job, measure }: Against,
  resume: Resume,
): Promise<Candidate> {
  const added = await modelAdditions.toResume(workspaceId, resume.textHash)
  const id = ids.id()
  const createdAt = clock.now()
  const made = {
    id,
    workspaceId,
    match: scoreResume(measure, resume, added, createdAt),
    criteriaVersion: measure.criteria.version,
    modelState: resume.unreadable ? ('none' as const) : added ? ('added' as const) : await askModelLater({ id, workspaceId }),
    createdAt,
  }
  await candidates.add({ ...made, resumeId: resume.id, jobDescriptionId: job.id })
  return { ...made, resume, jobDescription: { id: job.id, title: job.title, criteriaVersion: job.criteriaVersion } }
}

/**
 * Whose job description is gone, or who objected, becomes nobody's candidate: nothing of theirs is kept where nobody could find or
 * delete it.
 */
async function turnAway(
  ports: Pick<RankBatchPorts, 'batches' | 'files' | 'jobs' | 'quota' | 'transaction'>,
  batch: Batch,
  item: BatchItem,
  error: { code: string; message: string },
): Promise<Outcome> {
  const { files, jobs, transaction } = ports
  const file = item.fileId ? await files.find(batch.workspaceId, item.fileId) : null
  return transaction(async () => {
    if (file) {
      await files.remove(batch.workspaceId, file.id)
      await jobs.add({ kind: 'sweep-files', payload: { keys: [file.key] } })
    }
    return settle(ports, batch, item, { state: 'rejected', error })
  })
}

const jobGone = { code: 'JOB_DESCRIPTION_DELETED', message: 'The job description was deleted before this was ranked.' }
const objected = { code: 'PERSON_OBJECTED', message: objectedSentence }

async function settle(
  { batches, quota, transaction }: Pick<RankBatchPorts, 'batches' | 'quota' | 'transaction'>,
  batch: Batch,
  item: BatchItem,
  { state, error }: { state: 'rejected'; error: { code: string; message: string } },
): Promise<Outcome> {
  await transaction(async () => {
    await batches.settle(item.id, { state, candidateId: null, error })
    if (item.charged) await quota.giveBack(batch.workspaceId, { resumes: 1 })
  })
  return { state, candidate: null, fresh: false }
}
