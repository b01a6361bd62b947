import { hkdfSync } from 'node:crypto'

/** A secret of its own for this purpose, derived from the instance's. */
export const secretFor = (secret: string, purpose: string): string =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)).toString('hex')
