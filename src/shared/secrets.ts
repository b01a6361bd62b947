import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** What is kept of a secret. It has 256 random bits, so a fast hash is enough. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Recognises what this instance handed out. */
export interface Signer {
  /** The text with its signature behind it. */
  sign(text: string): string
  /** The text without its signature; null when somebody else wrote or changed it. */
  open(signed: string | undefined): string | null
}

/** `purpose` keeps signatures of different uses apart. */
export function createSigner(secret: string, purpose: string): Signer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  const signatureOf = (text: string) => createHmac('sha256', key).update(text).digest()
  return {
    sign: (text) => `${text}.${signatureOf(text).toString('base64url')}`,
    open(signed) {
      const dot = signed?.lastIndexOf('.') ?? -1
      if (!signed || dot < 1 || signed.length > 512) return null
      const text = signed.slice(0, dot)
      const given = Buffer.from(signed.slice(dot + 1), 'base64url')
      const wanted = signatureOf(text)
      return given.length === wanted.length && timingSafeEqual(given, wanted) ? text : null
    },
  }
}
