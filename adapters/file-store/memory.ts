import { randomBytes } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import type { FileStore } from '#src/ports/file-store.ts'
import { FileMissing } from '#src/shared/provider-error.ts'
import { checkKey } from './keys.ts'

/** A store for tests: nothing survives the process. */
export function memoryStore(): FileStore {
  const files = new Map<string, Uint8Array>()
  const found = (key: string) => {
    checkKey(key)
    const bytes = files.get(key)
    if (!bytes) throw new FileMissing(key)
    return bytes
  }
  return {
    name: 'memory',
    async put(key, content) {
      checkKey(key)
      if (content instanceof Uint8Array) return void files.set(key, content.slice())
      files.set(key, await readFile(content.path))
      await rm(content.path)
    },
    read: async (key) => found(key).slice(),
    stream: async (key, { start, end } = {}) => new Blob([found(key).slice(start, end)]).stream(),
    async size(key) {
      checkKey(key)
      return files.get(key)?.length ?? null
    },
    async withLocalFile(key, use) {
      const path = join(tmpdir(), `memory-store-${randomBytes(8).toString('hex')}${extname(key)}`)
      await writeFile(path, found(key), { mode: 0o600 })
      try {
        return await use(path)
      } finally {
        await rm(path, { force: true })
      }
    },
    async delete(key) {
      checkKey(key)
      files.delete(key)
    },
    async *keys(prefix) {
      for (const key of [...files.keys()]) if (key.startsWith(prefix)) yield key
    },
    async check() {},
  }
}
