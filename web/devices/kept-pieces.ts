import type { DBSchema, IDBPDatabase } from 'idb'
import { openDatabase } from './indexed-database.ts'

const databaseName = 'assessment-pieces'

/** What is kept of a recording that still goes on. Survives a reload and a crash; where the browser keeps nothing, nothing is kept. */
export interface KeptPieces {
  /** Adds a piece after the others under this key. False when the device did not take it. */
  append(key: string, piece: ArrayBuffer, type?: string): Promise<boolean>
  /** All pieces of a key in their order. */
  read(key: string): Promise<ArrayBuffer[]>
  /** The same as one file, taken piece by piece, so that the browser can hold it on disk; null without pieces. */
  file(key: string): Promise<Blob | null>
  /** Every key that begins like this and has pieces. */
  keys(prefix: string): Promise<string[]>
  drop(key: string): Promise<void>
}

interface KeptPiece {
  key: string
  type: string
  bytes: ArrayBuffer
}

interface Database extends DBSchema {
  pieces: { key: number; value: KeptPiece; indexes: { key: string } }
}

export const keptPieces = (): KeptPieces => ({
  append: (key, bytes, type = '') =>
    kept(async (database) => {
      await database.add('pieces', { key, type, bytes })
      return true
    }, false),
  read: (key) => kept(async (database) => (await database.getAllFromIndex('pieces', 'key', key)).map(({ bytes }) => bytes), []),
  file: (key) =>
    kept(async (database) => {
      const parts: Blob[] = []
      for await (const { value } of database.transaction('pieces').store.index('key').iterate(key))
        parts.push(new Blob([value.bytes], { type: value.type }))
      return parts[0] ? new Blob(parts, { type: parts[0].type }) : null
    }, null),
  keys: (prefix) =>
    kept(async (database) => {
      const found: string[] = []
      const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`)
      const index = database.transaction('pieces').store.index('key')
      let cursor = await index.openKeyCursor(range, 'nextunique')
      while (cursor) {
        found.push(cursor.key)
        cursor = await cursor.continue()
      }
      return found
    }, []),
  drop: (key) =>
    kept(async (database) => {
      const { store, done } = database.transaction('pieces', 'readwrite')
      const ids = await store.index('key').getAllKeys(key)
      await Promise.all([...ids.map((id) => store.delete(id)), done])
    }, undefined),
})

let opening: Promise<IDBPDatabase<Database>> | null = null

const opened = () => {
  opening ??= openDatabase<Database>(databaseName, (database) =>
    database.createObjectStore('pieces', { autoIncrement: true }).createIndex('key', 'key'),
  )
  return opening
}

/** What the database answers; something else where there is none, or where it refuses. */
const kept = async <Answer>(work: (database: IDBPDatabase<Database>) => Promise<Answer>, otherwise: Answer): Promise<Answer> => {
  try {
    return await work(await opened())
  } catch {
    return otherwise
  }
}
