import { randomBytes } from 'node:crypto'
import type { Ids } from '#src/ports/ids.ts'

export const randomIds: Ids = {
  id: () => randomBytes(16).toString('hex'),
  token: () => randomBytes(32).toString('base64url'),
}
