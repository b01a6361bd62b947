import { Client } from 'pg'
import type { Leadership } from '#src/ports/leadership.ts'
import { leaderLock } from './locks.ts'

const againMs = 2000

/**
 * Who holds a lock of the database leads. The engine gives it back when the connection ends, however it ends; the others ask for it every
 * two seconds. A connection of its own: one of a pool would be given to somebody else.
 */
export function leadershipOn(url: string): Leadership {
  const begins: (() => () => void)[] = []
  let ends: (() => void)[] | null = null
  let hasEnded = false
  let client: Client | null = null
  let timer: Timer | undefined

  const lose = () => {
    const stopping = ends ?? []
    ends = null
    for (const stop of stopping) stop()
  }
  const connected = async () => {
    if (client) return client
    const made = new Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      query_timeout: 5000,
      application_name: 'leadership',
    })
    made.on('error', () => {})
    made.once('end', () => {
      if (client === made) client = null
      lose()
    })
    await made.connect()
    client = made
    return made
  }
  const look = async () => {
    const by = await connected()
    // Also where it leads: a connection that is dead says so when it is asked.
    if (ends) return void (await by.query('select 1'))
    const { rows } = await by.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [leaderLock])
    if (rows[0]!.held && !hasEnded) ends = begins.map((begin) => begin())
  }
  const goOn = () => {
    if (hasEnded) return
    void look()
      .catch(async () => {
        const broken = client
        client = null
        lose()
        await broken?.end().catch(() => {})
      })
      .finally(() => {
        if (!hasEnded) timer = setTimeout(goOn, againMs)
        timer?.unref()
      })
  }

  return {
    begin: goOn,
    isLeading: () => ends !== null,
    whileLeading(begin) {
      begins.push(begin)
      ends?.push(begin())
    },
    async end() {
      hasEnded = true
      clearTimeout(timer)
      lose()
      await client?.end().catch(() => {})
    },
  }
}
