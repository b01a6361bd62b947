/** What is sent side by side; within a lane one goes after the other. */
export const lanes = ['answers', 'voice', 'events', 'camera', 'screen'] as const
export type Lane = (typeof lanes)[number]

/** One part of a multipart form: name, value, and the file's name for a Blob. */
export type FormPart = [name: string, value: string | Blob, filename?: string]

export interface OutboxRequest {
  method: 'POST' | 'PATCH' | 'PUT'
  path: string
  headers?: Record<string, string>
  /** At most one of the three. */
  json?: unknown
  body?: Blob
  form?: FormPart[]
  /** Given up and tried again after so many milliseconds; 30,000 unless told. */
  timeoutMs?: number
}

/** What is to be sent. */
export interface Parcel {
  lane: Lane
  /** Names what it is about, such as the id of a question: `pending()` shows it, `replaces` goes by it. */
  key: string
  request: OutboxRequest
  /** Takes the place of what waits in the lane under the same key. */
  replaces?: boolean
}

/** What waits: known to every window of the sitting. Of a request with bytes, only its address. */
export interface OutboxItem {
  /** Grows; a later one was put later. */
  id: number
  lane: Lane
  key: string
  /** Milliseconds of the device's clock. */
  putAt: number
  bytes: number
  method: OutboxRequest['method']
  path: string
  headers?: Record<string, string>
  json?: unknown
  timeoutMs?: number
}
