import { at } from '../../../address.ts'
import type { OutboxItem } from './item.ts'
import { type Content, partsOf } from './store.ts'

export interface Answer {
  /** 0 when none came: no network, or it took too long. */
  status: number
  body: unknown
  /** Milliseconds that the server asks for before the next attempt. */
  retryAfterMs: number | null
}

export type Send = (item: OutboxItem, content: Content, progressed: (sent: number, all: number) => void) => Promise<Answer>

const usualTimeoutMs = 30_000

/**
 * As an XMLHttpRequest: nothing else tells how much of an upload has left. Given up when nothing has moved for the time of the
 * item, so that a long answer also gets through a thin line. Never rejects.
 */
export const sendItem: Send = ({ method, path, headers = {}, json, timeoutMs = usualTimeoutMs }, content, progressed) =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest()
    let patience = setTimeout(() => request.abort(), timeoutMs)
    const noAnswer = () => {
      clearTimeout(patience)
      resolve({ status: 0, body: null, retryAfterMs: null })
    }
    request.open(method, at(path))
    request.setRequestHeader('accept', 'application/json')
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(patience)
      patience = setTimeout(() => request.abort(), timeoutMs)
      progressed(loaded, total)
    }
    request.onload = () => {
      clearTimeout(patience)
      resolve({ status: request.status, body: parsed(request.responseText), retryAfterMs: retryAfter(request) })
    }
    request.onerror = noAnswer
    request.onabort = noAnswer
    if (content.form) return request.send(partsOf(content.form))
    if (content.body) return request.send(content.body)
    request.setRequestHeader('content-type', 'application/json')
    request.send(JSON.stringify(json ?? {}))
  })

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const retryAfter = (request: XMLHttpRequest): number | null => {
  const seconds = Number(request.getResponseHeader('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds * 1000 : null
}
