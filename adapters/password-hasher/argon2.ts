import { randomBytes } from 'node:crypto'
import { gate } from '#adapters/semaphore.ts'
import type { PasswordHasher } from '#src/ports/password-hasher.ts'

/** OWASP's smaller recommendation: 19 MiB and two passes cost about 30 ms, so that many can log in at once. */
const recommended = { memoryCost: 19_456, timeCost: 2 }

/** Argon2id. Only tests ask for less than the recommended cost. At most two hashes are computed at a time; the others wait, so that a flood of logins cannot take the machine. */
export function argon2Hasher({ memoryCost, timeCost } = recommended): PasswordHasher {
  const cost = { algorithm: 'argon2id', memoryCost, timeCost } as const
  const oneOfTwo = gate(2)
  return {
    hash: (password) => oneOfTwo(() => Bun.password.hash(password, cost)),
    matches: (password, hash) => oneOfTwo(() => Bun.password.verify(password, hash).catch(() => false)),
    hashOfNobody: hashOfNobody(cost),
  }
}

/** Well-formed, but random where the result of a computation belongs: nobody knows a password for it. */
function hashOfNobody({ memoryCost, timeCost }: typeof recommended) {
  const base64 = (bytes: number) => randomBytes(bytes).toString('base64').replaceAll('=', '')
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=1$${base64(32)}$${base64(32)}`
}
