import { createHmac, timingSafeEqual } from 'node:crypto'

/** How long one code is shown, in seconds. */
const stepSeconds = 30
const digits = 6
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648 without padding: what authenticator apps take. */
export function base32(bytes: Uint8Array): string {
  let bits = 0
  let held = 0
  let text = ''
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xffff
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += alphabet[(held >> bits) & 31]
    }
  }
  return bits > 0 ? text + alphabet[(held << (5 - bits)) & 31] : text
}

/** The number of the time step an instant lies in. */
export const stepAt = (time: Date) => Math.floor(time.getTime() / 1000 / stepSeconds)

/** The code of one time step: RFC 6238 with SHA-1, which is what every app knows. */
export function codeOf(secret: Uint8Array, step: number, length = digits): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac[mac.length - 1]! & 15
  const number = mac.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** length).padStart(length, '0')
}

/** The step whose code this is: the present one, the one before or the one after, since clocks differ. Null for any other code. */
export function stepOf(secret: Uint8Array, code: string, now: Date): number | null {
  const given = Buffer.from(code)
  const present = stepAt(now)
  const found = [present, present - 1, present + 1].filter((step) => {
    const wanted = Buffer.from(codeOf(secret, step))
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  })
  return found[0] ?? null
}

/** What the QR code holds. */
export function enrolmentAddress({ secret, email, issuer }: { secret: Uint8Array; email: string; issuer: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`
  const facts = { secret: base32(secret), issuer, algorithm: 'SHA1', digits: `${digits}`, period: `${stepSeconds}` }
  // Some apps show a plus sign where a form-encoded space stood.
  return `otpauth://totp/${label}?${new URLSearchParams(facts).toString().replaceAll('+', '%20')}`
}
