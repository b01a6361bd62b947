import { copyFile, mkdir, mkdtemp, readdir, rm, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder, syncFolder } from '#adapters/file-store/durable.ts'
import { asKeyPart, fromKeyPart, ownPrefix } from '#adapters/file-store/own-keys.ts'
import type { FileStore } from '#src/ports/file-store.ts'
import { everyKeysName } from './keys-names.ts'

/** Where the backups of a server are kept: archives by their names, the keys of sealed files beside them. */
export interface BackupShelf {
  /** Everything that is there. */
  files(): Promise<{ name: string; bytes: number }[]>
  /** Gives a folder to write into; what has these names afterwards is kept when the promise resolves. */
  write(names: readonly string[], work: (folder: string) => Promise<void>): Promise<void>
  /** Gives a folder in which files of these names lie, where they are there; to be read only. */
  withLocal<Result>(names: readonly string[], use: (folder: string) => Promise<Result>): Promise<Result>
  stream(name: string): Promise<ReadableStream<Uint8Array>>
  /** Nothing happens when there is none. */
  remove(name: string): Promise<void>
  /** A folder on the disk that has to have room for what is written. */
  folder(): Promise<string>
}

/** Backups in `DATA_DIR/backups`. */
export function shelfOnDisk(dataDir: string): BackupShelf {
  const folder = join(dataDir, 'backups')
  return {
    async files() {
      const names = await readdir(folder).catch(() => [])
      const files = await Promise.all(
        names.map(async (name) => {
          const found = await stat(join(folder, name)).catch(() => null)
          return found?.isFile() ? [{ name, bytes: found.size }] : []
        }),
      )
      return files.flat()
    },
    async write(_, work) {
      await makeFolder(folder)
      await work(folder)
    },
    withLocal: (_, use) => use(folder),
    stream: async (name) => Bun.file(join(folder, name)).stream(),
    async remove(name) {
      await unlink(join(folder, name)).catch((error) => {
        if (error.code !== 'ENOENT') throw error
      })
      await syncFolder(folder)
    },
    async folder() {
      await makeFolder(folder)
      return folder
    },
  }
}

/** Backups in the file store; the data folder is only where they are made and tried. */
export function shelfInStore(store: FileStore, dataDir: string): BackupShelf {
  const prefix = `${ownPrefix}backups/`
  // Names have dots, which keys use for capitals.
  const keyOf = (name: string) => `${prefix}${asKeyPart(name.replaceAll('.', '_'))}`
  const nameOf = (key: string) => fromKeyPart(key.slice(prefix.length)).replaceAll('_', '.')
  const remove = (name: string) => store.delete(keyOf(name))

  const inScratch = async <Result>(use: (folder: string) => Promise<Result>) => {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    const folder = await mkdtemp(join(dataDir, 'backup-scratch-'))
    try {
      return await use(folder)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
  return {
    async files() {
      const keys = await Array.fromAsync(store.keys(prefix))
      const files = await Promise.all(
        keys.map(async (key) => {
          const bytes = await store.size(key)
          return bytes === null ? [] : [{ name: nameOf(key), bytes }]
        }),
      )
      return files.flat()
    },
    write: (names, work) =>
      inScratch(async (folder) => {
        await work(folder)
        const made = (await readdir(folder)).filter((name) => names.includes(name))
        for (const name of made) await store.put(keyOf(name), { path: join(folder, name) })
        // Keys from before would open what was erased since.
        if (made.some((name) => everyKeysName.includes(name)))
          for (const name of everyKeysName) if (!made.includes(name)) await remove(name)
      }),
    withLocal: (names, use) =>
      inScratch(async (folder) => {
        for (const name of names)
          await store
            .withLocalFile(keyOf(name), (path) => copyFile(path, join(folder, name)))
            .catch((error: Error) => {
              if (error.name !== 'FileMissing') throw error
            })
        return use(folder)
      }),
    stream: (name) => store.stream(keyOf(name)),
    remove,
    folder: async () => {
      await mkdir(dataDir, { recursive: true, mode: 0o700 })
      return dataDir
    },
  }
}
