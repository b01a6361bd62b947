import { createHash } from 'node:crypto'
import type { Assessment } from '../assessment.ts'
import { chunkMs } from '../constants.ts'
import { LinkGone } from '../errors.ts'
import type { Chunk, Device, Recording, RecordingsPorts, StoredMedia, VideoType } from '../recordings-ports.ts'
import type { Tools } from '../tools.ts'
import { bytesOfMegabytes, mostPieces, mostRecorders } from './constants.ts'
import { ChunkDiffers, EmptyChunk, NoRecording, NotRecorded, RecordingLimitReached, WrongRecordingType } from './errors.ts'
import { keepFiles } from './keep-files.ts'
import { endingOf, videoTypeIn } from './media-type.ts'
import { refuseLateRecording, sittingOf } from './sitting-of.ts'

/** Bytes that have arrived and lie on the disk; the file may be moved away. */
export interface Arrived {
  path: string
  size: number
  sha256: string
  /** The first of them. */
  head: Uint8Array
}

/** Fetches the bytes and hands them over; what is left of them afterwards is removed. */
export type Receive = <Result>(use: (arrived: Arrived) => Promise<Result>) => Promise<Result>

export interface WantedChunk {
  token: string
  device: Device
  /** Names the recorder; its first chunk begins the next part, and all others belong there. Null goes by `part`. */
  recorder: string | null
  part: number
  number: number
  /** As the request calls it; what it is, the first bytes tell. */
  type: VideoType
  /** Of the chunk, when the request says so. */
  size: number
  /** When the recorder was started, by the server's clock as the page knows it; null when the page does not say. */
  startedAt: Date | null
}

export interface TakenChunk {
  device: Device
  part: number
  n: number
  /** Bytes of all recordings of the sitting. */
  received: number
}

export interface RecordingsContext extends Tools, Pick<RecordingsPorts, 'recordings'> {
  /** Plans, in the caller's transaction, to put together what has come of a sitting that is over. */
  wholeRecordings(assessmentId: string): Promise<void>
}

/** Takes recordings of camera and screen, piece by piece while they are made, or whole. */
export function takeRecordings(context: RecordingsContext) {
  const { assessments, recordings, clock, ids, settings } = context
  const limitBytes = bytesOfMegabytes(settings.recordingLimitMb)

  const recordedSitting = async (token: string, devices: Device[]) => {
    const assessment = await sittingOf(context, token)
    const { proctored, camera } = assessment.options
    if (!proctored || (!camera && devices.includes('camera'))) throw new NotRecorded()
    refuseLateRecording(assessment, clock.now())
    return assessment
  }

  const bytesOf = async ({ id }: Pick<Assessment, 'id'>) =>
    (await recordings.ofAssessment(id)).reduce((sum, { bytes }) => sum + bytes, 0)

  /** The part that a chunk belongs to; null before its first. */
  const partOf = async ({ id }: Pick<Assessment, 'id'>, { device, recorder, part }: WantedChunk) => {
    if (recorder === null) return recordings.find(id, device, part)
    const recordingId = recordingOf(id, device, recorder)
    return (await recordings.ofAssessment(id)).find((each) => each.id === recordingId) ?? null
  }

  /** The part that a recorder begins with its first chunk: devices that begin at the same moment get one each. */
  const nextPart = async (sitting: Assessment, wanted: WantedChunk) => {
    const { device, recorder, part } = wanted
    if (recorder === null) return { id: ids.id(), part }
    const known = (await recordings.ofAssessment(sitting.id)).flatMap((each) => (each.device === device ? [each.part] : []))
    const next = Math.max(0, ...known) + 1
    if (next > mostRecorders) throw new RecordingLimitReached()
    return { id: recordingOf(sitting.id, device, recorder), part: next }
  }

  /** As it is now, in the transaction that writes. */
  const withRoomFor = async ({ id }: Assessment, size: number) => {
    const assessment = await assessments.withId(id)
    if (!assessment) throw new LinkGone()
    if ((await bytesOf(assessment)) + size > limitBytes) throw new RecordingLimitReached()
    // Each piece takes a file and rows, however small it is.
    if ((await recordings.countOf(id)) >= mostPieces) throw new RecordingLimitReached()
    return assessment
  }

  /** Stores a chunk; resolves to its part, and to the chunk that has its number already or else null. */
  const keepChunk = (assessment: Assessment, wanted: WantedChunk, { path, size, sha256, head }: Arrived) => {
    const { device, number } = wanted
    if (size === 0) throw new EmptyChunk()
    const type = number === 0 ? videoTypeIn(head) : wanted.type
    const id = ids.id()
    const key = `${assessment.workspaceId}/recordings/${id}`
    return keepFiles<{ part: number; already: Chunk | null }>(context, [{ key, path }], async () => {
      const now = clock.now()
      const sitting = await withRoomFor(assessment, size)
      const existing = await partOf(sitting, wanted)
      const already = existing && (await recordings.chunk(existing.id, number))
      if (already) return { result: { part: existing.part, already }, unused: true }
      const recording = existing ?? newRecording(sitting, await nextPart(sitting, wanted), { ...wanted, type }, now)
      if (!existing) await recordings.add(sitting.workspaceId, recording, null)
      const filename = `${device} ${recording.part}.${number}.${endingOf(type)}`
      const file: StoredMedia = { id, key, sha256, size, type: endingOf(type), filename }
      await recordings.addChunk(
        sitting.workspaceId,
        { recordingId: recording.id, number, fileId: id, sha256, size, receivedAt: now },
        file,
      )
      if (sitting.completedAt) await context.wholeRecordings(sitting.id)
      return { result: { part: recording.part, already: null } }
    })
  }

  return {
    /**
     * Takes one chunk: any order, each number once. What is refused is refused before its bytes are fetched, where it can be. The
     * same bytes again get the same answer; others under the same number are refused.
     */
    async takeChunk(wanted: WantedChunk, receive: Receive): Promise<TakenChunk> {
      const assessment = await recordedSitting(wanted.token, [wanted.device])
      const { device, number } = wanted
      const before = await partOf(assessment, wanted)
      const known = before && (await recordings.chunk(before.id, number))
      if (!known && (await bytesOf(assessment)) + wanted.size > limitBytes) throw new RecordingLimitReached()
      return receive(async (arrived) => {
        const { part, already } = known ? { part: before.part, already: known } : await keepChunk(assessment, wanted, arrived)
        if (already && already.sha256 !== arrived.sha256) throw new ChunkDiffers()
        return { device, part, n: number, received: await bytesOf(assessment) }
      })
    },

    /** What has come so far, for a page that goes on after a reload. */
    async takenSoFar(token: string) {
      const assessment = await sittingOf(context, token)
      const found = await recordings.ofAssessment(assessment.id)
      const numbers = await recordings.numbersOf(assessment.id)
      return {
        parts: found.map(({ id, device, part }) => ({ device, part, numbers: numbers.get(id) ?? [] })),
        bytes: await bytesOf(assessment),
        limitBytes,
      }
    },

    limitBytes,

    /**
     * How many bytes of whole files a link still takes, from these devices; rejects where it takes none. What it has may come
     * again: its answer may have been lost.
     */
    async roomForWhole(token: string, devices: Device[]): Promise<number> {
      const { id } = await recordedSitting(token, devices)
      const repeatable = (await recordings.ofAssessment(id)).reduce(
        (sum, { file, state }) => sum + (state === 'whole' ? (file?.size ?? 0) : 0),
        0,
      )
      return limitBytes - (await bytesOf({ id })) + repeatable
    },

    /** Takes whole files, each as a part of its own: all of them, or none. The same file again is the same recording. */
    async takeWhole(token: string, arrived: { device: Device; file: Arrived }[]) {
      const sitting = await recordedSitting(
        token,
        arrived.map(({ device }) => device),
      )
      if (arrived.length === 0) throw new NoRecording()
      const known = await recordings.ofAssessment(sitting.id)
      const entries = arrived.map(({ device, file }) => {
        const type = videoTypeIn(file.head)
        if (endingOf(type) === 'bin') throw new WrongRecordingType()
        const same = known.find((each) => each.device === device && each.file?.sha256 === file.sha256)
        return { device, file, type, same, id: ids.id() }
      })
      const fresh = entries.filter(({ same }) => !same)
      const keyOf = (id: string) => `${sitting.workspaceId}/recordings/${id}`
      if (fresh.length > 0)
        await keepFiles(
          context,
          fresh.map(({ id, file }) => ({ key: keyOf(id), path: file.path })),
          async () => {
            const now = clock.now()
            const size = fresh.reduce((sum, { file }) => sum + file.size, 0)
            const { workspaceId } = await withRoomFor(sitting, size)
            for (const { id, device, type, file } of fresh) {
              const parts = (await recordings.ofAssessment(sitting.id)).filter((each) => each.device === device)
              const part = Math.max(0, ...parts.map((each) => each.part)) + 1
              const filename = `${device} ${part}.${endingOf(type)}`
              await recordings.add(
                workspaceId,
                {
                  id,
                  assessmentId: sitting.id,
                  device,
                  part,
                  type,
                  bytes: file.size,
                  startedAt: sitting.startedAt!,
                  endedAt: now,
                  fileId: id,
                  state: 'whole',
                },
                { id, key: keyOf(id), sha256: file.sha256, size: file.size, type: endingOf(type), filename },
              )
            }
            await context.announce(sitting.id)
            return { result: null }
          },
        )
      const { same, id } = entries[0]!
      return { recordingId: same?.id ?? id, assessment: sitting }
    },
  }
}

/** The id of what a recorder makes: the same for each of its chunks, and nobody else's. */
const recordingOf = (assessmentId: string, device: Device, recorder: string) =>
  createHash('sha256').update(`${assessmentId} ${device} ${recorder}`).digest('hex').slice(0, 32)

const newRecording = (
  sitting: Assessment,
  { id, part }: Pick<Recording, 'id' | 'part'>,
  { device, type, ...wanted }: WantedChunk,
  now: Date,
): Recording => {
  // A recorder hands over its first piece when it has collected it: it began before.
  const guess = wanted.startedAt ?? new Date(now.getTime() - (wanted.number + 1) * chunkMs)
  const startedAt = new Date(Math.min(now.getTime(), Math.max(sitting.startedAt!.getTime(), guess.getTime())))
  return {
    id,
    assessmentId: sitting.id,
    device,
    part,
    type,
    bytes: 0,
    startedAt,
    endedAt: now,
    fileId: null,
    state: 'arriving',
  }
}
