import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import type { MadePasskey, SignedChallenge } from './ports.ts'

const bytes = (...parts: (number | Buffer)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'number' ? Buffer.from([part]) : part)))
const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const base64url = (data: Buffer) => data.toString('base64url')
const uint16 = (value: number) => bytes(value >> 8, value & 255)
const uint32 = (value: number) => {
  const four = Buffer.alloc(4)
  four.writeUInt32BE(value)
  return four
}
/** CBOR: a text of fewer than 24 signs, and a string of bytes. */
const cborText = (text: string) => bytes(0x60 + text.length, Buffer.from(text))
const cborBytes = (data: Buffer) => bytes(data.length < 256 ? bytes(0x58, data.length) : bytes(0x59, uint16(data.length)), data)

interface Asked {
  challenge: string
  rpId: string
  origin?: string
}

/** A security key of tests: one passkey, made and used as the standard has it. */
export function testAuthenticator({ verifies = true, counts = true }: { verifies?: boolean; counts?: boolean } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(32)
  const key = {
    /** How often it has signed. */
    counter: 0,
    userHandle: null as string | null,
    id: base64url(credentialId),
    make(asked: Asked & { userHandle: string }): MadePasskey {
      key.userHandle = asked.userHandle
      const coordinate = (value = '') => cborBytes(Buffer.from(value, 'base64url'))
      const cose = bytes(0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, coordinate(x), 0x22, coordinate(y))
      const attested = bytes(Buffer.alloc(16), uint16(credentialId.length), credentialId, cose)
      const authData = bytes(head(asked.rpId, 0x40), attested)
      const attestationObject = bytes(
        0xa3,
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        0xa0,
        cborText('authData'),
        cborBytes(authData),
      )
      return {
        id: key.id,
        clientDataJSON: clientData('webauthn.create', asked),
        attestationObject: base64url(attestationObject),
        isDiscoverable: true,
      }
    },
    sign(asked: Asked): SignedChallenge {
      const clientDataJSON = clientData('webauthn.get', asked)
      const authenticatorData = head(asked.rpId, 0)
      const signed = bytes(authenticatorData, sha256(Buffer.from(clientDataJSON, 'base64url')))
      const signature = createSign('SHA256').update(signed).sign(privateKey)
      const { id, userHandle } = key
      return { id, clientDataJSON, authenticatorData: base64url(authenticatorData), signature: base64url(signature), userHandle }
    },
  }
  return key

  function head(rpId: string, more: number) {
    if (counts) key.counter++
    return bytes(sha256(rpId), 0x01 | (verifies ? 0x04 : 0) | more, uint32(key.counter))
  }
}

const clientData = (type: string, { challenge, rpId, origin = `https://${rpId}` }: Asked) =>
  base64url(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })))
