import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { gate } from '#adapters/semaphore.ts'
import type { PasswordHasher } from '#src/ports/password-hasher.ts'

/** OWASP's smaller recommendation: 19 MiB and two passes cost about 30 ms, so that many can log in at once. */
const recommended = { memoryCost: 19_456, timeCost: 2 }

/** One processor is left for everybody else; more than four would take the memory of a small machine. */
const atOnce = Math.min(4, Math.max(1, availableParallelism() - 1))

/**
 * Argon2id. Only tests ask for less than the recommended cost. A few hashes at most are computed at a time; the others wait, so that a flood of
 * sign-ins cannot take the machine.
 */
export function argon2Hasher({ memoryCost, timeCost } = recommended): PasswordHasher {
  const cost = { algorithm: 'argon2id', memoryCost, timeCost } as const
  const inTurn = gate(atOnce)
  return {
    hash: (password) => inTurn(() => Bun.password.hash(password, cost)),
    matches: (password, hash) => inTurn(() => Bun.password.verify(password, hash).catch(() => false)),
    hashOfNobody: hashOfNobody(cost),
  }
}

/** Well-formed, but random where the result of a computation belongs: nobody knows a password for it. */
function hashOfNobody({ memoryCost, timeCost }: typeof recommended) {
  const base64 = (bytes: number) => randomBytes(bytes).toString('base64').replaceAll('=', '')
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=1$${base64(32)}$${base64(32)}`
}
