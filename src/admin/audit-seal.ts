import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** Marks entries as written by whoever has the secret. A chain of plain hashes can be computed anew by anybody with the file. */
export interface AuditSeal {
  /** HMAC-SHA256 of an entry's hash, hexadecimal. */
  of(hash: string): string
  isGenuine(hash: string, seal: string): boolean
}

/** `earlier`: secrets that the instance had before; entries under them stay genuine. */
export function createAuditSeal(secret: string, earlier: readonly string[] = []): AuditSeal {
  const keys = [secret, ...earlier].map((each) => Buffer.from(hkdfSync('sha256', each, '', 'audit-seal', 32)))
  const macOf = (key: Buffer, hash: string) => createHmac('sha256', key).update(hash).digest()
  return {
    of: (hash) => macOf(keys[0]!, hash).toString('hex'),
    isGenuine(hash, seal) {
      const given = Buffer.from(seal, 'hex')
      return given.length === 32 && keys.some((key) => timingSafeEqual(macOf(key, hash), given))
    },
  }
}
