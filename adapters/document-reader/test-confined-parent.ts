/** A server that has a confined process at work that never ends: `WAY FOLDER`. Says the process ids, and waits to be killed. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { confinements } from './confinement.ts'
import { createReadingPool } from './pool.ts'

const [name = '', folder = ''] = process.argv.slice(2)
const ways = confinements(join(import.meta.dir, '../..')).filter((way) => way.name === name)
const entry = join(import.meta.dir, 'test-confined-probe.ts')
const pool = createReadingPool({ entry, size: 1, confine: { ways, folder, mustNotSee: folder } })
await pool.warm()
void pool.run('spin', '')
await Bun.sleep(200)
const [outer] = pool.pids()
const inner = readFileSync(`/proc/${outer}/task/${outer}/children`, 'utf8').trim()
process.stdout.write(`${JSON.stringify({ pids: [outer, Number(inner)] })}\n`)
await Bun.sleep(60_000)
