import type { FormPart, Lane, OutboxItem } from './item.ts'
import type { Content, OutboxStore } from './store.ts'

const databaseName = 'assessment-outbox'

interface KeptItem extends OutboxItem {
  token: string
}

/** Some browsers lose Blobs that they keep; plain bytes stay. */
interface KeptBytes {
  type: string
  bytes: ArrayBuffer
}

interface KeptContent {
  id: number
  body?: KeptBytes
  form?: KeptPart[]
}

type KeptPart = [name: string, value: string | KeptBytes, filename: string | undefined]

/** Keeps what waits in the browser's database, for all windows. Rejects where there is none, or where it is locked. */
export const openIndexedStore = async (token: string): Promise<OutboxStore> => {
  const database = await openDatabase()
  await forgetOld(database).catch(() => {})
  const range = (lane?: Lane) =>
    lane ? IDBKeyRange.bound([token, lane], [token, lane, []]) : IDBKeyRange.bound([token], [token, [], []])
  return {
    async all() {
      const items = database.transaction('items').objectStore('items').index('place')
      const kept = await answered<KeptItem[]>(items.getAll(range()))
      return kept.map(plainItem).toSorted((one, other) => one.id - other.id)
    },
    async add(item, content, replaced) {
      const contentKept = await packed(item.id, content)
      const change = database.transaction(['items', 'contents'], 'readwrite', { durability: 'strict' })
      for (const id of replaced) {
        change.objectStore('items').delete(id)
        change.objectStore('contents').delete(id)
      }
      change.objectStore('items').add({ ...item, token } satisfies KeptItem)
      if (contentKept) change.objectStore('contents').add(contentKept)
      await done(change)
    },
    async first(lane, except) {
      const reading = database.transaction(['items', 'contents'])
      const item = await firstOf(reading.objectStore('items').index('place').openCursor(range(lane)), except)
      if (!item) return null
      const content = await answered<KeptContent | undefined>(reading.objectStore('contents').get(item.id))
      return { item: plainItem(item), content: unpacked(content) }
    },
    async remove(id) {
      const change = database.transaction(['items', 'contents'], 'readwrite')
      change.objectStore('items').delete(id)
      change.objectStore('contents').delete(id)
      await done(change)
    },
  }
}

const openDatabase = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1)
    request.onupgradeneeded = () => {
      const items = request.result.createObjectStore('items', { keyPath: 'id' })
      items.createIndex('place', ['token', 'lane', 'id'])
      request.result.createObjectStore('contents', { keyPath: 'id' })
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
    request.onblocked = () => reject(new Error('Another window keeps the database from opening.'))
  })

/** What nobody came back for: no server takes it any more, and the device may be somebody else's. */
const keptForMs = 30 * 24 * 3600_000

const forgetOld = async (database: IDBDatabase) => {
  const change = database.transaction(['items', 'contents'], 'readwrite')
  const items = await answered<KeptItem[]>(change.objectStore('items').getAll())
  for (const { id, putAt } of items)
    if (putAt < Date.now() - keptForMs) {
      change.objectStore('items').delete(id)
      change.objectStore('contents').delete(id)
    }
  await done(change)
}

const answered = <Answer>(request: IDBRequest) =>
  new Promise<Answer>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as Answer)
    request.onerror = () => reject(request.error)
  })

const done = (change: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    change.oncomplete = () => resolve()
    change.onabort = () => reject(change.error)
    change.onerror = () => reject(change.error)
  })

const firstOf = (request: IDBRequest<IDBCursorWithValue | null>, except: ReadonlySet<number>) =>
  new Promise<KeptItem | null>((resolve, reject) => {
    request.onsuccess = () => {
      const cursor = request.result
      if (!cursor) return resolve(null)
      const item = cursor.value as KeptItem
      if (except.has(item.id)) cursor.continue()
      else resolve(item)
    }
    request.onerror = () => reject(request.error)
  })

const plainItem = ({ token: _, ...item }: KeptItem): OutboxItem => item

const bytesIn = async (blob: Blob): Promise<KeptBytes> => ({ type: blob.type, bytes: await blob.arrayBuffer() })
const blobOf = ({ type, bytes }: KeptBytes) => new Blob([bytes], { type })

const packed = async (id: number, { body, form }: Content): Promise<KeptContent | null> => {
  if (!body && !form) return null
  const keptForm = form?.map(
    async ([name, value, filename]): Promise<KeptPart> => [
      name,
      typeof value === 'string' ? value : await bytesIn(value),
      filename,
    ],
  )
  return {
    id,
    ...(body ? { body: await bytesIn(body) } : {}),
    ...(keptForm ? { form: await Promise.all(keptForm) } : {}),
  }
}

const unpacked = (content: KeptContent | undefined): Content => {
  const form = content?.form?.map(
    ([name, value, filename]): FormPart => (typeof value === 'string' ? [name, value] : [name, blobOf(value), filename]),
  )
  return { ...(content?.body ? { body: blobOf(content.body) } : {}), ...(form ? { form } : {}) }
}
