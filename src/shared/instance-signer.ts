import { createHash, createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign, verify } from 'node:crypto'

/** Signs in the name of an instance, with Ed25519 under a key derived from its secret. */
export interface InstanceSigner {
  /** Raw public key, base64url. */
  publicKey: string
  /** The public key as people compare it. */
  fingerprint: string
  /** The signature of a text, base64url. `purpose` keeps signatures of different uses apart. */
  sign(purpose: string, text: string): string
}

/** What PKCS #8 and SPKI put before the 32 bytes of a key of Ed25519 (RFC 8410). */
const privateStart = Buffer.from('302e020100300506032b657004220420', 'hex')
const publicStart = Buffer.from('302a300506032b6570032100', 'hex')

export function createInstanceSigner(secret: string): InstanceSigner {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'instance-signature', 32))
  const key = createPrivateKey({ key: Buffer.concat([privateStart, seed]), format: 'der', type: 'pkcs8' })
  const raw = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(publicStart.length)
  const publicKey = raw.toString('base64url')
  return {
    publicKey,
    fingerprint: fingerprintOf(publicKey),
    sign: (purpose, text) => sign(null, signed(purpose, text), key).toString('base64url'),
  }
}

/** Whether the holder of this key signed the text. False for what is no key and no signature. */
export function isSignedBy(publicKey: string, purpose: string, text: string, signature: string): boolean {
  const key = publicKeyOf(publicKey)
  return key !== null && verify(null, signed(purpose, text), key, Buffer.from(signature, 'base64url'))
}

/** 128 bits of the SHA-256 of a public key, in groups: `3f2a 91c0 …`. */
export const fingerprintOf = (publicKey: string): string =>
  createHash('sha256')
    .update(Buffer.from(publicKey, 'base64url'))
    .digest('hex')
    .slice(0, 32)
    .replace(/.{4}(?=.)/g, '$& ')

/** Whether two fingerprints are the same, however they were typed. */
export const isSameFingerprint = (one: string, other: string): boolean => plain(one) === plain(other) && plain(one).length === 32

const plain = (fingerprint: string) => fingerprint.toLowerCase().replace(/[^0-9a-f]/g, '')

const signed = (purpose: string, text: string) => Buffer.from(`${purpose}\n${text}`)

function publicKeyOf(publicKey: string): KeyObject | null {
  const raw = Buffer.from(publicKey, 'base64url')
  if (raw.length !== 32) return null
  try {
    return createPublicKey({ key: Buffer.concat([publicStart, raw]), format: 'der', type: 'spki' })
  } catch {
    return null
  }
}
