import type { Lane, OutboxItem, Parcel } from './item.ts'

export type { FormPart, Lane, OutboxItem, OutboxRequest, Parcel } from './item.ts'

/** As a component sees it; a new object whenever something changed. */
export interface OutboxState {
  /** False until what an earlier visit left behind was read. */
  isReady: boolean
  /** False when the device keeps nothing: what waits is lost with this window. */
  isDurable: boolean
  /** False from the first attempt that got no answer until the next that does. */
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
  /** Stops sending in this window; what waits stays on the device. */
  close(): void
}
