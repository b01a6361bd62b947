import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { jobHandlers } from '#src/shared/job-handlers.ts'
import type { Chunk, Recording, RecordingsPorts, StoredMedia } from '../recordings-ports.ts'
import type { Tools } from '../tools.ts'
import { lateChunksMs, quietMs } from './constants.ts'
import { hasGaps } from './has-gaps.ts'
import { keepFiles } from './keep-files.ts'
import { endingOf, videoTypeIn } from './media-type.ts'
import { lastTick, withDuration } from './webm-duration.ts'

/** The kind of job that puts the chunks of a sitting together. */
const wholeRecordingsJob = 'whole-recordings'

export interface WholeContext extends Tools, Pick<RecordingsPorts, 'recordings'> {
  /** Where a recording is put together before it is stored. */
  folder: string
}

/**
 * Puts chunks together to files that play, once nothing more is to be expected: at once when all is there and nothing has come for
 * a minute, else when the time for late chunks is over. What is missing then stays missing; the rest is in order.
 */
export function wholeRecordings(context: WholeContext) {
  const { assessments, recordings, jobs, clock, transaction, announce } = context

  const plan = (assessmentId: string, runAt: Date) =>
    jobs.add({
      kind: wholeRecordingsJob,
      payload: { assessmentId },
      runAt,
      key: `${wholeRecordingsJob}:${assessmentId}:${Math.ceil(runAt.getTime() / quietMs)}`,
    })

  const isSettled = (chunks: Chunk[], completedAt: Date, now: Date) => {
    if (now.getTime() > completedAt.getTime() + lateChunksMs) return true
    const last = Math.max(...chunks.map(({ receivedAt }) => receivedAt.getTime()))
    return !hasGaps(chunks.map(({ number }) => number)) && now.getTime() - last >= quietMs
  }

  return {
    /** Plans it, in the caller's transaction. May be called as often as somebody likes. */
    wholeRecordings: (assessmentId: string) => plan(assessmentId, new Date(clock.now().getTime() + quietMs)),

    jobs: jobHandlers({
      async [wholeRecordingsJob]({ assessmentId }, job) {
        const assessment = await assessments.withId(assessmentId)
        if (!assessment?.completedAt) return
        let waits = false
        for (const recording of await recordings.ofAssessment(assessmentId)) {
          if (recording.state !== 'arriving') continue
          const chunks = await recordings.chunksOf(recording.id)
          if (chunks.length === 0) continue
          if (isSettled(chunks, assessment.completedAt, clock.now()))
            await stitch(context, assessment.workspaceId, recording, chunks)
          else waits = true
        }
        await transaction(async () => {
          await job.done()
          if (waits) await plan(assessmentId, new Date(clock.now().getTime() + quietMs))
          await announce(assessmentId)
        })
      },
    }),
  }
}

async function stitch(
  context: WholeContext,
  workspaceId: string,
  recording: Recording,
  chunks: (Chunk & { file: StoredMedia })[],
): Promise<void> {
  const { recordings, folder, clock, ids, jobs } = context
  // What was put together before is one file that several numbers lie in.
  const files = [...new Map(chunks.map(({ file }) => [file.key, file])).values()]
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomUUID())
  try {
    const head = await headOf(context, files[0]!)
    const type = videoTypeIn(head)
    const { size, sha256 } = await written(piecesOf(context, files, head), path)
    const id = ids.id()
    const ending = endingOf(type)
    const filename = `${recording.device} ${recording.part}.${ending}`
    const file: StoredMedia = { id, key: `${workspaceId}/recordings/${id}`, sha256, size, type: ending, filename }
    await keepFiles(context, [{ key: file.key, path }], async () => {
      // Another chunk may have come meanwhile, or everything may have been deleted: then the next run does it.
      const now = await recordings.chunksOf(recording.id)
      if (now.length !== chunks.length) return { result: null, unused: true }
      const replaced = await recordings.makeWhole(workspaceId, { id: recording.id, type }, file, clock.now())
      await jobs.add({ kind: 'sweep-files', payload: { keys: replaced } })
      return { result: null }
    })
  } finally {
    await rm(path, { force: true })
  }
}

/** Bytes at the beginning of a recording in which its header ends. */
const headBytes = 64 * 1024
/** Bytes at its end in which a cluster of pictures begins. */
const tailBytes = 24 * 1024 * 1024

const headOf = async ({ fileStore }: WholeContext, { key }: StoredMedia) =>
  new Response(await fileStore.stream(key, { end: headBytes })).bytes()

/** The bytes of files one after the other, with the duration in the header where that is missing. */
async function* piecesOf({ fileStore }: WholeContext, files: StoredMedia[], head: Uint8Array): AsyncGenerator<Uint8Array> {
  const [first, ...others] = files
  if (!first) return
  const ticks = videoTypeIn(head) === 'video/webm' ? await endOf(fileStore, files) : null
  yield (ticks === null ? null : withDuration(head, ticks)) ?? head
  yield* await fileStore.stream(first.key, { start: head.length })
  for (const { key } of others) yield* await fileStore.stream(key)
}

/** When the last picture or sound begins; null when the last bytes do not tell. */
async function endOf(fileStore: WholeContext['fileStore'], files: StoredMedia[]): Promise<number | null> {
  let tail = new Uint8Array()
  for (const { key, size } of files.toReversed()) {
    const start = Math.max(0, size - (tailBytes - tail.length))
    tail = new Uint8Array(Buffer.concat([await new Response(await fileStore.stream(key, { start })).bytes(), tail]))
    const ticks = lastTick(tail)
    if (ticks !== null || tail.length >= tailBytes) return ticks
  }
  return null
}

/** Writes pieces into a new file; they are on the disk when the promise resolves. */
async function written(pieces: AsyncIterable<Uint8Array>, path: string) {
  const hash = createHash('sha256')
  const target = await open(path, 'wx', 0o600)
  let size = 0
  try {
    for await (const bytes of pieces) {
      hash.update(bytes)
      size += bytes.length
      await target.write(bytes)
    }
    await target.sync()
  } finally {
    await target.close()
  }
  return { size, sha256: hash.digest('hex') }
}
