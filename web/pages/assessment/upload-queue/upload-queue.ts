import { type Parts, windowParts } from './browser-parts.ts'
import { type Lane, lanes, type OutboxItem, type Parcel } from './item.ts'
import { createLaneSender } from './lane-sender.ts'
import { bytesOf, memoryStore, type OutboxStore } from './store.ts'

export type { FormPart, Lane, OutboxItem, OutboxRequest, Parcel } from './item.ts'

/** As a component sees it; a new object whenever something changed. */
export interface OutboxState {
  /** False until what an earlier visit left behind was read. */
  isReady: boolean
  /** False when the device keeps nothing: what waits is lost with this window. */
  isDurable: boolean
  /** False from the first attempt that got no answer, or 5xx, until the next that gets another. */
  isReachable: boolean
  items: readonly OutboxItem[]
}

export type Settled = (item: OutboxItem, status: number, body: unknown) => void
export type Progressed = (item: OutboxItem, sentBytes: number, allBytes: number) => void

/**
 * What goes from this device to the server and must not be lost: kept on the device until the server has answered for good
 * (2xx or 4xx but 429), over reloads and for all windows of a sitting together. No answer, 5xx and 429 are tried again.
 */
export interface Outbox {
  /** Reads what waits and begins to send. Until then nothing happens, so that a server can make one while it renders. */
  open(): Promise<void>
  /** Resolves to the item's id once it is kept on the device. Never rejects. */
  put(parcel: Parcel): Promise<number>
  state(): OutboxState
  /** What waits, in the order in which it will go. */
  pending(lane?: Lane): readonly OutboxItem[]
  /** Called after every change of the state; ends when the function that it returns is called. */
  subscribe(listener: () => void): () => void
  /** Called in every window when the server has answered for good. */
  onSettled(listener: Settled): () => void
  /** While an item with bytes goes up, in the window that sends it. */
  onProgress(listener: Progressed): () => void
  /** Resolves to true once nothing waits in these lanes, to false when that takes longer. */
  idle(lanes: readonly Lane[], timeoutMs: number): Promise<boolean>
  /** Tries at once what waits for its next attempt. */
  retryNow(): void
  /** Stops sending in this window; what waits stays on the device. `open` begins anew. */
  close(): void
}

export const beforeOpening: OutboxState = { isReady: false, isDurable: true, isReachable: true, items: [] }

/** How long another window waits before it sends what this one has put: this one shows the progress. */
const courtesyMs = 2000
/** How long pictures wait for answers that are on their way. */
const precedenceMs = 5000

export function createOutbox(token: string, parts: Parts = windowParts(token)): Outbox {
  let state = beforeOpening
  let disk: OutboxStore | null = null
  let opening: Promise<void> | null = null
  let lastId = 0
  /** Also what the disk refuses, when it is full. */
  const memory = memoryStore()
  const inMemory = new Set<number>()
  const listeners = new Set<() => void>()
  const settledListeners = new Set<Settled>()
  const progressListeners = new Set<Progressed>()

  const change = (changes: Partial<OutboxState>) => {
    state = { ...state, ...changes }
    for (const listener of [...listeners]) listener()
  }
  const withItem = (item: OutboxItem, replaced: readonly number[]) =>
    change({
      items: [...state.items.filter(({ id }) => id !== item.id && !replaced.includes(id)), item].toSorted((a, b) => a.id - b.id),
    })
  const settle = (item: OutboxItem, status: number, body: unknown) => {
    inMemory.delete(item.id)
    change({ items: state.items.filter(({ id }) => id !== item.id) })
    for (const listener of [...settledListeners]) listener(item, status, body)
  }

  const sender = createLaneSender({
    exclusively: parts.exclusively,
    wait: parts.wait,
    async first(lane, except) {
      const found = await Promise.all([disk?.first(lane, except) ?? null, memory.first(lane, except)])
      return found.filter((each) => each !== null).toSorted((one, other) => one.item.id - other.item.id)[0] ?? null
    },
    async send(item, content) {
      if (item.lane === 'camera' || item.lane === 'screen') await outbox.idle(['answers'], precedenceMs)
      const answer = await parts.send(item, content, (sent, all) => {
        for (const listener of [...progressListeners]) listener(item, sent, all)
      })
      const isReachable = answer.status > 0 && answer.status < 500
      if (isReachable !== state.isReachable) change({ isReachable })
      return answer
    },
    async settled(item, { status, body }) {
      await (inMemory.has(item.id) ? memory : (disk ?? memory)).remove(item.id).catch(() => {})
      settle(item, status, body)
      parts.tell({ kind: 'settled', item, status, body })
    },
    /** Another window has sent what this one still has in its list. */
    async emptied(lane) {
      const doubtful = new Set(outbox.pending(lane).map(({ id }) => id))
      if (doubtful.size === 0) return
      for (const { id } of [...((await disk?.all()) ?? []), ...(await memory.all())]) doubtful.delete(id)
      if (doubtful.size > 0) change({ items: state.items.filter(({ id }) => !doubtful.has(id)) })
    },
  })

  const hear = (message: unknown) => {
    const heard = message as Message
    if (heard.kind === 'settled') return settle(heard.item, heard.status, heard.body)
    lastId = Math.max(lastId, heard.item.id)
    withItem(heard.item, heard.replaced)
    parts.wait(courtesyMs).ended.then(() => sender.run(heard.item.lane))
  }

  const start = async () => {
    parts.listen(hear, () => sender.retryNow())
    disk = await parts.openStore().catch(() => null)
    const kept = (await disk?.all().catch(() => null)) ?? []
    lastId = Math.max(lastId, ...kept.map(({ id }) => id))
    const known = new Set(state.items.map(({ id }) => id))
    const items = [...state.items, ...kept.filter(({ id }) => !known.has(id))].toSorted((one, other) => one.id - other.id)
    change({ isReady: true, isDurable: disk !== null, items })
    sender.open()
    for (const lane of lanes) sender.run(lane)
  }

  const outbox: Outbox = {
    open() {
      opening ??= start()
      return opening
    },
    async put({ lane, key, request, replaces = false }) {
      await outbox.open()
      const { method, path, headers, json, timeoutMs, body, form } = request
      const content = { ...(body ? { body } : {}), ...(form ? { form } : {}) }
      lastId = Math.max(lastId + 1, parts.now() * 1000 + Math.floor(Math.random() * 1000))
      const item: OutboxItem = { id: lastId, lane, key, putAt: parts.now(), bytes: bytesOf(content), method, path }
      if (headers) item.headers = headers
      if (json !== undefined) item.json = json
      if (timeoutMs !== undefined) item.timeoutMs = timeoutMs
      const replaced = replaces ? outbox.pending(lane).flatMap((each) => (each.key === key ? [each.id] : [])) : []
      const isKept = await disk?.add(item, content, replaced).then(
        () => true,
        () => false,
      )
      if (!isKept) {
        inMemory.add(item.id)
        await memory.add(item, content, replaced)
        if (state.isDurable) change({ isDurable: false })
      }
      withItem(item, replaced)
      if (isKept) parts.tell({ kind: 'put', item, replaced })
      sender.run(lane)
      return item.id
    },
    state: () => state,
    pending: (lane) => (lane ? state.items.filter((item) => item.lane === lane) : state.items),
    subscribe: (listener) => added(listeners, listener),
    onSettled: (listener) => added(settledListeners, listener),
    onProgress: (listener) => added(progressListeners, listener),
    async idle(wanted, timeoutMs) {
      await outbox.open()
      const isIdle = () => !state.items.some(({ lane }) => wanted.includes(lane))
      if (isIdle()) return true
      const timer = parts.wait(timeoutMs)
      return new Promise((resolve) => {
        const end = added(listeners, () => {
          if (isIdle()) timer.skip()
        })
        timer.ended.then(() => {
          end()
          resolve(isIdle())
        })
      })
    },
    retryNow: () => sender.retryNow(),
    close() {
      sender.close()
      parts.close()
      opening = null
    },
  }
  return outbox
}

type Message =
  | { kind: 'put'; item: OutboxItem; replaced: readonly number[] }
  | { kind: 'settled'; item: OutboxItem; status: number; body: unknown }

const added = <Listener>(all: Set<Listener>, listener: Listener) => {
  all.add(listener)
  return () => {
    all.delete(listener)
  }
}
