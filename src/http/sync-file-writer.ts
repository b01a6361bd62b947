import { createHash } from 'node:crypto'
import { closeSync, fsync, openSync, writeSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { asStorageError, complete, type Failing, type FormFile, type FormLimits } from './form-files.ts'

/** Bytes of uploads after which what they lay in is given back. */
const tidyEvery = 16_000_000
let untidied = 0

/**
 * The runtime cleans up when its own objects have grown; the pieces of uploads lie beside them, and are not counted in time. Takes some
 * 20 ms; done later, by the runtime's own means, 200 uploads of a megabyte take 170 MB instead of 90.
 */
function tidyAfter(bytes: number) {
  untidied += bytes
  if (untidied < tidyEvery) return
  untidied = 0
  Bun.gc(true)
}

/**
 * Writes a file of a form as it arrives, each piece before the next is taken from the network. The runtime reads on from all
 * connections while a write is under way elsewhere: what 200 people send at once would lie in memory. A piece goes into the
 * system's cache, which takes less time than handing it to another thread; only the sync at the end is waited for. Never rejects.
 */
export function writeFileInSync(
  stream: Readable,
  file: FormFile,
  { fileBytes, tooLarge }: Pick<FormLimits, 'fileBytes' | 'tooLarge'>,
  form: Failing,
): Promise<void> {
  const hash = createHash('sha256')
  const head: Uint8Array[] = []
  const handle = attempt(() => openSync(file.path, 'wx', 0o600))
  stream.on('data', (chunk: Buffer) => {
    if (file.size < 4096) head.push(Uint8Array.from(chunk.subarray(0, 4096 - file.size)))
    file.size += chunk.length
    if (file.size > fileBytes) form.fail(tooLarge())
    form.store(chunk.length)
    tidyAfter(chunk.length)
    if (handle === null || form.failed()) return
    hash.update(chunk)
    attempt(() => {
      for (let from = 0; from < chunk.length; ) from += writeSync(handle, chunk, from)
    })
  })
  return new Promise((resolve) => {
    let isOver = false
    const finish = () => {
      if (isOver) return
      isOver = true
      complete(file, head, hash)
      if (handle === null) return resolve()
      const close = () => {
        attempt(() => closeSync(handle))
        resolve()
      }
      if (form.failed()) return close()
      fsync(handle, (error) => {
        if (error) form.fail(asStorageError(error))
        close()
      })
    }
    stream.once('end', finish)
    stream.once('close', finish)
  })

  function attempt<Result>(work: () => Result): Result | null {
    try {
      return work()
    } catch (error) {
      form.fail(asStorageError(error))
      return null
    }
  }
}
