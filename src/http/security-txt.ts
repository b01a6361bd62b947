import { Elysia } from 'elysia'
import type { Clock } from '#src/ports/clock.ts'

interface SecurityTxtOptions {
  /** Where whoever finds a weakness writes to, as addresses with a scheme; empty when nobody was named. */
  contacts: string[]
  publicUrl: string
  clock: Clock
}

const day = 24 * 60 * 60_000
/** The page is made when it is asked for: its end only tells whoever kept a copy to look again. */
const validDays = 90

/**
 * `/.well-known/security.txt` (RFC 9116): whom to tell of a weakness. It names a contact or it is not there: an invented one would
 * keep a report from arriving.
 */
export const securityTxt = ({ contacts, publicUrl, clock }: SecurityTxtOptions) => {
  const routes = new Elysia({ name: 'security-txt', detail: { hide: true } })
  if (contacts.length === 0) return routes
  const path = '/.well-known/security.txt'
  return routes.get(path, () => {
    const ends = new Date(Math.floor(clock.now().getTime() / day) * day + validDays * day)
    const lines = [
      ...contacts.map((contact) => `Contact: ${contact}`),
      `Expires: ${ends.toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${publicUrl}${path}`,
    ]
    return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
  })
}
