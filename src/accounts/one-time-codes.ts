import { createHmac } from 'node:crypto'
import { HOTP, Secret, TOTP } from 'otpauth/bare'

/** What every authenticator app knows, and all that some of them do: codes of six digits, a new one every half minute. */
const kind = { algorithm: 'SHA1', digits: 6, period: 30 } as const

/** The cryptography of the runtime: the library's own comes by another door, and is left there. */
const hmac = (_: string, key: Uint8Array, message: Uint8Array) => createHmac('sha1', key).update(message).digest()

const secretOf = (bytes: Uint8Array) => new Secret({ buffer: Uint8Array.from(bytes).buffer })

/** RFC 4648 without padding: what authenticator apps take. */
export const base32 = (bytes: Uint8Array): string => secretOf(bytes).base32

/** The number of the time step an instant lies in. */
export const stepAt = (time: Date): number => TOTP.counter({ period: kind.period, timestamp: time.getTime() })

/** The code of one time step (RFC 6238). */
export const codeOf = (secret: Uint8Array, step: number, digits: number = kind.digits): string =>
  HOTP.generate({ secret: secretOf(secret), algorithm: kind.algorithm, digits, counter: step, hmac })

/** The step whose code this is: the present one, the one before or the one after, since clocks differ. Null for any other code. */
export function stepOf(secret: Uint8Array, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const found = TOTP.validate({ ...kind, token: code, secret: secretOf(secret), timestamp, window: 1, hmac })
  return found === null ? null : stepAt(now) + found
}

/** What the QR code holds, in the order that apps have been shown so far. */
export function enrolmentAddress({ secret, email, issuer }: { secret: Uint8Array; email: string; issuer: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`
  const { algorithm, digits, period } = kind
  const facts = { secret: base32(secret), issuer, algorithm, digits: `${digits}`, period: `${period}` }
  // Some apps show a plus sign where a form-encoded space stood.
  return `otpauth://totp/${label}?${new URLSearchParams(facts).toString().replaceAll('+', '%20')}`
}
