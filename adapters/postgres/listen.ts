import { Client } from 'pg'

interface Listening {
  /** For the connection that listens: it has to lead to the engine itself, not to a pool of connections. */
  url: string
  channel: string
  heard: (payload: string) => void
  /** The connection is there, for the first time or again. */
  connected?: () => void
}

const againAfterMs = 250

/** Hears what is said on a channel until closed; a connection that breaks is made again. What was said meanwhile is lost: look now and then. */
export function listenOn({ url, channel, heard, connected }: Listening) {
  let isClosed = false
  let listener: Client | null = null
  const listen = async () => {
    while (!isClosed) {
      const client = new Client({
        connectionString: url,
        keepAlive: true,
        connectionTimeoutMillis: 5000,
        application_name: `listening: ${channel}`,
      })
      const ended = new Promise<void>((resolve) => {
        client.on('error', () => resolve())
        client.on('end', () => resolve())
      })
      client.on('notification', ({ payload = '' }) => heard(payload))
      try {
        await client.connect()
        await client.query(`listen ${channel}`)
        listener = client
        connected?.()
        if (!isClosed) await ended
      } catch {
        // Tried again below.
      }
      listener = null
      await client.end().catch(() => {})
      if (!isClosed) await Bun.sleep(againAfterMs)
    }
  }
  void listen()
  return {
    /** To every other process that listens. Lost while there is no connection. */
    say: async (payload: string): Promise<void> => {
      await listener?.query('select pg_notify($1, $2)', [channel, payload])
    },
    async close() {
      isClosed = true
      await listener?.end().catch(() => {})
    },
  }
}
