import { Client } from 'pg'

/** Hears what is said on a channel until closed; a connection that breaks is made again. What was said meanwhile is lost: look now and then. */
export function listenOn(url: string, channel: string, heard: (what: string) => void) {
  let isClosed = false
  let client: Client | null = null
  const connect = async () => {
    while (!isClosed) {
      const made = new Client({
        connectionString: url,
        keepAlive: true,
        connectionTimeoutMillis: 5000,
        application_name: 'listening',
      })
      made.on('error', () => {})
      made.on('notification', ({ payload }) => heard(payload ?? ''))
      made.once('end', () => {
        if (client !== made) return
        client = null
        void connect()
      })
      try {
        await made.connect()
        await made.query(`listen ${channel}`)
        client = made
        if (isClosed) await made.end()
        return
      } catch {
        await made.end().catch(() => {})
        await Bun.sleep(500)
      }
    }
  }
  void connect()
  return {
    async close() {
      isClosed = true
      await client?.end().catch(() => {})
    },
  }
}
