import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Marks the data folder as used by this process. Null when a living process has it: two servers would fight over the queue. */
export function lockInstance(dataDir: string): { release(): void } | null {
  const path = join(dataDir, 'server.pid')
  if (runningInstance(dataDir)) return null
  writeFileSync(path, `${process.pid} ${startOf(process.pid)}`, { mode: 0o600 })
  return { release: () => rmSync(path, { force: true }) }
}

/** Process id of the server that uses this data folder; null when there is none. */
export function runningInstance(dataDir: string): number | null {
  const path = join(dataDir, 'server.pid')
  if (!existsSync(path)) return null
  const [pid = 0, start = ''] = readFileSync(path, 'utf8')
    .split(' ')
    .map((part, index) => (index === 0 ? Number(part) : part))
  const other = Number(pid)
  if (!other || other === process.pid) return null
  try {
    process.kill(other, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return null
  }
  // A process id is used again after a while: only the same start time is the same process.
  return startOf(other) === start ? other : null
}

/** When a process began, as the kernel counts it; '' where that cannot be told. */
function startOf(pid: number): string {
  try {
    return (
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ')[19] ?? ''
    )
  } catch {
    return ''
  }
}
