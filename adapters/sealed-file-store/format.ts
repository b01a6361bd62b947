import { createCipheriv, createDecipheriv } from 'node:crypto'

/**
 * How a sealed file looks: eight fixed bytes, the id of its key, then its content in chunks of 64 KiB, each AES-256-GCM with 16 bytes
 * of tag. The nonce of a chunk is its number and whether it is the last one (the STREAM construction), and each carries the name of the
 * file and the id of its key as associated data: what was cut short, reordered, changed or swapped does not open.
 */
const magic = Buffer.from('\x89seal1\r\n', 'latin1')
const idBytes = 16
const tagBytes = 16
/** Bytes of content in a chunk. */
export const chunkBytes = 65_536
const sealedChunkBytes = chunkBytes + tagBytes
/** Bytes before the first chunk. */
export const headerBytes = magic.length + idBytes

/** What one version of one file is sealed with. */
export interface FileKey {
  /** 16 random bytes, as hex. */
  id: string
  /** The name of the file in its store. */
  name: string
  key: Uint8Array
}

/** A sealed file is not what was written: changed, cut short, or another one in its place. */
export class DamagedSeal extends Error {}

/** The id of the key in the first bytes of a sealed file; null for a file that is not sealed. */
export function sealedWith(head: Uint8Array): string | null {
  if (head.length < headerBytes || !magic.equals(head.subarray(0, magic.length))) return null
  return Buffer.from(head.subarray(magic.length, headerBytes)).toString('hex')
}

/** Bytes of a sealed file with so many bytes of content. */
export const sealedSize = (size: number) => headerBytes + size + chunksIn(size) * tagBytes

/** Bytes of content in a sealed file of this size. Throws `DamagedSeal` for a size that none has. */
export function contentSize(size: number): number {
  const body = size - headerBytes
  const chunks = Math.ceil(body / sealedChunkBytes)
  const content = body - chunks * tagBytes
  if (content < 0 || sealedSize(content) !== size) throw new DamagedSeal()
  return content
}

const chunksIn = (size: number) => Math.max(1, Math.ceil(size / chunkBytes))

function nonceOf(number: number, isLast: boolean) {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(number, 5, 6)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

const header = ({ id }: FileKey) => Buffer.concat([magic, Buffer.from(id, 'hex')])
const associated = (file: FileKey) => Buffer.concat([header(file), Buffer.from(file.name)])

const sealer = (file: FileKey) => {
  const about = associated(file)
  return (chunk: Uint8Array, number: number, isLast: boolean): Uint8Array[] => {
    const cipher = createCipheriv('aes-256-gcm', file.key, nonceOf(number, isLast))
    cipher.setAAD(about)
    return [cipher.update(chunk), cipher.final(), cipher.getAuthTag()]
  }
}

const opener = (file: FileKey) => {
  const about = associated(file)
  return (chunk: Uint8Array, number: number, isLast: boolean): Uint8Array => {
    if (chunk.length < tagBytes) throw new DamagedSeal()
    const decipher = createDecipheriv('aes-256-gcm', file.key, nonceOf(number, isLast))
    decipher.setAAD(about)
    decipher.setAuthTag(chunk.subarray(chunk.length - tagBytes))
    try {
      const content = decipher.update(chunk.subarray(0, chunk.length - tagBytes))
      decipher.final()
      return content
    } catch {
      throw new DamagedSeal()
    }
  }
}

/** A whole file, sealed. */
export function sealed(file: FileKey, content: Uint8Array): Uint8Array {
  const seal = sealer(file)
  const parts: Uint8Array[] = [header(file)]
  const chunks = chunksIn(content.length)
  for (let number = 0; number < chunks; number++) {
    const chunk = content.subarray(number * chunkBytes, (number + 1) * chunkBytes)
    parts.push(...seal(chunk, number, number === chunks - 1))
  }
  return Buffer.concat(parts)
}

/** The content of a whole sealed file. Throws `DamagedSeal`. */
export function unsealed(file: FileKey, bytes: Uint8Array): Uint8Array {
  const size = contentSize(bytes.length)
  if (sealedWith(bytes) !== file.id) throw new DamagedSeal()
  const open = opener(file)
  const content = new Uint8Array(size)
  const chunks = chunksIn(size)
  for (let number = 0; number < chunks; number++) {
    const start = headerBytes + number * sealedChunkBytes
    content.set(open(bytes.subarray(start, start + sealedChunkBytes), number, number === chunks - 1), number * chunkBytes)
  }
  return content
}

/** Seals bytes as they come, however many there are. */
export async function* sealing(file: FileKey, source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const seal = sealer(file)
  yield header(file)
  let held: Uint8Array = new Uint8Array()
  let number = 0
  for await (const block of blocksOf(source, chunkBytes)) {
    // Which one is the last is known when nothing follows.
    if (held.length > 0) yield Buffer.concat(seal(held, number++, false))
    held = block
  }
  yield Buffer.concat(seal(held, number, true))
}

/** Which chunks hold the content from `start` to `end`, where they lie in the sealed file, and what of them is not asked for. */
export function chunksAround(size: number, start: number, end: number) {
  const first = Math.floor(start / chunkBytes)
  const last = Math.max(first, Math.ceil(end / chunkBytes) - 1)
  return {
    first,
    chunks: chunksIn(size),
    from: headerBytes + first * sealedChunkBytes,
    to: Math.min(headerBytes + (last + 1) * sealedChunkBytes, sealedSize(size)),
    skip: start - first * chunkBytes,
    take: end - start,
  }
}

/** Opens chunks as they come, beginning with the one of number `first`, of a file that has `chunks` of them. Throws `DamagedSeal`. */
export async function* unsealing(
  file: FileKey,
  { first, chunks, skip, take }: Pick<ReturnType<typeof chunksAround>, 'first' | 'chunks' | 'skip' | 'take'>,
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const open = opener(file)
  let number = first
  let left = take
  for await (const block of blocksOf(source, sealedChunkBytes)) {
    const content = open(block, number, number === chunks - 1)
    const wanted = content.subarray(number === first ? skip : 0).subarray(0, left)
    number += 1
    left -= wanted.length
    if (wanted.length > 0) yield wanted
  }
  if (left > 0) throw new DamagedSeal()
}

/** The same bytes in pieces of `size`; only the last may be shorter. */
async function* blocksOf(source: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Uint8Array> {
  let kept: Uint8Array[] = []
  let length = 0
  for await (const piece of source) {
    let rest = piece
    while (length + rest.length >= size) {
      const part = rest.subarray(0, size - length)
      yield kept.length === 0 ? part : Buffer.concat([...kept, part])
      rest = rest.subarray(part.length)
      kept = []
      length = 0
    }
    // A stream may use its buffer again.
    if (rest.length > 0) kept.push(Uint8Array.from(rest))
    length += rest.length
  }
  if (length > 0) yield Buffer.concat(kept)
}
