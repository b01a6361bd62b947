import { openIndexedStore } from './indexed-store.ts'
import { type Send, sendItem } from './send.ts'
import type { OutboxStore } from './store.ts'

export interface Timer {
  ended: Promise<void>
  /** Ends it now. */
  skip(): void
}

/** What an outbox needs of the window it lives in. */
export interface Parts {
  /** Rejects when the device keeps nothing. */
  openStore(): Promise<OutboxStore>
  send: Send
  /** Runs the work while no other window of this sitting runs work under this name. */
  exclusively<Result>(name: string, work: () => Promise<Result>): Promise<Result>
  /** To the other windows of this sitting. */
  tell(message: unknown): void
  /** What other windows tell, and when the network is back. */
  listen(heard: (message: unknown) => void, online: () => void): void
  close(): void
  wait(ms: number): Timer
  now(): number
}

export const wait = (ms: number): Timer => {
  let skip = () => {}
  const ended = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    skip = () => {
      clearTimeout(timer)
      resolve()
    }
  })
  return { ended, skip: () => skip() }
}

export const windowParts = (token: string): Parts => {
  const name = `assessment-outbox:${token}`
  let channel: BroadcastChannel | null = null
  let stop = () => {}
  return {
    openStore: () => openIndexedStore(token),
    send: sendItem,
    // Without https there are no locks: then two windows may both send, and the server takes repeats.
    exclusively: (part, work) => (navigator.locks ? navigator.locks.request(`${name}:${part}`, work) : work()),
    tell: (message) => channel?.postMessage(message),
    listen(heard, online) {
      channel = new BroadcastChannel(name)
      channel.onmessage = ({ data }) => heard(data)
      window.addEventListener('online', online)
      stop = () => window.removeEventListener('online', online)
    },
    close() {
      channel?.close()
      channel = null
      stop()
    },
    wait,
    now: () => Date.now(),
  }
}
