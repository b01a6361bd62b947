import { readdir, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'

/** Removes what writers that died have left in a folder of temporary files named `<process id>-…`. */
export async function sweep(folder: string) {
  const started = performance.timeOrigin
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const owner = Number.parseInt(name, 10)
    // A process in a container gets the id of the one before it; what is older than itself was not written by it.
    const left = owner === process.pid ? ((await stat(path).catch(() => null))?.mtimeMs ?? 0) < started : !isRunning(owner)
    if (left) await unlink(path).catch(() => {})
  }
}

function isRunning(processId: number) {
  if (!Number.isInteger(processId)) return false
  try {
    process.kill(processId, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
