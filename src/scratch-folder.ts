import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Processes } from './ports/processes.ts'

/** What nobody has touched for so long, and belongs to no process that is there, is nobody's. */
const leftMs = 60 * 60_000

/**
 * Where this process puts files on their way: in the data folder where it is alone there, else in a folder of its own beneath, since processes
 * that share a database may share the folder as well. What processes left that were killed goes.
 */
export async function scratchFolder(dataDir: string, processes?: Pick<Processes, 'self' | 'living'>): Promise<string> {
  if (!processes) return dataDir
  const all = join(dataDir, 'processes')
  const living = new Set((await processes.living()).map(({ id }) => id))
  for (const name of existsSync(all) ? readdirSync(all) : []) {
    const age = Date.now() - (statSync(join(all, name), { throwIfNoEntry: false })?.mtimeMs ?? 0)
    if (!living.has(name) && age > leftMs) rmSync(join(all, name), { recursive: true, force: true })
  }
  return join(all, processes.self)
}
