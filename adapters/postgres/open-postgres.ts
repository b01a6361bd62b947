import { AsyncLocalStorage } from 'node:async_hooks'
import { Pool, type PoolClient, type QueryArrayResult, type QueryResult, types } from 'pg'
import type { Tracer } from '#src/ports/tracer.ts'
import { ProviderError, StorageFull } from '#src/shared/provider-error.ts'
import type { Database } from '../database/open.ts'
import { statementPart } from '../database/statement-name.ts'
import { isAway } from './away.ts'
import { writerLock } from './locks.ts'
import { type Ask, queryThrough } from './session.ts'
import { toPostgres } from './translate.ts'

/** Numbers of the types whose values are read otherwise than `pg` does: https://www.postgresql.org/docs/current/catalog-pg-type.html */
const oid = { bool: 16, int8: 20, json: 114, numeric: 1700, jsonb: 3802 }

/** Values as SQLite gives them: numbers for whole numbers of any size, 1 and 0 for truth, text for JSON. */
const readers = {
  getTypeParser: ((id: number, format?: 'text' | 'binary') => {
    if (id === oid.int8 || id === oid.numeric) return Number
    if (id === oid.bool) return (value: string) => (value === 't' ? 1 : 0)
    if (id === oid.json || id === oid.jsonb) return String
    return types.getTypeParser(id, format)
  }) as typeof types.getTypeParser,
}

const longestWaitMs = 15_000

const diskFull = '53100'

function asProviderError(error: unknown) {
  if ((error as { code?: string }).code === diskFull) return new StorageFull(error)
  return isAway(error) ? new ProviderError('database', 'The database does not answer.', { cause: error }) : error
}

export interface PostgresOptions {
  /** Connections of this process at most; 10 unless told. */
  connections?: number
  /** Makes the database ready before the first question: makes it, brings its schema up to date. */
  prepare?: () => Promise<void>
  /** Tells which statements a request or a job needed. */
  tracer?: Tracer | undefined
}

/** Opens a database of PostgreSQL's by its address. Nothing is connected before the first question. */
export function openPostgres(url: string, { connections = 10, prepare, tracer }: PostgresOptions = {}): Database {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: longestWaitMs,
    idleTimeoutMillis: 10_000,
    allowExitOnIdle: true,
    types: readers,
    // As with SQLite, a transaction is the only way to write.
    options: `-c default_transaction_read_only=on -c lock_timeout=${longestWaitMs}`,
  })
  // A connection that breaks while nobody asks anything is not an error of anybody's: whoever asks next is told.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const inside = new AsyncLocalStorage<{ client: PoolClient; isOpen: boolean }>()
  let ready: Promise<void> | undefined
  const becomeReady = () => (ready ??= prepare?.() ?? Promise.resolve())
  const current = () => {
    const place = inside.getStore()
    return place?.isOpen ? place.client : null
  }

  const plainly = async (statement: string, values: unknown[], form: 'values' | 'named') => {
    const config = { text: toPostgres(statement), values: values.map(asParameter) }
    try {
      const client = current()
      if (!client) await becomeReady()
      if (form === 'named') return ((await (client ?? pool).query(config)) as QueryResult).rows
      return ((await (client ?? pool).query({ ...config, rowMode: 'array' })) as QueryArrayResult).rows
    } catch (error) {
      throw asProviderError(error)
    }
  }
  const ask = ((statement, values, form) => {
    if (!tracer) return plainly(statement, values, form)
    const { name, facts } = statementPart(statement, 'postgresql')
    return tracer.part(name, { kind: 'client', facts }, () => plainly(statement, values, form))
  }) as Ask
  const query = queryThrough(ask)

  /** They would wait for each other all the same; here they wait in the order in which they came, and hold no connection meanwhile. */
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = last.then(work)
    last = done.catch(() => {})
    return done
  }

  const inTransaction = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await becomeReady()
    const client = await pool.connect().catch((error) => {
      throw asProviderError(error)
    })
    const place = { client, isOpen: true }
    let broken: unknown
    try {
      // In one message: each costs a way there and back.
      await client.query(`begin read write; select pg_advisory_xact_lock(${writerLock})`)
      const result = await inside.run(place, async () => work())
      place.isOpen = false
      await client.query('commit')
      return result
    } catch (error) {
      place.isOpen = false
      await client.query('rollback').catch((failure) => {
        broken = failure
      })
      throw asProviderError(error)
    } finally {
      client.release(broken !== undefined)
    }
  }

  return {
    engine: 'postgres',
    path: withoutPassword(url),
    query: () => query,
    reading:
      <Row extends unknown[]>(statement: string) =>
      async (...values) =>
        (await ask(statement, values, 'values')) as Row[],
    transaction: (work) => (current() ? work() : inTurn(() => inTransaction(work))),
    async check() {
      await becomeReady()
      await ask('select 1', [], 'values')
    },
    async sizeOnDisk(table) {
      const size = table === undefined ? 'pg_database_size(current_database())' : 'pg_total_relation_size(?::regclass)'
      const [row] = await ask(`select ${size}`, table === undefined ? [] : [table], 'values')
      return Number(row?.[0] ?? 0)
    },
    // Rows that are gone are out of reach of every question; their pages are cleaned by the engine itself (autovacuum).
    async scrub() {},
    close() {
      void pool.end().catch(() => {})
    },
  }
}

/** The address as it may be shown and written down. */
export function withoutPassword(url: string): string {
  const shown = new URL(url)
  shown.password = ''
  for (const name of ['password', 'sslpassword']) shown.searchParams.delete(name)
  return shown.href
}

/** PostgreSQL's text holds no NUL, and its booleans are numbers here as they are in SQLite. */
function asParameter(value: unknown): unknown {
  if (typeof value === 'string') return value.includes('\u0000') ? value.replaceAll('\u0000', '\uFFFD') : value
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value instanceof Uint8Array && !Buffer.isBuffer(value)) return Buffer.from(value.buffer, value.byteOffset, value.byteLength)
  return value
}
