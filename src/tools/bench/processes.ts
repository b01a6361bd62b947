/** What the system knows about other processes: Linux only. A process that has ended counts as having used no time. */
import { readdirSync, readFileSync } from 'node:fs'

/** Processor time of a process so far, in milliseconds; the kernel counts hundredths of a second. */
export function processorMs(pid: number): number {
  const fields = statOf(pid)
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 10
}

/** Processor time of this process's children that have ended and been waited for, in milliseconds. */
export const endedChildrenMs = (): number => {
  const fields = statOf(process.pid)
  return (Number(fields[13] ?? 0) + Number(fields[14] ?? 0)) * 10
}

/**
 * Memory of a process in megabytes (of 1,000,000 bytes): what is resident now, or the most that was since the mark was set. NaN,
 * which passes no limit, for a process that has ended.
 */
export function memoryOf(pid: number, what: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const kilobytes = readOrEmpty(`/proc/${pid}/status`).match(new RegExp(`${what}:\\s+(\\d+) kB`))?.[1]
  return (Number(kilobytes ?? Number.NaN) * 1024) / 1e6
}

const childrenOf = (pid: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && statOf(Number(name))[1] === String(pid))
    .map(Number)

/** Every process that this one has started, and those that they have started in turn. */
const descendantsOf = (pid: number): number[] => childrenOf(pid).flatMap((child) => [child, ...descendantsOf(child)])

/** Those that do the work: what stands in front of a confined reading process waits for it, and is none. */
export const workersOf = (pid: number): number[] => descendantsOf(pid).filter((id) => childrenOf(id).length === 0)

/** What stands behind the name of a process in its line of state: state, parent, … */
const statOf = (pid: number) =>
  readOrEmpty(`/proc/${pid}/stat`)
    .replace(/^.*\) /, '')
    .split(' ')

const STEP_MS = 400
const MOST_MS_A_STEP = 20
const PATIENCE_MS = 60_000

/**
 * Resolves when the process and all that it has started have done next to nothing for so long: its readers have warmed up, and what follows an
 * upload is done. Whatever is measured next has the machine to itself. Rejects after a minute.
 */
export async function atRest(pid: number, calmMs = STEP_MS): Promise<void> {
  const until = performance.now() + PATIENCE_MS
  const used = () => [pid, ...descendantsOf(pid)].reduce((sum, id) => sum + processorMs(id), 0)
  for (let calm = 0, before = used(); calm < calmMs; ) {
    if (performance.now() > until) throw new Error('The server does not come to rest.')
    await Bun.sleep(STEP_MS)
    const now = used()
    calm = Math.abs(now - before) <= MOST_MS_A_STEP ? calm + STEP_MS : 0
    before = now
  }
}

const readOrEmpty = (path: string) => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
