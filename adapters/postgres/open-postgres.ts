import { AsyncLocalStorage } from 'node:async_hooks'
import { Pool, type PoolClient, type QueryArrayResult, type QueryResult, types } from 'pg'
import type { Tracer } from '#src/ports/tracer.ts'
import type { Touching } from '#src/ports/transaction.ts'
import { ProviderError, StorageFull } from '#src/shared/provider-error.ts'
import { type CommitHooks, type Database, withHooks } from '../database/open.ts'
import { statementPart } from '../database/statement-name.ts'
import { isAway } from './away.ts'
import { writerLock } from './locks.ts'
import { type Ask, queryThrough } from './session.ts'
import { toPostgres } from './translate.ts'

/** Numbers of the types whose values are read otherwise than `pg` does: https://www.postgresql.org/docs/current/catalog-pg-type.html */
const oid = { bool: 16, int8: 20, json: 114, numeric: 1700, jsonb: 3802 }

/** Values as SQLite gives them: numbers for whole numbers of any size, 1 and 0 for truth, text for JSON. */
export const readers = {
  getTypeParser: ((id: number, format?: 'text' | 'binary') => {
    if (id === oid.int8 || id === oid.numeric) return Number
    if (id === oid.bool) return (value: string) => (value === 't' ? 1 : 0)
    if (id === oid.json || id === oid.jsonb) return String
    return types.getTypeParser(id, format)
  }) as typeof types.getTypeParser,
}

const longestWaitMs = 15_000

const deadlock = '40P01'
/** Times that work with names is done from the start after two have waited for each other. */
const mostTries = 4

/** The transaction that something runs in. */
interface Place {
  client: PoolClient
  isOpen: boolean
  /** Others with names go on beside it. */
  isShared: boolean
  /** What is done at its end. */
  hooks: CommitHooks[]
}

/** Always in the same order, so that two who want the same names never wait for each other. */
const namesOf = (on: Touching['on']) => [...new Set([on].flat())].toSorted()

/** By a number made of the name: two names that share one wait for each other, which costs time and nothing else. */
const lockOf = (name: string) => `pg_advisory_xact_lock(${BigInt.asIntN(64, Bun.hash.xxHash64(name))})`

const locksFor = (names: readonly string[] | null) =>
  names === null
    ? [`select pg_advisory_xact_lock(${writerLock})`]
    : [`select pg_advisory_xact_lock_shared(${writerLock})`, ...names.map((name) => `select ${lockOf(name)}`)]

/** Lets so many go on at once; the others wait in the order in which they came. */
function places(count: number) {
  let free = count
  const waiting: (() => void)[] = []
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}

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
  const inside = new AsyncLocalStorage<Place>()
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

  const inTransaction = async <Result>(work: () => Promise<Result>, names: readonly string[] | null): Promise<Result> => {
    await becomeReady()
    const client = await pool.connect().catch((error) => {
      throw asProviderError(error)
    })
    const place: Place = { client, isOpen: true, isShared: names !== null, hooks: [] }
    let broken: unknown
    try {
      // In one message: each costs a way there and back.
      await client.query(['begin read write', ...locksFor(names)].join('; '))
      const result = await inside.run(place, () => withHooks(work, place.hooks))
      place.isOpen = false
      const { command } = await client.query('commit')
      // A statement had failed, and whoever asked went on all the same: the engine undoes everything, and says so in this word alone.
      if (command === 'ROLLBACK') throw new Error('The transaction was undone, because a statement of it had failed.')
      for (const { after } of place.hooks) after?.()
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

  /** Some connections are left for reading: whoever waits for a transaction that is alone must not keep the pages waiting as well. */
  const besides = places(Math.max(1, Math.floor(connections / 2)))
  const beside = async <Result>(work: () => Promise<Result>, names: readonly string[]): Promise<Result> => {
    for (let tries = 1; ; tries++)
      try {
        return await besides(() => inTransaction(work, names))
      } catch (error) {
        if ((error as { code?: string }).code !== deadlock || tries === mostTries) throw error
      }
  }
  /** Inside a transaction that is alone there is nobody to wait for. */
  const joined = async <Result>(work: () => Promise<Result>, names: readonly string[]): Promise<Result> => {
    const place = inside.getStore()
    if (place?.isShared)
      for (const name of names)
        await place.client.query(`select ${lockOf(name)}`).catch((error) => Promise.reject(asProviderError(error)))
    return work()
  }

  return {
    engine: 'postgres',
    path: withoutPassword(url),
    query: () => query,
    reading:
      <Row extends unknown[]>(statement: string) =>
      async (...values) =>
        (await ask(statement, values, 'values')) as Row[],
    async snapshot(work) {
      await becomeReady()
      const client = await pool.connect().catch((error) => {
        throw asProviderError(error)
      })
      let broken = true
      try {
        await client.query('begin transaction isolation level repeatable read read only')
        const result = await work(async (statement, values) => {
          const config = { text: toPostgres(statement), values: values.map(asParameter), rowMode: 'array' as const }
          return ((await client.query(config)) as QueryArrayResult).rows
        })
        await client.query('commit')
        broken = false
        return result
      } catch (error) {
        throw asProviderError(error)
      } finally {
        client.release(broken)
      }
    },
    transaction(work, touching) {
      const names = touching && namesOf(touching.on)
      if (current()) return names && names.length > 0 ? joined(work, names) : work()
      return names ? beside(work, names) : inTurn(() => inTransaction(work, null))
    },
    currentTransaction() {
      const place = inside.getStore()
      return place?.isOpen ? place : null
    },
    atCommit(hooks) {
      const place = inside.getStore()
      if (!place?.isOpen) return false
      place.hooks.push(hooks)
      return true
    },
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

/** NUL and halves of characters as JSON writes them, where the backslash before is not itself written. */
const unreadableInJson = /(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})/gi

/** PostgreSQL's text holds no NUL, and every question that looks into JSON with one, or with half a character, would fail for all its rows. */
function writable(text: string): string {
  const whole = text.includes('\u0000') ? text.replaceAll('\u0000', '\uFFFD') : text
  return whole.includes('\\u') && /^[[{"]/.test(whole) ? whole.replaceAll(unreadableInJson, '$1\\ufffd') : whole
}

/** Its booleans are numbers here as they are in SQLite. */
function asParameter(value: unknown): unknown {
  if (typeof value === 'string') return writable(value)
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value instanceof Uint8Array && !Buffer.isBuffer(value)) return Buffer.from(value.buffer, value.byteOffset, value.byteLength)
  return value
}
