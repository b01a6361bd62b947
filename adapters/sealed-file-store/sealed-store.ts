import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { diskError } from '#adapters/file-store/disk-errors.ts'
import { makeFolder } from '#adapters/file-store/durable.ts'
import { checkKey } from '#adapters/file-store/keys.ts'
import { sweep } from '#adapters/file-store/sweep.ts'
import { gate } from '#adapters/semaphore.ts'
import type { FileStore } from '#src/ports/file-store.ts'
import { oneAtATime } from '#src/shared/one-at-a-time.ts'
import { FileMissing, ProviderError } from '#src/shared/provider-error.ts'
import {
  chunksAround,
  contentSize,
  DamagedSeal,
  type FileKey,
  headerBytes,
  sealed,
  sealedWith,
  sealing,
  unsealed,
  unsealing,
} from './format.ts'
import type { Vault } from './vault.ts'

export interface SealedStore extends FileStore {
  /** Seals a file that lies there as it came. False when it is sealed already, or not there. */
  sealStored(key: string): Promise<boolean>
  /** Puts a sealed file there as it was. False when it is not sealed, or cannot be opened because its key was removed. */
  unsealStored(key: string): Promise<boolean>
  /** Removes what a process that died left of files that it had opened. */
  sweepScratch(): Promise<void>
}

/** Files up to here are sealed and opened in memory. */
const smallBytes = 1024 * 1024

/**
 * Seals everything that is put into a store, each file with a key of its own that lies in the vault. What lies there unsealed is given
 * out as it is. A file whose key was removed is as good as deleted: `FileMissing`. `scratch` takes opened files while a program reads them.
 */
export function sealedStore(inner: FileStore, vault: Vault, scratch: string): SealedStore {
  const alone = oneAtATime()
  // As many as a store on the disk writes together.
  const someAtATime = gate(32)
  let ready: Promise<void> | undefined
  const prepare = () => {
    ready ??= makeFolder(scratch).then(() => sweep(scratch))
    return ready.catch((error) => {
      ready = undefined
      throw diskError(error)
    })
  }
  const scratchPath = (ending: string) => join(scratch, `${process.pid}-${randomBytes(8).toString('hex')}${ending}`)

  const headOf = async (key: string) => {
    const head = await new Response(await inner.stream(key, { start: 0, end: headerBytes })).bytes()
    return sealedWith(head)
  }
  const keyOf = (id: string, key: string): FileKey => {
    const found = vault.find(id, key)
    if (!found) throw new FileMissing(key)
    return found
  }
  /** Between two looks at a file another one may have taken its place. */
  const unlessReplaced = async <Result>(read: () => Promise<Result>): Promise<Result> => {
    try {
      return await read()
    } catch (error) {
      if (!(error instanceof FileMissing || error instanceof DamagedSeal)) throw error
      return read().catch(asDamaged)
    }
  }

  const read = async (key: string) => {
    const bytes = await inner.read(key)
    const id = sealedWith(bytes)
    return id === null ? bytes : unsealed(keyOf(id, key), bytes)
  }

  const sizes = async (key: string) => {
    const [id, size] = await Promise.all([headOf(key), inner.size(key)])
    if (size === null) throw new FileMissing(key)
    if (id === null) return { file: null, size }
    return { file: keyOf(id, key), size: contentSize(size) }
  }

  const contentOf = async (key: string, range: { start?: number; end?: number }) => {
    const { file, size } = await sizes(key)
    if (!file) return inner.stream(key, range)
    const start = Math.min(range.start ?? 0, size)
    const end = Math.max(start, Math.min(range.end ?? size, size))
    if (start === end && size > 0) return new Blob([]).stream()
    const place = chunksAround(size, start, end)
    const source = await inner.stream(key, { start: place.from, end: place.to })
    return streamOf(unsealing(file, place, source))
  }

  /** Seals `content` and puts it there; the keys of what was there before are removed. */
  const replace = async (key: string, content: Uint8Array | { path: string }, isNew: boolean) => {
    const file: FileKey = { id: randomBytes(16).toString('hex'), name: key, key: randomBytes(32) }
    const added = vault.add(file)
    try {
      // What is there already must not be replaced by something whose key may be lost.
      if (!isNew) await added
      await Promise.all([added, someAtATime(() => putSealed(file, content))])
    } catch (error) {
      await Promise.allSettled([added])
      // Is it there nevertheless, nobody was told.
      if (isNew) await vault.remove(key).catch(() => undefined)
      throw error
    }
    if (!isNew) await vault.remove(key, file.id)
  }

  /** Leaves the file at a path where it is. */
  const putSealed = async (file: FileKey, content: Uint8Array | { path: string }) => {
    if (content instanceof Uint8Array) return inner.put(file.name, sealed(file, content))
    const { path } = content
    const { size } = await stat(path).catch(asDiskError)
    if (size <= smallBytes) return inner.put(file.name, sealed(file, await readFile(path).catch(asDiskError)))
    await prepare()
    const between = scratchPath('.sealed')
    try {
      await written(between, sealing(file, createReadStream(path, { highWaterMark: 512 * 1024 })))
      await inner.put(file.name, { path: between })
    } finally {
      await rm(between, { force: true })
    }
  }

  /** Writes the content of a sealed file to a path; false when the file is not sealed. */
  const opened = async (key: string, path: string): Promise<boolean> => {
    const size = await inner.size(key)
    if (size === null) throw new FileMissing(key)
    if (size > smallBytes) {
      if ((await headOf(key)) === null) return false
      await written(path, await contentOf(key, {}))
      return true
    }
    const bytes = await inner.read(key)
    const id = sealedWith(bytes)
    if (id === null) return false
    await writeFile(path, unsealed(keyOf(id, key), bytes), { mode: 0o600 }).catch(asDiskError)
    return true
  }

  const lend = async <Result>(key: string, use: (path: string) => Promise<Result>): Promise<Result> => {
    checkKey(key)
    await prepare()
    const path = scratchPath(extname(key))
    try {
      const isSealed = await unlessReplaced(() => opened(key, path))
      return isSealed ? await use(path) : await inner.withLocalFile(key, use)
    } finally {
      await rm(path, { force: true })
    }
  }

  return {
    name: inner.name,
    async put(key, content) {
      checkKey(key)
      await alone(key, async () => replace(key, content, vault.isComplete() && !vault.has(key)))
      if (!(content instanceof Uint8Array)) await rm(content.path, { force: true })
    },
    read: (key) => unlessReplaced(() => read(key)),
    stream: (key, range = {}) => unlessReplaced(() => contentOf(key, range)),
    async size(key) {
      try {
        return (await sizes(key)).size
      } catch (error) {
        if (error instanceof FileMissing) return null
        return asDamaged(error)
      }
    },
    withLocalFile: lend,
    async delete(key) {
      await alone(key, async () => {
        await vault.remove(key)
        await inner.delete(key)
      })
    },
    keys: (prefix) => inner.keys(prefix),
    check: () => inner.check(),
    sealStored: (key) =>
      alone(key, async () => {
        if ((await headOf(key).catch(nullWhenMissing)) !== null) return false
        return isDone(inner.withLocalFile(key, (path) => replace(key, { path }, false)))
      }),
    unsealStored: (key) =>
      alone(key, async () => {
        if ((await headOf(key).catch(nullWhenMissing)) === null) return false
        const isOpen = await isDone(
          lend(key, async (path) => {
            await inner.put(key, { path })
          }),
        )
        if (isOpen) await vault.remove(key)
        return isOpen
      }),
    sweepScratch: prepare,
  }
}

/** Writes pieces to a new file, or over an old one. */
const written = (path: string, pieces: AsyncIterable<Uint8Array>) =>
  pipeline(pieces, createWriteStream(path, { mode: 0o600 })).catch((error: unknown) => {
    throw (error as NodeJS.ErrnoException).syscall ? diskError(error) : error
  })

/** False when the file is not there. */
const isDone = (work: Promise<void>) =>
  work.then(
    () => true,
    (error) => {
      if (error instanceof FileMissing) return false
      throw error
    },
  )

const nullWhenMissing = (error: unknown) => {
  if (error instanceof FileMissing) return null
  throw error
}

const asDiskError = (error: unknown): never => {
  throw diskError(error)
}

const asDamaged = (error: unknown): never => {
  if (!(error instanceof DamagedSeal)) throw error
  throw new ProviderError('sealed files', 'This file is not what was stored: it was changed or cut short.', { retryable: false })
}

function streamOf(pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await pieces.next()
        if (done) controller.close()
        else controller.enqueue(new Uint8Array(value))
      } catch (error) {
        try {
          asDamaged(error)
        } catch (reason) {
          controller.error(reason)
        }
      }
    },
    cancel: async () => void (await pieces.return(undefined)),
  })
}
