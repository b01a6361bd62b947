import type { FileStore } from '#src/ports/file-store.ts'
import type { ArchiveEntry } from '#src/privacy/ports.ts'
import { FileMissing } from '#src/shared/provider-error.ts'

/**
 * Packs texts and stored files as a ZIP. Each is read when its turn comes and whoever reads the stream sets the pace, so that
 * no more than one piece is in memory. A file that is missing is left out.
 */
export const zipOf =
  ({ stream }: Pick<FileStore, 'stream'>) =>
  (entries: AsyncIterable<ArchiveEntry>): ReadableStream<Uint8Array> =>
    new ReadableStream<Uint8Array>(fromGenerator(packed(entries, stream)))

async function* packed(entries: AsyncIterable<ArchiveEntry>, stream: FileStore['stream']): AsyncGenerator<Uint8Array> {
  // Loaded when somebody asks for an archive, which is seldom.
  const { Zip, ZipDeflate, ZipPassThrough } = await import('fflate')
  const ready: Uint8Array[] = []
  let failed: Error | null = null
  const zip = new Zip((error, chunk) => {
    if (error) failed = error
    else ready.push(chunk)
  })
  const taken = function* () {
    if (failed) throw failed
    yield* ready.splice(0)
  }
  for await (const entry of entries) {
    const bytes = 'text' in entry ? null : await stream(entry.key).catch(nullWhenMissing)
    if ('key' in entry && !bytes) continue
    // Documents are packed already.
    const file = 'text' in entry ? new ZipDeflate(entry.name, { level: 6 }) : new ZipPassThrough(entry.name)
    zip.add(file)
    if ('text' in entry) file.push(new TextEncoder().encode(entry.text), true)
    else {
      for await (const chunk of bytes!) {
        file.push(chunk.slice())
        yield* taken()
      }
      file.push(new Uint8Array(), true)
    }
    yield* taken()
  }
  zip.end()
  yield* taken()
}

const nullWhenMissing = (error: unknown) => {
  if (error instanceof FileMissing) return null
  throw error
}

const fromGenerator = (chunks: AsyncGenerator<Uint8Array>): UnderlyingDefaultSource<Uint8Array> => ({
  async pull(controller) {
    const { done, value } = await chunks.next()
    if (done) controller.close()
    else controller.enqueue(value)
  },
  async cancel() {
    await chunks.return(undefined)
  },
})
