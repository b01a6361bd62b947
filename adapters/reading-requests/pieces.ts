import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Bytes of a piece: what is handed over is never whole in anybody's memory. */
export const pieceBytes = 1_000_000

/**
 * Closes and opens the pieces of what is handed over, so that resumes do not lie open in the database on their way. `place` says which piece
 * of what it is: none can stand for another.
 */
export function pieceSeal(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'reading-requests', 32))
  return {
    close(bytes: Uint8Array, place: string): Buffer {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place))
      const body = Buffer.concat([cipher.update(bytes), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body])
    },
    open(closed: Uint8Array, place: string): Buffer {
      const decipher = createDecipheriv('aes-256-gcm', key, closed.subarray(0, 12)).setAAD(Buffer.from(place))
      decipher.setAuthTag(closed.subarray(12, 28))
      return Buffer.concat([decipher.update(closed.subarray(28)), decipher.final()])
    },
  }
}
