import { Pool } from 'pg'
import { ProviderError } from '#src/shared/provider-error.ts'
import { isAway } from './away.ts'

/** Asks in a transaction of its own, whatever transaction the caller is in. */
export type AskOutside = (statement: string, values: unknown[]) => Promise<Record<string, unknown>[]>

/** A few connections for short statements that must not wait for, nor be undone with, what the product writes. */
export function askOutside(url: string): { ask: AskOutside; close(): Promise<void> } {
  const pool = new Pool({
    connectionString: url,
    max: 3,
    connectionTimeoutMillis: 15_000,
    idleTimeoutMillis: 10_000,
    allowExitOnIdle: true,
    application_name: 'rate limits',
    // What it writes is worth no wait for the disk.
    options: '-c synchronous_commit=off -c lock_timeout=15000',
  })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return {
    async ask(statement, values) {
      try {
        return (await pool.query(statement, values)).rows
      } catch (error) {
        throw isAway(error) ? new ProviderError('database', 'The database does not answer.', { cause: error }) : error
      }
    },
    close: () => pool.end().catch(() => {}),
  }
}
