import { systemCalls } from '#src/contracts/system.ts'
import type { Clock } from '#src/ports/clock.ts'
import { DomainError } from '#src/shared/domain-error.ts'
import { routesOf } from './contracted.ts'

class NobodyNamed extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('Nobody is named here to tell of a weakness.')
  }
}

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
  const path = '/.well-known/security.txt'
  return routesOf(systemCalls, { name: 'security-txt', tags: ['System'] }).get(path, () => {
    if (contacts.length === 0) throw new NobodyNamed()
    const ends = new Date(Math.floor(clock.now().getTime() / day) * day + validDays * day)
    const lines = [
      ...contacts.map((contact) => `Contact: ${contact}`),
      `Expires: ${ends.toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${publicUrl}${path}`,
    ]
    return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
  }).plugin
}
