import { Elysia } from 'elysia'
import type { ClientAddress } from '#src/http/client-address.ts'
import { InvalidLink } from './errors.ts'

interface Room {
  /** Counts somebody who tried a link that nobody was given; rejects with `TooManyRequests` when that is one too many. */
  countStranger(address: string): Promise<void>
}

interface From {
  request: Request
  server: Parameters<ClientAddress>[1]
}

/** What all calls of candidates share: nobody is signed in, the secret of their link is all that opens anything. */
export const candidateCalls = (room: Room, addressOf: ClientAddress) => ({
  /** Its hook keeps the secret of the address where it is: in no cache, no search engine and no other site. */
  quiet: () => new Elysia().onBeforeHandle({ as: 'scoped' }, ({ set }) => void Object.assign(set.headers, quietHeaders)),
  /**
   * Does `work`, counting those who guess. Only unknown links are counted: a room full of candidates behind one address may
   * send as many answers as it likes.
   */
  async known<Result>({ request, server }: From, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work()
    } catch (error) {
      if (error instanceof InvalidLink) await room.countStranger(addressOf(request, server))
      throw error
    }
  },
})

const quietHeaders = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store' }
