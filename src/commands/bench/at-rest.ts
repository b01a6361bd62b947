import { readFileSync } from 'node:fs'

/** Clock ticks of the system, ten milliseconds each, in which a resting process may still have been at work. */
const MOST_TICKS = 2
const WINDOW_MS = 400
const PATIENCE_MS = 30_000

/**
 * Resolves when the process and its children have done next to nothing for a while: its readers have warmed up, and what follows an
 * upload is done. Whatever is measured next has the machine to itself. Rejects after half a minute.
 */
export async function atRest(pid: number): Promise<void> {
  const until = performance.now() + PATIENCE_MS
  let before = ticksOf(pid)
  while (performance.now() < until) {
    await Bun.sleep(WINDOW_MS)
    const now = ticksOf(pid)
    if (Math.abs(now - before) <= MOST_TICKS) return
    before = now
  }
  throw new Error('The server does not come to rest.')
}

const ticksOf = (pid: number) =>
  [pid, ...childrenOf(pid)].reduce((sum, id) => {
    const fields = readOrEmpty(`/proc/${id}/stat`)
      .replace(/^.*\) /, '')
      .split(' ')
    return sum + Number(fields[11] ?? 0) + Number(fields[12] ?? 0)
  }, 0)

const childrenOf = (pid: number) => readOrEmpty(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number)

/** A process that has just ended has no files any more. */
const readOrEmpty = (path: string) => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
