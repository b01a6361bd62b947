import type { DBSchema, IDBPDatabase } from 'idb'
import { openDatabase } from '../../../devices/indexed-database.ts'
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

interface Database extends DBSchema {
  items: { key: number; value: KeptItem; indexes: { place: [token: string, lane: Lane, id: number] } }
  contents: { key: number; value: KeptContent }
}

const both: ['items', 'contents'] = ['items', 'contents']

/** Keeps what waits in the browser's database, for all windows. Rejects where there is none, or where it is locked. */
export const openIndexedStore = async (token: string): Promise<OutboxStore> => {
  const database = await openDatabase<Database>(databaseName, (made) => {
    made.createObjectStore('items', { keyPath: 'id' }).createIndex('place', ['token', 'lane', 'id'])
    made.createObjectStore('contents', { keyPath: 'id' })
  })
  await forgetOld(database).catch(() => {})
  // Lists come after every text and number: they end what begins like this.
  const range = (lane?: Lane) =>
    lane ? IDBKeyRange.bound([token, lane], [token, lane, []]) : IDBKeyRange.bound([token], [token, [], []])
  return {
    async all() {
      const kept = await database.getAllFromIndex('items', 'place', range())
      return kept.map(plainItem).toSorted((one, other) => one.id - other.id)
    },
    async add(item, content, replaced) {
      const contentKept = await packed(item.id, content)
      const change = database.transaction(both, 'readwrite', { durability: 'strict' })
      const [items, contents] = [change.objectStore('items'), change.objectStore('contents')]
      await Promise.all([
        ...replaced.flatMap((id) => [items.delete(id), contents.delete(id)]),
        items.add({ ...item, token }),
        contentKept && contents.add(contentKept),
        change.done,
      ])
    },
    async first(lane, except) {
      const reading = database.transaction(both)
      let cursor = await reading.objectStore('items').index('place').openCursor(range(lane))
      while (cursor && except.has(cursor.value.id)) cursor = await cursor.continue()
      if (!cursor) return null
      const content = await reading.objectStore('contents').get(cursor.value.id)
      return { item: plainItem(cursor.value), content: unpacked(content) }
    },
    remove: (id) => removed(database, [id]),
  }
}

/** What nobody came back for: no server takes it any more, and the device may be somebody else's. */
const keptForMs = 30 * 24 * 3600_000

const forgetOld = async (database: IDBPDatabase<Database>) => {
  const items = await database.getAll('items')
  const old = items.filter(({ putAt }) => putAt < Date.now() - keptForMs)
  await removed(
    database,
    old.map(({ id }) => id),
  )
}

const removed = async (database: IDBPDatabase<Database>, ids: readonly number[]) => {
  const change = database.transaction(both, 'readwrite')
  const [items, contents] = [change.objectStore('items'), change.objectStore('contents')]
  await Promise.all([...ids.flatMap((id) => [items.delete(id), contents.delete(id)]), change.done])
}

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
