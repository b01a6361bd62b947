import { stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { SetUpFacts } from '#src/admin/set-up-risks.ts'

/** What the settings say; the rest is looked up on the disk. */
export interface SetUpSettings extends Omit<SetUpFacts, 'isRoot' | 'openPaths' | 'disk'> {
  dataDir: string
  /** Null where the database is no file. */
  databasePath: string | null
}

/** How the instance is set up. Rejects when its data folder cannot be looked at. */
export async function setUpFacts({ dataDir, databasePath, ...settings }: SetUpSettings): Promise<SetUpFacts> {
  const [{ bavail, blocks, bsize }, folder, secret, database] = await Promise.all([
    statfs(dataDir),
    isOpen(dataDir),
    isOpen(join(dataDir, 'session-secret')),
    databasePath === null ? false : isOpen(databasePath),
  ])
  // What lies in a folder that nobody else may enter is closed, whatever it says of itself.
  const isDatabaseInside = databasePath?.startsWith(`${dataDir}/`) ?? true
  const openPaths = [
    ...(folder ? [dataDir] : []),
    ...(folder && secret ? [join(dataDir, 'session-secret')] : []),
    ...(database && databasePath && (folder || !isDatabaseInside) ? [databasePath] : []),
  ]
  return { ...settings, isRoot: process.getuid?.() === 0, openPaths, disk: { free: bavail * bsize, total: blocks * bsize } }
}

/** Whether others than the owner may do anything with it. Never so on Windows, where rights are kept elsewhere. */
async function isOpen(path: string): Promise<boolean> {
  if (process.platform === 'win32') return false
  const found = await stat(path).catch(() => null)
  return found !== null && (found.mode & 0o077) !== 0
}
