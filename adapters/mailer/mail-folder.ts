import { readdir, readFile, rename, rm, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { diskError } from '#adapters/file-store/disk-errors.ts'
import { makeFolder, syncFolder, writeSynced } from '#adapters/file-store/durable.ts'
import { asKeyPart, fromKeyPart, ownPrefix } from '#adapters/file-store/own-keys.ts'
import type { FileStore } from '#src/ports/file-store.ts'
import { FileMissing } from '#src/shared/provider-error.ts'
import { endingOf, isMail, nameOf, partsOf } from './mail-names.ts'

/** Where mails are kept: whole files with the names of `mail-names.ts`. */
export interface MailFolder {
  /** Every mail, oldest first. */
  names(): Promise<string[]>
  /** The mails with these ids. */
  withIds(ids: readonly string[]): Promise<string[]>
  /** Rejects with `FileMissing`. */
  read(name: string): Promise<Uint8Array>
  /** Durable when the promise resolves; takes the place of one with the same name. */
  write(name: string, bytes: Uint8Array): Promise<void>
  /** Nothing happens when there is none. */
  remove(name: string): Promise<void>
  size(): Promise<{ mails: number; bytes: number }>
  /** Resolves when something can be written there. */
  check(): Promise<void>
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** Mails as `.eml` files in `DATA_DIR/outbox`. */
export function mailsOnDisk(dataDir: string): MailFolder {
  const folder = join(dataDir, 'outbox')
  const names = async () => {
    const found = await readdir(folder).catch((error) => {
      if (isMissing(error)) return []
      throw diskError(error)
    })
    return found.filter(isMail).toSorted()
  }
  return {
    names,
    async withIds(ids) {
      const endings = new Set(ids.map(endingOf))
      return (await names()).filter((name) => endings.has(name.slice(name.indexOf('-'))))
    },
    async read(name) {
      return readFile(join(folder, name)).catch((error) => {
        throw isMissing(error) ? new FileMissing(name) : diskError(error)
      })
    },
    async write(name, bytes) {
      const unfinished = join(folder, `.${name}.${process.pid}`)
      try {
        await makeFolder(folder)
        await rm(unfinished, { force: true })
        await writeSynced(unfinished, bytes)
        await rename(unfinished, join(folder, name))
        await syncFolder(folder)
      } catch (error) {
        await unlink(unfinished).catch(() => {})
        throw diskError(error)
      }
    },
    async remove(name) {
      try {
        await unlink(join(folder, name))
        await syncFolder(folder)
      } catch (error) {
        if (!isMissing(error)) throw diskError(error)
      }
    },
    async size() {
      const found = await names()
      const bytes = await Promise.all(
        found.map((name) =>
          stat(join(folder, name)).then(
            (file) => file.size,
            () => 0,
          ),
        ),
      )
      return { mails: found.length, bytes: bytes.reduce((sum, size) => sum + size, 0) }
    },
    async check() {
      const probe = join(folder, `.check.${process.pid}`)
      try {
        await makeFolder(folder)
        await rm(probe, { force: true })
        await writeSynced(probe, '')
        await unlink(probe)
      } catch (error) {
        throw diskError(error)
      }
    },
  }
}

/** Mails in the file store, under keys that say what is asked for: the id, when it was written, how large it is. */
export function mailsInStore(store: FileStore): MailFolder {
  const prefix = `${ownPrefix}outbox/`
  const entryOf = (key: string) => {
    const [id = '', time = ''] = key.slice(prefix.length).split('/')
    const [stamp = '', bytes] = time.split('-')
    return { key, name: `${stamp.slice(0, 8)}T${stamp.slice(8)}Z-${fromKeyPart(id)}.eml`, bytes: Number(bytes) }
  }
  const entries = async (of = prefix) => (await Array.fromAsync(store.keys(of))).map(entryOf)
  const folderOf = (id: string) => `${prefix}${asKeyPart(id)}/`
  const versionsOf = async (name: string) => {
    const found = await entries(folderOf(partsOf(name).id))
    return found.filter((entry) => entry.name === name)
  }
  const sorted = (found: { name: string }[]) => [...new Set(found.map(({ name }) => name))].toSorted()
  return {
    names: async () => sorted(await entries()),
    async withIds(ids) {
      const found = await Promise.all(ids.map((id) => entries(folderOf(nameOf(id)))))
      return sorted(found.flat())
    },
    async read(name) {
      const [found] = await versionsOf(name)
      if (!found) throw new FileMissing(name)
      return store.read(found.key)
    },
    async write(name, bytes) {
      const { id, stamp } = partsOf(name)
      const key = `${folderOf(id)}${stamp}-${bytes.length}`
      const before = await versionsOf(name)
      await store.put(key, bytes)
      for (const other of before) if (other.key !== key) await store.delete(other.key)
    },
    async remove(name) {
      for (const { key } of await versionsOf(name)) await store.delete(key)
    },
    async size() {
      const found = await entries()
      return { mails: found.length, bytes: found.reduce((sum, { bytes }) => sum + bytes, 0) }
    },
    check: () => store.check(),
  }
}

/** A folder of mails, or the one of a data folder. */
export const mailFolder = (place: string | MailFolder): MailFolder => (typeof place === 'string' ? mailsOnDisk(place) : place)
