import { DomainError, type ErrorKind } from '#src/shared/domain-error.ts'
import type { Ask, OpenCall } from './calls.ts'

/** A call was refused; the sentence is the one that a person reads. */
export class Refused extends DomainError {
  readonly kind: ErrorKind = 'forbidden'
}

/** Makes one request of the product's own, as whoever the assistant works for. */
export type Send = (method: string, address: string, body: unknown) => Promise<Response>

/** Calls of the Api, with the rights that `send` has and no others. */
export function askingThrough(send: Send): Ask<OpenCall> {
  return async (call, { params, query, body }) => {
    const [method = '', place = ''] = call.split(' ')
    const [path = '', fixed = ''] = place.split('?')
    const parts: Record<string, unknown> = { ...params }
    const address = path.replaceAll(/:([a-zA-Z]+)/g, (_, name: string) => encodeURIComponent(String(parts[name])))
    const search = new URLSearchParams(fixed)
    for (const [name, value] of Object.entries(query ?? {}))
      for (const each of [value].flat()) if (each !== undefined) search.append(name, String(each))
    const response = await send(method, search.size > 0 ? `${address}?${search}` : address, body)
    const answer = await response.json()
    if (!response.ok) throw new Refused(sentenceOf(answer))
    const total = response.headers.get('x-total-count')
    return { answer, total: total === null ? null : Number(total) }
  }
}

const sentenceOf = (answer: unknown): string =>
  typeof answer === 'object' && answer !== null && 'message' in answer && typeof answer.message === 'string'
    ? answer.message
    : 'This cannot be answered.'
