/**
 * Just enough of the tar format (POSIX ustar) to write archives that every tar program reads, and to read them again, without
 * holding a file in memory. The libraries for this bring a dozen packages along.
 */

export interface TarEntry {
  name: string
  size: number
  content: AsyncIterable<Uint8Array>
}

/** An archive ends early, or is none. */
export class DamagedArchive extends Error {}

const block = 512
/** Sizes above this do not fit the octal digits of the header. */
const largestOctal = 8 ** 11 - 1

/** The bytes of an archive. Each entry's content is read when its turn comes. Throws when a content is not as long as announced. */
export async function* tar(entries: AsyncIterable<TarEntry>): AsyncGenerator<Uint8Array> {
  for await (const { name, size, content } of entries) {
    yield header(name, size)
    let written = 0
    for await (const chunk of content) {
      written += chunk.length
      yield chunk
    }
    if (written !== size) throw new Error(`${name} was announced with ${size} bytes and had ${written}.`)
    if (size % block > 0) yield new Uint8Array(block - (size % block))
  }
  yield new Uint8Array(2 * block)
}

/** The entries of an archive, in order; what is left of a content when the next entry is asked for is skipped. */
export async function* untar(archive: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const bytes = new Bytes(archive)
  for (;;) {
    const head = await bytes.exactly(block)
    if (head.every((byte) => byte === 0)) return
    const { name, size } = readHeader(head)
    const content = bytes.next(size)
    yield { name, size, content }
    for await (const _ of content);
    await bytes.exactly((block - (size % block)) % block)
  }
}

function header(path: string, size: number): Uint8Array {
  const head = Buffer.alloc(block)
  const [prefix, name] = split(path)
  head.write(name, 0)
  head.write('0000600\0', 100)
  head.write('0000000\0', 108)
  head.write('0000000\0', 116)
  if (size <= largestOctal) head.write(`${octal(size, 11)}\0`, 124)
  else {
    head[124] = 0x80
    head.writeBigUInt64BE(BigInt(size), 128)
  }
  head.write(`${octal(Math.floor(Date.now() / 1000), 11)}\0`, 136)
  head.write('0', 156)
  head.write('ustar\u000000', 257)
  head.write(prefix, 345)
  head.write(`${octal(checksum(head), 6)}\0 `, 148)
  return head
}

function readHeader(head: Buffer): { name: string; size: number } {
  const text = (start: number, length: number) => {
    const field = head.subarray(start, start + length)
    const end = field.indexOf(0)
    return field.subarray(0, end < 0 ? length : end).toString('utf8')
  }
  if (text(257, 5) !== 'ustar' || Number.parseInt(text(148, 8), 8) !== checksum(head)) throw new DamagedArchive()
  const prefix = text(345, 155)
  const size = head[124] === 0x80 ? Number(head.readBigUInt64BE(128)) : Number.parseInt(text(124, 12), 8)
  if (!Number.isSafeInteger(size) || size < 0) throw new DamagedArchive()
  return { name: prefix ? `${prefix}/${text(0, 100)}` : text(0, 100), size }
}

/** The sum over the header with its own field read as spaces. */
const checksum = (head: Buffer) => head.reduce((sum, byte, index) => sum + (index >= 148 && index < 156 ? 32 : byte), 0)

const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0')

/** Names longer than 100 bytes go into two fields, parted at a slash. */
function split(path: string): [prefix: string, name: string] {
  if (Buffer.byteLength(path) <= 100) return ['', path]
  for (let slash = path.indexOf('/'); slash > 0; slash = path.indexOf('/', slash + 1)) {
    const [prefix, name] = [path.slice(0, slash), path.slice(slash + 1)]
    if (Buffer.byteLength(prefix) <= 155 && Buffer.byteLength(name) <= 100) return [prefix, name]
  }
  throw new Error(`The name ${path} is too long for a tar archive.`)
}

/** A stream that is read by length. */
class Bytes {
  readonly #source: AsyncIterator<Uint8Array>
  #rest: Uint8Array = new Uint8Array()

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  async exactly(length: number): Promise<Buffer> {
    const parts: Uint8Array[] = []
    for await (const part of this.next(length)) parts.push(part)
    return Buffer.concat(parts)
  }

  async *next(length: number): AsyncGenerator<Uint8Array> {
    let missing = length
    while (missing > 0) {
      if (this.#rest.length === 0) {
        const { done, value } = await this.#source.next()
        if (done) throw new DamagedArchive()
        this.#rest = value
      }
      const part = this.#rest.subarray(0, missing)
      this.#rest = this.#rest.subarray(part.length)
      missing -= part.length
      yield part
    }
  }
}
