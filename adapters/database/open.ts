import { SQLiteError, Database as Sqlite } from 'bun:sqlite'
import { AsyncLocalStorage } from 'node:async_hooks'
import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type BunSQLiteDatabase, drizzle } from 'drizzle-orm/bun-sqlite'
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core'
import type { Tracer } from '#src/ports/tracer.ts'
import type { Transaction } from '#src/ports/transaction.ts'
import { ProviderError, StorageFull } from '#src/shared/provider-error.ts'
import { applyMigrations } from './migrate.ts'
import * as schema from './schema.ts'
import { sizeOfFiles, sizeOfTable } from './size-on-disk.ts'
import { tracedStatements } from './traced-statements.ts'
import { noteProgram } from './written-by.ts'

/**
 * What repositories ask with. Every answer is a promise, so that the same repositories can ask an engine in another process; SQLite has
 * the answer at once, and `await` of it costs nothing that can be measured.
 */
export type Query = BaseSQLiteDatabase<'async', void, typeof schema>

/** SQLite answers at once; whoever asks awaits the answer all the same. */
export const asQuery = (sqlite: BunSQLiteDatabase<typeof schema>): Query => sqlite as unknown as Query

/** The open database: one connection that writes, one that reads, and what repositories need of them. */
export interface Database {
  readonly engine: 'sqlite' | 'postgres'
  /** Where it is: the file of SQLite's, the address of PostgreSQL's without its password. */
  readonly path: string
  /** The connection of the transaction the caller is in, else the reading one. Repositories write only in a transaction. */
  query(): Query
  /** A statement for reading through much, as rows of values: it reads on a connection of its own, which keeps no page in memory. */
  reading<Row extends unknown[]>(statement: string): (...values: (string | number | null)[]) => Promise<Row[]>
  /**
   * Reads rows as all of them are at one moment, on a connection of its own that nobody who writes waits for. It ends with the work, which may take
   * long.
   */
  snapshot<Result>(work: (rows: SnapshotRows) => Promise<Result>): Promise<Result>
  transaction: Transaction
  /**
   * In a transaction: `before` is done as the last part of it, `after` once it is kept; neither when it is not. False outside of one,
   * where nothing is done.
   */
  atCommit(hooks: CommitHooks): boolean
  /** Stands for the transaction that the caller is in; null outside of one. */
  currentTransaction(): object | null
  /** Resolves when the database answers; rejects with `ProviderError` otherwise. */
  check(): Promise<void>
  /** Bytes that all of it takes, or a table with its indexes; 0 where that cannot be told. */
  sizeOnDisk(table?: string): Promise<number>
  /**
   * Empties the journal beside the file, which still shows rows as they were before they were deleted. Rejects with
   * `ProviderError` when somebody reads or writes just then; it may be tried again.
   */
  scrub(): Promise<void>
  close(): void
}

/** The rows of a statement, as values in the order of its columns. */
export type SnapshotRows = (statement: string, values: readonly (string | number)[]) => Promise<unknown[][]>

export interface CommitHooks {
  before?(): Promise<void>
  /** Must not throw. */
  after?(): void
}

/** How long a statement may block the event loop while another process holds the lock; longer waits are asynchronous. */
const busyTimeoutMs = 50
/** How long a transaction keeps trying before the person is told that the database is busy. */
const giveUpAfterMs = 15_000

/** Most transactions that share a commit, and how long they may take together before it: the server does nothing else meanwhile. */
const largestGroup = 32
const longestGroupMs = 8

/** There was no room, and now there is: what was undone is tried again. */
class MadeRoom extends Error {}

interface Waiting {
  work: () => Promise<unknown>
  /** Runs something as a part of what the work was asked for in. */
  asked: <Result>(run: () => Result) => Result
  resolve(result: unknown): void
  reject(error: unknown): void
}

const atOnce = <Result>(run: () => Result) => run()

type Settle = (waiting: Waiting) => void

export interface OpenOptions {
  /** Where to put a copy of the database before a migration changes it; none is made when it is not given. */
  snapshots?: string
  /** Makes room on a full disk; true when there is more now, and what was refused is worth another try. */
  onFull?: () => boolean
  /** What is noted in the database as the program that uses it, for an older one that finds it. */
  program?: string
  /** OFF only in tests, where nothing has to survive a power cut. */
  synchronous?: 'FULL' | 'OFF'
  /** Tells which statements a request or a job needed. */
  tracer?: Tracer | undefined
}

/**
 * Opens the SQLite file, making it and its folder when needed, and brings its schema up to date. Throws `NewerDatabase` for one that a
 * newer program has changed.
 */
export function openDatabase(
  path: string,
  { snapshots, onFull, program, synchronous = 'FULL', tracer }: OpenOptions = {},
): Database {
  if (!existsSync(dirname(path))) mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const connect = ({ cacheKb, mappedBytes } = { cacheKb: 16_000, mappedBytes: 268_435_456 }) => {
    const sqlite = new Sqlite(path, { create: true, strict: true })
    sqlite.run(`PRAGMA busy_timeout = ${busyTimeoutMs}`)
    sqlite.run('PRAGMA journal_mode = WAL')
    sqlite.run(`PRAGMA synchronous = ${synchronous}`)
    sqlite.run('PRAGMA foreign_keys = ON')
    sqlite.run(`PRAGMA cache_size = -${cacheKb}`)
    sqlite.run(`PRAGMA mmap_size = ${mappedBytes}`)
    sqlite.run('PRAGMA temp_store = MEMORY')
    // What is deleted is overwritten: people who ask for it must not be found in the file's empty places.
    sqlite.run('PRAGMA secure_delete = ON')
    return sqlite
  }
  const writer = connect()
  applyMigrations(writer, { snapshots })
  if (program) noteProgram(writer, program)
  const reader = connect()
  reader.run('PRAGMA query_only = ON')
  let passing: Sqlite | undefined
  if (tracer) for (const connection of [writer, reader]) tracedStatements(connection, tracer)
  const writing = drizzle(writer, { schema })
  const reading = drizzle(reader, { schema })
  const inside = new AsyncLocalStorage<{ isOpen: boolean; hooks: CommitHooks[] }>()
  /** What was begun inside a transaction and goes on after it is not in it any more. */
  const isInside = () => inside.getStore()?.isOpen === true
  const waiting: Waiting[] = []
  let isWorking = false

  /** Runs one piece of work inside the open transaction; what it wrote is undone when it fails. */
  const runInSavepoint = async ({ work, asked }: Waiting): Promise<Settle> => {
    const place = { isOpen: true, hooks: [] as CommitHooks[] }
    writer.run('SAVEPOINT work')
    try {
      const result = await asked(() => inside.run(place, () => withHooks(work, place.hooks))).finally(() => {
        place.isOpen = false
      })
      writer.run('RELEASE work')
      return ({ resolve }) => {
        for (const { after } of place.hooks) after?.()
        resolve(result)
      }
    } catch (error) {
      // A full disk makes SQLite undo the whole transaction, with what the others of the group wrote: none of it was kept.
      if (isFull(error) && onFull?.()) throw new MadeRoom()
      if (!writer.inTransaction) throw error
      writer.run('ROLLBACK TO work')
      writer.run('RELEASE work')
      return ({ reject }) => reject(asStorageError(error))
    }
  }

  /** What has queued up meanwhile shares one commit, so that many small transactions wait for the disk once. */
  const runTogether = async () => {
    const group: Waiting[] = []
    try {
      await whileLocked(() => writer.run('BEGIN IMMEDIATE'))
      const settled: Settle[] = []
      const started = performance.now()
      while (waiting.length > 0 && group.length < largestGroup && performance.now() - started < longestGroupMs) {
        const next = waiting.shift()!
        group.push(next)
        settled.push(await runInSavepoint(next))
      }
      await whileLocked(() => writer.run('COMMIT'))
      for (const [index, settle] of settled.entries()) settle(group[index]!)
    } catch (error) {
      undo()
      if (error instanceof MadeRoom || (isFull(error) && onFull?.())) {
        waiting.unshift(...group)
        return
      }
      // When it could not even begin, all who waited are told: one after the other they would wait for minutes.
      if (group.length === 0) group.push(...waiting.splice(0))
      for (const { reject } of group) reject(asStorageError(error))
    }
  }

  /** Never throws: what waits behind this group must get its turn. */
  const undo = () => {
    try {
      if (writer.inTransaction) writer.run('ROLLBACK')
    } catch {
      // The next BEGIN says what is wrong with the database.
    }
  }

  const workOff = async () => {
    if (isWorking) return
    isWorking = true
    try {
      while (waiting.length > 0) {
        await runTogether()
        // Nothing above waits for anything but the disk: let the requests of others in between.
        if (waiting.length > 0) await new Promise((resolve) => setImmediate(resolve))
      }
    } finally {
      isWorking = false
    }
  }

  return {
    engine: 'sqlite',
    path,
    query: () => asQuery(isInside() ? writing : reading),
    reading<Row extends unknown[]>(statement: string) {
      if (!passing) {
        passing = connect({ cacheKb: 1000, mappedBytes: 0 })
        passing.run('PRAGMA query_only = ON')
        if (tracer) tracedStatements(passing, tracer)
      }
      const prepared = passing.query<Row, (string | number | null)[]>(statement)
      return async (...values) => prepared.values(...values) as Row[]
    },
    async snapshot(work) {
      const connection = connect({ cacheKb: 1000, mappedBytes: 0 })
      try {
        connection.run('PRAGMA query_only = ON')
        connection.run('BEGIN')
        return await work(async (statement, values) => connection.query(statement).values(...values))
      } finally {
        connection.close()
      }
    },
    transaction(work) {
      if (isInside()) return work()
      // Whoever comes first works for all who wait: each is a part of what it was asked for in.
      const asked = tracer ? AsyncLocalStorage.snapshot() : atOnce
      return new Promise((resolve, reject) => {
        waiting.push({ work, asked, resolve: resolve as (result: unknown) => void, reject })
        void workOff()
      })
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
      try {
        reading.get('select 1')
      } catch (cause) {
        throw new ProviderError('database', 'The database does not answer.', { cause })
      }
    },
    sizeOnDisk: async (table) => (table === undefined ? sizeOfFiles(path) : sizeOfTable(reader, table)),
    async scrub() {
      const isFree = () => !isWorking && !writer.inTransaction
      for (let attempt = 0; !isFree() && attempt < 100; attempt++) await Bun.sleep(10)
      if (isFree()) {
        const emptied = writer.query('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: number }
        if (emptied.busy === 0) return
      }
      throw new ProviderError('database', 'The journal of the database is in use.', { retryable: true })
    },
    close() {
      reader.close()
      passing?.close()
      writer.run('PRAGMA wal_checkpoint(TRUNCATE)')
      writer.close()
    },
  }
}

/** The work of a transaction with what it left to be done at its end. */
export async function withHooks<Result>(work: () => Promise<Result>, hooks: readonly CommitHooks[]): Promise<Result> {
  const result = await work()
  for (const { before } of hooks) if (before) await before()
  return result
}

/** Another process has the lock: waits without blocking the event loop, up to `giveUpAfterMs`. */
async function whileLocked(statement: () => void) {
  const started = performance.now()
  for (;;) {
    try {
      return statement()
    } catch (error) {
      if (!(error instanceof SQLiteError) || !error.code?.startsWith('SQLITE_BUSY')) throw error
      if (performance.now() - started > giveUpAfterMs)
        throw new ProviderError('database', 'The database is busy. Please try again in a moment.', { cause: error })
      await Bun.sleep(20)
    }
  }
}

/** SQLite says so by itself, or because the system could not grow a file of its journal. */
const isFull = (error: unknown) => {
  const { code, cause } = error as { code?: string; cause?: { code?: string } }
  return code === 'SQLITE_FULL' || cause?.code === 'SQLITE_FULL'
}

const asStorageError = (error: unknown) => (isFull(error) ? new StorageFull(error) : error)

/** Where the SQLite file of a `file:` address lies. */
export const databasePath = (url: string, dataDir: string) =>
  url === '' ? join(dataDir, 'ats.db') : url.replace(/^file:(\/\/)?/, '')
