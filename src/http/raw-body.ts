import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { DomainError } from '#src/shared/domain-error.ts'
import { asStorageError } from './form-files.ts'
import { UnreadableForm } from './multipart.ts'
import { piecesUntil } from './pieces.ts'
import { GaveWay, isTooSlow, type Upload, type UploadSemaphore } from './upload-limits.ts'

/** The body of a request, written to the temporary folder and synced to disk. */
export interface ReceivedBody {
  path: string
  size: number
  sha256: string
  /** The first bytes, at most 4 kB, to tell what it is. */
  head: Uint8Array
}

interface Limits {
  /** Largest body in bytes; one more byte refuses it. */
  bytes: number
  tooLarge: () => DomainError
  /** Whose upload it is; one person can send only so many at once. */
  person: string
  /** Where the upload finds its place. */
  places: UploadSemaphore
}

const headBytes = 4096

/**
 * Streams a body to disk and calls `use` with it; what `use` leaves of the file is removed. Rejects with a `DomainError` when
 * the body is too large, breaks off or cannot be stored, and leaves nothing behind.
 */
export function withBody<Result>(
  request: Request,
  folder: string,
  { bytes, tooLarge, person, places }: Limits,
  use: (body: ReceivedBody) => Promise<Result>,
): Promise<Result> {
  const path = join(folder, randomUUID())
  const receive = async (upload: Upload): Promise<ReceivedBody> => {
    const storing = (error: unknown) => {
      throw asStorageError(error)
    }
    await mkdir(folder, { recursive: true, mode: 0o700 }).catch(storing)
    const file = await open(path, 'wx', 0o600).catch(storing)
    try {
      const hash = createHash('sha256')
      const head: Uint8Array[] = []
      const startedAt = performance.now()
      let size = 0
      for await (const piece of brokenOff(request.body, upload)) {
        if (size < headBytes) head.push(Uint8Array.from(piece.subarray(0, headBytes - size)))
        size += piece.length
        upload.stored(piece.length)
        if (size > bytes) throw tooLarge()
        if (isTooSlow(startedAt, size)) throw new UnreadableForm()
        hash.update(piece)
        await file.write(piece).catch(storing)
      }
      upload.whole()
      await file.sync().catch(storing)
      return { path, size, sha256: hash.digest('hex'), head: Buffer.concat(head) }
    } finally {
      await file.close()
    }
  }
  return places.withPlace(person, async (upload) => {
    try {
      return await use(await receive(upload))
    } finally {
      await rm(path, { force: true })
      upload.release()
    }
  })
}

/** The pieces of a body; a connection that ends early is the client's failure, not a bug of ours. Throws when it gives way. */
async function* brokenOff(body: ReadableStream<Uint8Array> | null, upload: Upload): AsyncGenerator<Uint8Array> {
  if (!body) return
  const stop = Promise.withResolvers<never>()
  upload.onGivingWay(() => stop.reject(new GaveWay()))
  try {
    for await (const piece of piecesUntil(stop.promise, body)) {
      upload.arrived(piece.length)
      yield piece
    }
  } catch (error) {
    throw error instanceof GaveWay ? error : new UnreadableForm()
  }
}
