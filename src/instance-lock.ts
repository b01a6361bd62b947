import { Database as Sqlite } from 'bun:sqlite'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The lock is one of SQLite's on an empty file. The kernel takes it back when the process dies, however it dies and whether or not
 * anybody has asked after it; a process id in a file says neither. `server.pid` is only for people, and for versions before this lock.
 */
const lockName = 'server.lock'
const pidName = 'server.pid'
/** Files in the data folder that belong to no instance in particular. */
export const lockFiles: readonly string[] = [lockName, pidName]

/** What is held must not be cleared away: that would give the lock back. */
const held = new Set<Sqlite>()

/** Time for somebody who only looks whether the folder is in use. */
const patienceMs = 100
/** Time for a process that was killed a moment ago to be gone with all of its threads. */
const dyingMs = 3000

/** Marks the data folder as used by this process. Null when a living process has it: two servers would fight over the queue. */
export function lockInstance(dataDir: string): { release(): void } | null {
  if (olderInstance(dataDir)) return null
  const lock = openLock(dataDir)
  if (isRefused(dataDir, () => lock.run('BEGIN EXCLUSIVE'))) {
    lock.close()
    return null
  }
  held.add(lock)
  const pidFile = join(dataDir, pidName)
  writeFileSync(pidFile, `${process.pid} ${factsOf(process.pid).start} locked`, { mode: 0o600 })
  return {
    release() {
      if (!held.delete(lock)) return
      rmSync(pidFile, { force: true })
      lock.close()
    },
  }
}

/** The server that uses this data folder, such as "process 812"; null when there is none. */
export function runningInstance(dataDir: string): string | null {
  const older = olderInstance(dataDir)
  if (older) return older
  if (!existsSync(join(dataDir, lockName))) return null
  const lock = openLock(dataDir)
  const isHeld = isRefused(dataDir, () => lock.query('PRAGMA user_version').get())
  lock.close()
  if (!isHeld) return null
  const { pid } = notedProcess(dataDir)
  return pid ? `process ${pid}` : 'another process'
}

function openLock(dataDir: string) {
  const lock = new Sqlite(join(dataDir, lockName), { create: true, readwrite: true })
  lock.run(`PRAGMA busy_timeout = ${patienceMs}`)
  return lock
}

/** Whether a living process holds the lock that `ask` asks for. */
function isRefused(dataDir: string, ask: () => void): boolean {
  const deadline = performance.now() + dyingMs
  for (;;)
    try {
      ask()
      return false
    } catch (error) {
      if (!(error as { code?: string }).code?.startsWith('SQLITE_BUSY')) throw error
      const { pid } = notedProcess(dataDir)
      if (!pid || !isDead(pid) || performance.now() > deadline) return true
    }
}

/** A server of a version that wrote its process id and locked nothing. */
function olderInstance(dataDir: string): string | null {
  const { pid, start, isLocked } = notedProcess(dataDir)
  if (!pid || isLocked || pid === process.pid) return null
  // A process id is used again after a while: only the same start time is the same process.
  return !isDead(pid) && factsOf(pid).start === start ? `process ${pid}` : null
}

function isDead(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return true
  }
  return factsOf(pid).isZombie
}

function notedProcess(dataDir: string) {
  const path = join(dataDir, pidName)
  const [pid, start = '', mark] = existsSync(path) ? readFileSync(path, 'utf8').split(' ') : []
  return { pid: Number(pid) || null, start, isLocked: mark === 'locked' }
}

/** When a process began, as the kernel counts it, and whether it only waits for its parent to hear that it ended. */
function factsOf(pid: number): { start: string; isZombie: boolean } {
  try {
    const facts = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return { start: facts[19] ?? '', isZombie: facts[0] === 'Z' || facts[0] === 'X' }
  } catch {
    // Where that cannot be told.
    return { start: '', isZombie: false }
  }
}
