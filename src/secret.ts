import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'

const nameOfSecret = 'session-secret'

/** The secret in a data folder; null when none was made yet. */
export function keptSecret(dataDir: string): string | null {
  const path = join(dataDir, nameOfSecret)
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : null
}

/** The secret from the configuration, or the one made at the first start and kept in the data folder. */
export function instanceSecret({ sessionSecret, dataDir }: Pick<Config, 'sessionSecret' | 'dataDir'>): string {
  if (sessionSecret) return sessionSecret
  const path = join(dataDir, nameOfSecret)
  if (!existsSync(path)) {
    const fresh = Buffer.from(crypto.getRandomValues(new Uint8Array(48))).toString('base64url')
    writeFileSync(`${path}.new`, fresh, { mode: 0o600, flush: true })
    renameSync(`${path}.new`, path)
  }
  return readFileSync(path, 'utf8').trim()
}
