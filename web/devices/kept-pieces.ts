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

export const keptPieces = (): KeptPieces => ({
  append: (key, bytes, type = '') =>
    inPieces('readwrite', (pieces) => done(pieces.add({ key, type, bytes } satisfies KeptPiece)).then(() => true), false),
  read: (key) =>
    inPieces(
      'readonly',
      async (pieces) => (await done<KeptPiece[]>(pieces.index('key').getAll(key))).map(({ bytes }) => bytes),
      [],
    ),
  file: (key) =>
    inPieces(
      'readonly',
      async (pieces) => {
        const parts: Blob[] = []
        await eachOf(pieces.index('key').openCursor(key), ({ value: { bytes, type } }) => parts.push(new Blob([bytes], { type })))
        return parts[0] ? new Blob(parts, { type: parts[0].type }) : null
      },
      null,
    ),
  keys: (prefix) =>
    inPieces(
      'readonly',
      async (pieces) => {
        const found: string[] = []
        const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`)
        await eachOf(pieces.index('key').openKeyCursor(range, 'nextunique'), ({ key }) => found.push(String(key)))
        return found
      },
      [],
    ),
  drop: (key) =>
    inPieces(
      'readwrite',
      async (pieces) => {
        const ids = await done<IDBValidKey[]>(pieces.index('key').getAllKeys(key))
        for (const id of ids) pieces.delete(id)
      },
      undefined,
    ),
})

let opening: Promise<IDBDatabase> | null = null

const openDatabase = () => {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1)
    request.onupgradeneeded = () => request.result.createObjectStore('pieces', { autoIncrement: true }).createIndex('key', 'key')
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
    request.onblocked = () => reject(new Error('Another window keeps the database from opening.'))
  })
  return opening
}

const inPieces = async <Answer>(
  mode: IDBTransactionMode,
  work: (pieces: IDBObjectStore) => Promise<Answer>,
  otherwise: Answer,
): Promise<Answer> => {
  try {
    const database = await openDatabase()
    return await work(database.transaction('pieces', mode).objectStore('pieces'))
  } catch {
    return otherwise
  }
}

const done = <Answer>(request: IDBRequest) =>
  new Promise<Answer>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as Answer)
    request.onerror = () => reject(request.error)
  })

const eachOf = <Cursor extends IDBCursor>(request: IDBRequest<Cursor | null>, take: (cursor: Cursor) => void) =>
  new Promise<void>((resolve, reject) => {
    request.onsuccess = () => {
      const cursor = request.result
      if (!cursor) return resolve()
      take(cursor)
      cursor.continue()
    }
    request.onerror = () => reject(request.error)
  })
