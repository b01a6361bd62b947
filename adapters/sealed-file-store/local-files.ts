import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { chunksAround, contentSize, DamagedSeal, type FileKey, headerBytes, sealedWith, unsealing } from './format.ts'

/** The id of the key that the file at a path is sealed with; null when it is not sealed. */
export async function keyIdOf(path: string): Promise<string | null> {
  const file = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headerBytes), 0, headerBytes, 0)
    return sealedWith(buffer.subarray(0, bytesRead))
  } finally {
    await file.close()
  }
}

/** The hash of what a sealed file holds; null when it is damaged. */
export async function openedHash(file: FileKey, path: string): Promise<string | null> {
  const hash = createHash('sha256')
  try {
    for await (const piece of contentAt(file, path)) hash.update(piece)
    return hash.digest('hex')
  } catch (error) {
    if (error instanceof DamagedSeal) return null
    throw error
  }
}

/** Writes what a sealed file holds to another path; resolves to its hash, or to null when it is damaged. */
export async function writeOpened(file: FileKey, path: string, to: string): Promise<string | null> {
  const hash = createHash('sha256')
  try {
    await pipeline(
      contentAt(file, path),
      async function* (pieces: AsyncIterable<Uint8Array>) {
        for await (const piece of pieces) {
          hash.update(piece)
          yield piece
        }
      },
      createWriteStream(to, { flags: 'wx', mode: 0o600 }),
    )
    return hash.digest('hex')
  } catch (error) {
    if (error instanceof DamagedSeal) return null
    throw error
  }
}

async function* contentAt(file: FileKey, path: string): AsyncGenerator<Uint8Array> {
  const size = contentSize((await stat(path)).size)
  const place = chunksAround(size, 0, size)
  yield* unsealing(file, place, createReadStream(path, { start: place.from, highWaterMark: 512 * 1024 }))
}
