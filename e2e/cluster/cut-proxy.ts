import { createServer, connect as dial, type Socket } from 'node:net'

/** When a connection to the database is cut: before the engine hears of the commit, or after, when it may have been done. */
export type Cut = 'before the commit' | 'after the commit'

/**
 * Stands between a process and PostgreSQL and cuts connections where it hurts: just as they commit. Whoever is cut after the commit cannot
 * know whether it was done.
 */
export async function cuttingProxy(database: { host: string; port: number }) {
  let cut: { where: Cut; every: number; seen: number; done: number } | null = null
  const open = new Set<Socket>()
  const server = createServer((inside) => {
    const outside = dial(database.port, database.host)
    for (const socket of [inside, outside]) {
      open.add(socket)
      // Questions are short, and each waits for its answer.
      socket.setNoDelay(true)
      socket.on('error', () => {})
      socket.on('close', () => {
        open.delete(socket)
        inside.destroy()
        outside.destroy()
      })
    }
    inside.on('data', (bytes: Buffer) => {
      if (cut && isCommit(bytes) && cut.seen++ % cut.every === 0) {
        cut.done += 1
        if (cut.where === 'after the commit')
          // The engine does it, and nobody hears of it.
          return outside.write(bytes, () => setTimeout(() => inside.destroy(), 20))
        return inside.destroy()
      }
      outside.write(bytes)
    })
    outside.on('data', (bytes: Buffer) => {
      if (!inside.destroyed) inside.write(bytes)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    port,
    /** From now on every so many commits are cut. */
    begin(where: Cut, every: number) {
      cut = { where, every, seen: 0, done: 0 }
    },
    /** Resolves to how many were cut. */
    end(): number {
      const done = cut?.done ?? 0
      cut = null
      return done
    },
    async stop() {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A simple query of these words, as `pg` sends it: a letter, a length, the words, a zero. */
const isCommit = (bytes: Buffer) => bytes.includes('commit\0')
