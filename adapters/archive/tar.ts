import { createTarDecoder, createTarPacker } from 'modern-tar'

export interface TarEntry {
  name: string
  size: number
  content: AsyncIterable<Uint8Array>
}

/** An archive ends early, or is none. */
export class DamagedArchive extends Error {}

type Packer = ReturnType<typeof createTarPacker>['controller']

/** The bytes of an archive. Each entry's content is read when its turn comes. Throws when a content is not as long as announced. */
export async function* tar(entries: AsyncIterable<TarEntry>): AsyncGenerator<Uint8Array> {
  const { readable, controller } = createTarPacker()
  const packing = pack(entries, controller).catch((error) => controller.error(error))
  try {
    yield* readable
  } finally {
    // Whoever stops reading waits until the file that was being read is closed.
    await packing
  }
}

async function pack(entries: AsyncIterable<TarEntry>, packer: Packer): Promise<void> {
  for await (const { name, size, content } of entries) {
    const writer = packer.add({ name, size, mode: 0o600 }).getWriter()
    for await (const chunk of content) await writer.write(chunk)
    await writer.close()
  }
  packer.finalize()
}

/**
 * The entries of an archive, in order; what is left of a content when the next entry is asked for is skipped. Throws
 * `DamagedArchive`, or what the source of the bytes throws.
 */
export async function* untar(archive: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const pieces = archive[Symbol.asyncIterator]()
  let failure: { reason: unknown } | null = null
  const bytes = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await pieces.next()
        if (done) controller.close()
        else controller.enqueue(value)
      } catch (reason) {
        failure = { reason }
        throw reason
      }
    },
    async cancel() {
      await pieces.return?.()
    },
  })
  /** Whatever the library finds wrong is damage; what the source has met is told as it is. */
  async function* told<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
    try {
      yield* items
    } catch {
      throw failure ? failure.reason : new DamagedArchive()
    }
  }
  for await (const { header, body } of told(bytes.pipeThrough(createTarDecoder({ strict: true })))) {
    yield { name: header.name, size: header.size, content: told(body) }
    await body.cancel()
  }
}
