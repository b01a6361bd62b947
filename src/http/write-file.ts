import { createHash } from 'node:crypto'
import { type FileHandle, open, rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { asStorageError, complete, type Failing, type FormFile, type FormLimits } from './form-files.ts'

type Limits = Pick<FormLimits, 'fileBytes' | 'skipTooLarge' | 'syncEvery' | 'tooLarge'>

/** Never rejects, and reads the stream to its end while there is one: the parser would wait for it for ever. */
export async function writeFile(
  stream: Readable,
  file: FormFile,
  { fileBytes, skipTooLarge, syncEvery = Number.POSITIVE_INFINITY, tooLarge }: Limits,
  form: Failing,
) {
  const hash = createHash('sha256')
  const head: Uint8Array[] = []
  /** Null once the file is skipped. */
  let handle: FileHandle | null = await open(file.path, 'wx', 0o600).catch((error) => {
    form.fail(asStorageError(error))
    return null
  })
  const isHurried = syncEvery !== Number.POSITIVE_INFINITY
  let syncedTo = 0
  let syncing: Promise<unknown> | null = null
  /** One at a time, beside the writing; what fails here fails again when the file is stored. */
  const syncSome = (open: FileHandle) => {
    if (syncing || file.size - syncedTo < syncEvery) return
    syncedTo = file.size
    syncing = open
      .datasync()
      .catch(() => undefined)
      .finally(() => {
        syncing = null
      })
  }
  const close = async () => {
    const open = handle
    handle = null
    await syncing
    await open?.close().catch((error) => form.fail(asStorageError(error)))
  }
  const skip = async () => {
    await close()
    await rm(file.path, { force: true }).catch((error) => form.fail(asStorageError(error)))
  }
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      if (file.size < 4096) head.push(Uint8Array.from(chunk.subarray(0, 4096 - file.size)))
      file.size += chunk.length
      if (file.size > fileBytes && !skipTooLarge?.(file.field)) form.fail(tooLarge())
      if (handle) form.store(chunk.length)
      if (form.failed()) continue
      hash.update(chunk)
      if (handle && file.size > fileBytes) await skip()
      if (!handle) continue
      await handle.write(chunk).catch((error) => form.fail(asStorageError(error)))
      syncSome(handle)
    }
    complete(file, head, hash)
    if (!form.failed() && !isHurried) await handle?.sync()
  } catch (error) {
    form.fail(asStorageError(error))
  } finally {
    if (isHurried && handle && !form.failed()) void syncAndClose(handle, syncing)
    else await close()
  }
}

/** Never rejects: whoever stores the file syncs it as well, and hears what is wrong. */
async function syncAndClose(handle: FileHandle, before: Promise<unknown> | null) {
  await before
  await handle.sync().catch(() => undefined)
  await handle.close().catch(() => undefined)
}
