/**
 * The whole server, which also notes when each transaction was committed and tells it on a port of its own: the bench measures
 * from there to what arrives elsewhere. Nothing of the product is different in it.
 */
import { Database } from 'bun:sqlite'

const commits: number[] = []
const run = Database.prototype.run
Database.prototype.run = function (this: Database, ...parameters: Parameters<typeof run>) {
  const result = run.apply(this, parameters)
  if (parameters[0] === 'COMMIT') commits.push(performance.timeOrigin + performance.now())
  return result
} as typeof run

Bun.serve({
  hostname: '127.0.0.1',
  port: Number(process.env.COMMITS_PORT),
  fetch: () => Response.json(commits.splice(0)),
})

await import('#src/main.ts')
