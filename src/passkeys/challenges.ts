import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Clock } from '#src/ports/clock.ts'
import type { Once } from '#src/shared/once.ts'
import { challengeMs } from './constants.ts'

/** What a challenge is for, and who was given it: a session, a browser that wants in, or an account whose password was right. */
export type Purpose = `${'register' | 'enter' | 'second' | 'prove'} ${string}`

export interface Challenges {
  make(purpose: Purpose): string
  /** The challenge that a browser signed, when it was made for this, in time, and comes for the first time; else null. */
  take(clientDataJSON: string, purpose: Purpose): Promise<string | null>
}

const sizes = { random: 24, until: 8 }

/**
 * Nothing is kept of those that nobody answers: whoever opens the login page is given one. They carry their end and a mark of a key that
 * whoever remembers what was taken alone has, so that forgetting that ends them all.
 */
export function createChallenges({ clock, once, secret }: { clock: Clock; once: Once; secret: string }): Challenges {
  const key = createHmac('sha256', secret).update(`passkey challenges ${once.run}`).digest()
  const markOf = (head: Buffer, purpose: Purpose) => createHmac('sha256', key).update(head).update(purpose).digest()
  return {
    make(purpose) {
      const until = Buffer.alloc(sizes.until)
      until.writeBigUInt64BE(BigInt(clock.now().getTime() + challengeMs))
      const head = Buffer.concat([randomBytes(sizes.random), until])
      return Buffer.concat([head, markOf(head, purpose)]).toString('base64url')
    },
    async take(clientDataJSON, purpose) {
      const challenge = challengeIn(clientDataJSON)
      if (challenge === null) return null
      const bytes = Buffer.from(challenge, 'base64url')
      const head = bytes.subarray(0, sizes.random + sizes.until)
      const mark = bytes.subarray(head.length)
      const wanted = markOf(head, purpose)
      if (head.length !== sizes.random + sizes.until || mark.length !== wanted.length) return null
      if (!timingSafeEqual(mark, wanted) || bytes.toString('base64url') !== challenge) return null
      if (Number(head.readBigUInt64BE(sizes.random)) <= clock.now().getTime()) return null
      return (await once.take(challenge, challengeMs)) ? challenge : null
    },
  }
}

function challengeIn(clientDataJSON: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')) as { challenge?: unknown }
    return typeof challenge === 'string' ? challenge : null
  } catch {
    return null
  }
}
