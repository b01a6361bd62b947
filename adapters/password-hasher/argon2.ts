import { randomBytes } from 'node:crypto'
import { gate } from '#adapters/gate.ts'
import type { PasswordHasher } from '#src/ports/password-hasher.ts'

/** OWASP's smaller recommendation: 19 MiB and two passes cost about 30 ms, so that many can log in at once. */
const cost = { algorithm: 'argon2id', memoryCost: 19_456, timeCost: 2 } as const

/** Argon2id. At most two hashes are computed at a time; the others wait, so that a flood of logins cannot take the machine. */
export function argon2Hasher(): PasswordHasher {
  const oneOfTwo = gate(2)
  return {
    hash: (password) => oneOfTwo(() => Bun.password.hash(password, cost)),
    matches: (password, hash) => oneOfTwo(() => Bun.password.verify(password, hash).catch(() => false)),
    hashOfNobody: hashOfNobody(),
  }
}

/** Well-formed, but random where the result of a computation belongs: nobody knows a password for it. */
function hashOfNobody() {
  const base64 = (bytes: number) => randomBytes(bytes).toString('base64').replaceAll('=', '')
  return `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=1$${base64(32)}$${base64(32)}`
}
