import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
/** Bytes: several times what the databases of all unit tests take together. */
const plenty = 4e9

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize > plenty
  } catch {
    return false
  }
}

/**
 * What lets a run of tests take less of the processor, as variables of their environment: an allocator that keeps what it will soon
 * need again, and no last stage of compilation, which takes longer than it saves when every test runs other code. Where the system
 * is slow to hand out memory this is a quarter of the whole.
 */
const thriftySurroundings = { MIMALLOC_PURGE_DELAY: '-1', BUN_JSC_useFTLJIT: '0' }

/** The same for tests that start servers, and for these: the processes that read files start with the first file, as most get none. */
export const serverSurroundings = { ...thriftySurroundings, READING_WARM_UP: 'off' }

/**
 * What lets many short tests run sooner still: temporary files in memory where the system has a place for that with room to spare.
 * The files are gone when this process ends: a runner of tests does not tell its tests that it ends.
 */
export function quickSurroundings(): Record<string, string> {
  const folder = mkdtempSync(join(hasRoom(memory) ? memory : tmpdir(), 'ats-unit-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
  return { ...thriftySurroundings, TMPDIR: folder }
}
