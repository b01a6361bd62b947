import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ServerProcess, startServer } from '#src/commands/server-process.ts'
import { type BenchOptions, adminEnvironment as environment, type Measure, measure, median } from './measure.ts'

const bare = join(import.meta.dir, 'bare-server.ts')
const idleMs = 6000

/** How soon the server answers, and how much memory it holds when nobody asks for anything. */
export async function startAndMemory({ rounds, folder }: BenchOptions): Promise<Measure[]> {
  const dataDir = join(folder, 'process')
  // The very first start makes the database and the admin; what counts is every start after it.
  await (await startServer({ dataDir, environment })).stop()
  const starts: [number, number][] = []
  const memory: [number, number][] = []
  const children: number[] = []
  for (let round = 0; round < rounds; round++) {
    const start = (isOurs: boolean) =>
      startServer({ dataDir, environment, firstPage: '/login', ...(isOurs ? {} : { entry: bare }) })
    const observe = async (isOurs: boolean) => {
      const server = await start(isOurs)
      return server
    }
    const order = round % 2 === 0 ? [true, false] : [false, true]
    const took = { ours: 0, theirs: 0 }
    const held = { ours: 0, theirs: 0 }
    for (const isOurs of order) {
      const server = await observe(isOurs)
      await Bun.sleep(isOurs ? idleMs : 1000)
      took[isOurs ? 'ours' : 'theirs'] = server.startMs
      held[isOurs ? 'ours' : 'theirs'] = residentMegabytes(server.pid)
      if (isOurs) children.push(...readersOf(server).map(residentMegabytes))
      await server.stop()
    }
    starts.push([took.ours, took.theirs])
    memory.push([held.ours, held.theirs])
  }
  const largest = Math.max(...children)
  return [
    measure({ name: 'start to first 200 on /login', against: 'bare Elysia', unit: 'ms', limit: 8, guard: 600 }, starts),
    measure({ name: 'memory of the idle server process', against: 'bare Elysia', unit: 'MB', limit: 3, guard: 160 }, memory, [
      `${largest > 200 ? '! ' : ''}reading children: median ${Math.round(median(children))} MB, largest ${Math.round(largest)} MB (at most 200)`,
    ]),
  ]
}

/** Resident memory of a process in megabytes (of 1,000,000 bytes). */
function residentMegabytes(pid: number) {
  const kilobytes = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+) kB/)?.[1]
  return (Number(kilobytes ?? Number.NaN) * 1024) / 1e6
}

/** The reading processes among a server's children. */
function readersOf({ pid }: ServerProcess): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((id) => {
      try {
        return (
          readFileSync(`/proc/${id}/stat`, 'utf8')
            .replace(/^.*\) /, '')
            .split(' ')[1] === String(pid)
        )
      } catch {
        return false
      }
    })
}
