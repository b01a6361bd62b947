import { readFileSync } from 'node:fs'

/** A clock that stands still while a process could go on but other programs have the processors. */
export interface OwnTime {
  /**
   * Milliseconds since the start, less those in which the process waited for a processor: what the work would have taken on a
   * machine with nothing else to do. Where the system does not tell, all time counts.
   */
  passed(): number
}

/** Starts the clock of a running process. */
export const ownTimeOf = (pid: number): OwnTime => {
  const start = performance.now()
  const waitedBefore = waited(pid) ?? 0
  // A process that has ended says nothing any more; what it said last stands.
  let last = 0
  return {
    passed() {
      last = Math.max(last, (waited(pid) ?? 0) - waitedBefore)
      return performance.now() - start - last
    },
  }
}

/** Milliseconds that the first thread of a process has waited for a processor; Linux counts them, in nanoseconds. */
const waited = (pid: number): number | null => {
  if (process.platform !== 'linux') return null
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6
  } catch {
    return null
  }
}
