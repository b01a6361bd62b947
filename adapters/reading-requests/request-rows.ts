import { type FileHandle, open } from 'node:fs/promises'
import { Pool, type PoolClient } from 'pg'
import { pieceBytes, pieceSeal } from './pieces.ts'

/** What is asked of whoever reads: a task of the reading processes, its argument, and the files that the argument names. */
export interface AskedReading {
  task: string
  argument: string
  /** Readings of one group take turns with those of others. */
  group: string
  /** Paths here: their bytes are handed over. */
  read: string[]
  /** A path here that the task writes. */
  written: string | null
}

/** A request that a reader has taken. */
export interface TakenReading {
  id: string
  task: string
  argument: string
  group: string
  /** The paths of the asking process that stand in the argument. */
  read: string[]
  written: string | null
}

/** How a request stands, for the process that made it. */
export interface Standing {
  id: string
  isAnswered: boolean
  /** A reader has it and says so every few seconds. */
  isInHand: boolean
  /** Since when nobody has it in hand. */
  idleMs: number
  /** So many readers did not come back from it that no other one takes it. */
  isGivenUp: boolean
}

interface Options {
  secret: string
  /** The process, by its id among all of them. */
  self: string
  /** For how long a reader has a request without saying that it is still at it. */
  leaseSeconds?: number
}

/** Readers that may die of one request; then whoever asked has it. */
const mostTaken = 3
/** What processes that are gone had asked for. */
const sweptAfterSeconds = 60
const schemaLock = 7_283_010

/** Heard by whoever reads: something is to be done. */
export const askedChannel = 'reading_asked'
/** Heard by whoever asked, with the id of the request. */
export const answeredChannel = 'reading_answered'

/**
 * Readings that wait for a reader, or for the process that asked for them, as rows of PostgreSQL's. The tables are not logged and belong to no
 * schema: nothing in them outlives the processes that wait for it, no backup has them, and after a crash of the engine they are empty. What
 * they hold is sealed under the secret that all processes of an instance share.
 */
export function readingRequests(url: string, { secret, self, leaseSeconds = 6 }: Options) {
  const pool = new Pool({
    connectionString: url,
    max: 4,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    allowExitOnIdle: true,
    application_name: 'reading requests',
  })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const seal = pieceSeal(secret)

  const inTransaction = async <Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> => {
    const client = await pool.connect()
    let broken = true
    try {
      await client.query('begin')
      const result = await work(client)
      await client.query('commit')
      broken = false
      return result
    } catch (error) {
      broken = await client.query('rollback').then(
        () => false,
        () => true,
      )
      throw error
    } finally {
      client.release(broken)
    }
  }
  const tell = (channel: string, what = '') => pool.query('select pg_notify($1, $2)', [channel, what]).catch(() => {})

  const put = async (client: PoolClient, id: string, name: string, number: number, bytes: Uint8Array) =>
    client.query('insert into __reading_pieces (request, name, number, bytes) values ($1, $2, $3, $4)', [
      id,
      name,
      number,
      seal.close(bytes, `${id} ${name} ${number}`),
    ])
  const putText = async (client: PoolClient, id: string, name: string, text: string) => {
    const bytes = Buffer.from(text)
    for (let number = 0; number === 0 || number * pieceBytes < bytes.length; number++)
      await put(client, id, name, number, bytes.subarray(number * pieceBytes, (number + 1) * pieceBytes))
  }
  const putFile = async (client: PoolClient, id: string, name: string, path: string) => {
    const file = await open(path, 'r')
    try {
      const buffer = Buffer.alloc(pieceBytes)
      for (let number = 0; ; number++) {
        const { bytesRead } = await file.read(buffer, 0, pieceBytes)
        if (bytesRead === 0 && number > 0) return
        await put(client, id, name, number, buffer.subarray(0, bytesRead))
        if (bytesRead === 0) return
      }
    } finally {
      await file.close()
    }
  }
  /** Every piece in turn; false when there is none. */
  const pieces = async (id: string, name: string, take: (bytes: Buffer) => Promise<unknown>): Promise<boolean> => {
    for (let number = 0; ; number++) {
      const { rows } = await pool.query<{ bytes: Buffer }>(
        'select bytes from __reading_pieces where request = $1 and name = $2 and number = $3',
        [id, name, number],
      )
      if (!rows[0]) return number > 0
      await take(seal.open(rows[0].bytes, `${id} ${name} ${number}`))
    }
  }
  const text = async (id: string, name: string): Promise<string | null> => {
    const parts: Buffer[] = []
    const isThere = await pieces(id, name, async (bytes) => parts.push(bytes))
    return isThere ? Buffer.concat(parts).toString() : null
  }
  const intoFile = async (id: string, name: string, path: string): Promise<boolean> => {
    let file: FileHandle | undefined
    try {
      return await pieces(id, name, async (bytes) => {
        file ??= await open(path, 'w', 0o600)
        await file.write(bytes)
      })
    } finally {
      await file?.close()
    }
  }

  return {
    /** Makes the tables where they are not there yet. */
    async prepare() {
      await inTransaction(async (client) => {
        await client.query('select pg_advisory_xact_lock($1)', [schemaLock])
        await client.query(`create unlogged table if not exists __reading_requests (
          id uuid primary key, task text not null, turn text not null, read text[] not null, written text,
          asked_by text not null, asked_at timestamptz not null default clock_timestamp(),
          reader text, leased_until timestamptz, taken integer not null default 0, is_answered boolean not null default false)`)
        await client.query(`create unlogged table if not exists __reading_pieces (
          request uuid not null references __reading_requests (id) on delete cascade, name text not null, number integer not null,
          bytes bytea not null, primary key (request, name, number))`)
        // Closed bytes grow no smaller.
        await client.query('alter table __reading_pieces alter column bytes set storage external')
      })
    },

    /** Hands a reading over; resolves to its id. */
    async ask({ task, argument, group, read, written }: AskedReading): Promise<string> {
      const id = crypto.randomUUID()
      await inTransaction(async (client) => {
        await client.query(
          'insert into __reading_requests (id, task, turn, read, written, asked_by) values ($1, $2, $3, $4, $5, $6)',
          [id, task, group, read, written, self],
        )
        await putText(client, id, 'argument', argument)
        for (const [index, path] of read.entries()) await putFile(client, id, `file ${index}`, path)
      })
      void tell(askedChannel)
      return id
    },
    /** Those that are not named are gone. */
    async standings(ids: readonly string[]): Promise<Standing[]> {
      const { rows } = await pool.query<{ id: string; answered: boolean; held: boolean; idle: number; taken: number }>(
        `select id, is_answered as answered, coalesce(leased_until > clock_timestamp(), false) as held, taken,
           (extract(epoch from clock_timestamp() - greatest(asked_at, leased_until)) * 1000)::float8 as idle
         from __reading_requests where id = any ($1::uuid[])`,
        [ids],
      )
      return rows.map(({ id, answered, held, idle, taken }) => ({
        id,
        isAnswered: answered,
        isInHand: held,
        idleMs: idle,
        isGivenUp: taken >= mostTaken && !held,
      }))
    },
    /** Whether any reader has anything in hand. Readers that are there take what waits within half a second. */
    async isAnybodyReading(): Promise<boolean> {
      const { rows } = await pool.query<{ reading: boolean }>(
        'select exists (select 1 from __reading_requests where not is_answered and leased_until > clock_timestamp()) as reading',
      )
      return rows[0]!.reading
    },
    /** What the reader said; what it wrote lies at `written`. The request is gone afterwards. */
    async answer(id: string, written: string | null): Promise<string | null> {
      const said = await text(id, 'answer')
      if (written) await intoFile(id, 'written', written)
      await pool.query('delete from __reading_requests where id = $1', [id])
      return said
    },
    /** The asking process does it by itself; false when a reader has it, or has done it. */
    async takeBack(id: string): Promise<boolean> {
      const { rowCount } = await pool.query(
        `delete from __reading_requests
         where id = $1 and not is_answered and (leased_until is null or leased_until < clock_timestamp())`,
        [id],
      )
      return rowCount === 1
    },
    /** Nobody waits for it any more. */
    async forget(id: string) {
      await pool.query('delete from __reading_requests where id = $1', [id])
    },

    /** The next one that nobody has in hand, of whoever has the fewest in hand; null when there is none. */
    async take(): Promise<TakenReading | null> {
      const { rows } = await pool.query<Omit<TakenReading, 'argument' | 'group'> & { turn: string }>(
        `update __reading_requests set reader = $1, taken = taken + 1, leased_until = clock_timestamp() + make_interval(secs => $2)
         where id = (
           select id from __reading_requests waiting
           where not is_answered and taken < $3 and (leased_until is null or leased_until < clock_timestamp())
           order by (select count(*) from __reading_requests other where other.turn = waiting.turn and other.asked_by = waiting.asked_by
             and not other.is_answered and other.leased_until > clock_timestamp()), asked_at
           limit 1 for update skip locked)
         returning id, task, turn, read, written`,
        [self, leaseSeconds, mostTaken],
      )
      const row = rows[0]
      if (!row) return null
      const argument = (await text(row.id, 'argument')) ?? ''
      return { id: row.id, task: row.task, argument, group: row.turn, read: row.read, written: row.written }
    },
    /** Puts the bytes of a file that was handed over at `path`. */
    fetch: (id: string, index: number, path: string) => intoFile(id, `file ${index}`, path),
    /** This reader is still at them. */
    async keep(ids: readonly string[]) {
      await pool.query(
        `update __reading_requests set leased_until = clock_timestamp() + make_interval(secs => $3)
         where id = any ($1::uuid[]) and reader = $2 and not is_answered`,
        [ids, self, leaseSeconds],
      )
    },
    /** Nothing happens when another reader has it by now, or nobody waits for it any more. */
    async settle(id: string, said: string, written: string | null) {
      await inTransaction(async (client) => {
        const { rowCount } = await client.query(
          'update __reading_requests set is_answered = true where id = $1 and reader = $2 and not is_answered',
          [id, self],
        )
        if (rowCount !== 1) return
        await putText(client, id, 'answer', said)
        if (written) await putFile(client, id, 'written', written)
      })
      void tell(answeredChannel, id)
    },
    /** How many each reader has in hand, by the id of its process. */
    async heldBy(): Promise<Map<string, number>> {
      const { rows } = await pool.query<{ reader: string; held: number }>(
        `select reader, count(*)::int as held from __reading_requests
         where not is_answered and leased_until > clock_timestamp() group by reader`,
      )
      return new Map(rows.map(({ reader, held }) => [reader, held]))
    },
    /** Takes away what nobody waits for: whoever asked is gone. */
    async sweep() {
      await pool.query(
        `delete from __reading_requests
         where asked_by not in (select id from processes) and asked_at < clock_timestamp() - make_interval(secs => $1)`,
        [sweptAfterSeconds],
      )
    },
    async close() {
      await pool.end()
    },
  }
}

export type ReadingRequests = ReturnType<typeof readingRequests>
