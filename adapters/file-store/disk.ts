import { createHash, randomBytes } from 'node:crypto'
import { readdir, rename, stat, unlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Type } from '@sinclair/typebox'
import { adapter } from '#adapters/adapter.ts'
import { gate } from '#adapters/semaphore.ts'
import type { FileStore } from '#src/ports/file-store.ts'
import { diskError } from './disk-errors.ts'
import { makeFolder, moveSynced, syncFolder, writeSynced } from './durable.ts'
import { checkKey } from './keys.ts'
import { sweep } from './sweep.ts'

/** Files in `DATA_DIR/files`, or in a folder that several processes reach. */
export const disk = adapter({
  settings: Type.Object({ FILES_DIR: Type.Optional(Type.String({ minLength: 1, description: 'a folder' })) }),
  create: ({ FILES_DIR }, { dataDir }): FileStore => diskStore(FILES_DIR ? resolve(FILES_DIR) : join(dataDir, 'files')),
})

/**
 * A store in one folder. A key becomes the file `ab/resumes~1234`, where `ab` is made from a hash of the key (no folder grows
 * too long) and `~` stands for the key's `/` (no file is in the way of a folder). What is being written lies in `.incoming`.
 */
export function diskStore(root: string): FileStore {
  const incoming = join(root, '.incoming')
  // Files written together share the disk's journal writes: 100 of them take 45 ms; a few more at a time gain nothing.
  const someAtATime = gate(32)
  let ready: Promise<void> | undefined
  const folders = new Map<string, Promise<void>>()

  const folderOf = (key: string) => join(root, createHash('sha1').update(key).digest('hex').slice(0, 2))
  const pathOf = (key: string) => {
    checkKey(key)
    return join(folderOf(key), key.replaceAll('/', '~'))
  }
  const once = async (path: string) => {
    const making = folders.get(path) ?? makeFolder(path)
    folders.set(path, making)
    await making.catch((error) => {
      folders.delete(path)
      throw error
    })
  }
  const prepare = () => {
    ready ??= makeFolder(incoming).then(() => sweep(incoming))
    return ready.catch((error) => {
      ready = undefined
      throw error
    })
  }
  const temporaryPath = () => join(incoming, `${process.pid}-${randomBytes(8).toString('hex')}`)

  const put: FileStore['put'] = async (key, content) => {
    const path = pathOf(key)
    const temporary = temporaryPath()
    try {
      await prepare()
      await once(folderOf(key))
      if (content instanceof Uint8Array) {
        await writeSynced(temporary, content)
        await rename(temporary, path)
      } else await moveSynced(content.path, path, temporary)
      await syncFolder(folderOf(key))
    } catch (error) {
      await unlink(temporary).catch(() => {})
      throw diskError(error)
    }
  }

  const existing = async (key: string) => {
    const path = pathOf(key)
    await stat(path).catch((error) => {
      throw diskError(error, key)
    })
    return path
  }

  return {
    name: 'disk',
    put: (key, content) => someAtATime(() => put(key, content)),
    async read(key) {
      const path = pathOf(key)
      try {
        return await Bun.file(path).bytes()
      } catch (error) {
        throw diskError(error, key)
      }
    },
    async stream(key, { start = 0, end } = {}) {
      return Bun.file(await existing(key))
        .slice(start, end)
        .stream()
    },
    async size(key) {
      const path = pathOf(key)
      try {
        return (await stat(path)).size
      } catch (error) {
        const reason = diskError(error, key)
        if (reason.name === 'FileMissing') return null
        throw reason
      }
    },
    async withLocalFile(key, use) {
      return use(await existing(key))
    },
    async delete(key) {
      const path = pathOf(key)
      try {
        await unlink(path)
        await syncFolder(folderOf(key))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw diskError(error)
      }
    },
    async *keys(prefix) {
      for (const folder of await list(root)) {
        if (!/^[0-9a-f]{2}$/.test(folder)) continue
        for (const name of await list(join(root, folder))) {
          const key = name.replaceAll('~', '/')
          if (key.startsWith(prefix)) yield key
        }
      }
    },
    async check() {
      const probe = temporaryPath()
      try {
        await prepare()
        await writeSynced(probe, 'x')
      } catch (error) {
        throw diskError(error)
      } finally {
        // On a full disk an empty file is there all the same.
        await unlink(probe).catch(() => {})
      }
    },
  }
}

async function list(folder: string) {
  try {
    return await readdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw diskError(error)
  }
}
