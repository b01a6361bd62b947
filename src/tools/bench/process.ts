import { join } from 'node:path'
import { startServer } from '#src/commands/server-process.ts'
import { type BenchOptions, adminEnvironment as environment, type Measure, measure, median } from './measure.ts'
import { memoryOf, workersOf } from './processes.ts'

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
  const observe = async (isOurs: boolean) => {
    const server = await startServer({ dataDir, environment, firstPage: '/login', ...(isOurs ? {} : { entry: bare }) })
    // Ours warms its reading processes up first, and gives back what that took.
    await Bun.sleep(isOurs ? idleMs : 1000)
    const memory = memoryOf(server.pid)
    if (isOurs) children.push(...workersOf(server.pid).map((pid) => memoryOf(pid)))
    await server.stop()
    return { startMs: server.startMs, memory }
  }
  for (let round = 0; round < rounds; round++) {
    const oursFirst = round % 2 === 0
    const first = await observe(oursFirst)
    const second = await observe(!oursFirst)
    const [ours, theirs] = oursFirst ? [first, second] : [second, first]
    starts.push([ours.startMs, theirs.startMs])
    memory.push([ours.memory, theirs.memory])
  }
  const largest = Math.max(...children)
  return [
    measure({ name: 'start to first 200 on /login', against: 'bare Elysia', unit: 'ms', limit: 8, guard: 600 }, starts),
    measure({ name: 'memory of the idle server process', against: 'bare Elysia', unit: 'MB', limit: 3, guard: 160 }, memory, [
      `${largest > 200 ? '! ' : ''}reading children: median ${Math.round(median(children))} MB, largest ${Math.round(largest)} MB (at most 200)`,
    ]),
  ]
}
