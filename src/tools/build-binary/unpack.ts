import { existsSync, lstatSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, sep } from 'node:path'

/**
 * Where the single file unpacks its program: `PROGRAM_DIR`, else a folder in the caches of whoever starts it. Another program
 * gets another folder.
 */
export function programFolder(digest: string, environment: Record<string, string | undefined>): string {
  const { PROGRAM_DIR, XDG_CACHE_HOME, HOME } = environment
  const caches = XDG_CACHE_HOME || (HOME && HOME !== '/' ? join(HOME, '.cache') : '')
  const home = PROGRAM_DIR || (caches ? join(caches, 'ats') : join(tmpdir(), `ats-${process.getuid?.() ?? 'program'}`))
  return join(home, digest.slice(0, 16))
}

/**
 * Writes the files of the tar that `archive` resolves to, unless they are there. What another user owns or may write is refused:
 * it could hold anything. Two starts at once end with one complete folder.
 * Earlier programs stay: a server may still be running from one.
 */
export async function unpackOnce(folder: string, archive: () => Promise<Uint8Array>): Promise<void> {
  const home = dirname(folder)
  mkdirSync(home, { recursive: true, mode: 0o700 })
  requireOwn(home)
  if (existsSync(folder)) return requireOwn(folder)
  const fresh = mkdtempSync(join(home, '.new-'))
  try {
    const files = await new Bun.Archive(await archive()).files()
    for (const [name, file] of files) {
      const path = join(fresh, name)
      if (!path.startsWith(fresh + sep)) throw new Error(`${name} is no name of a file.`)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, await file.bytes())
    }
    try {
      renameSync(fresh, folder)
    } catch (error) {
      if (!existsSync(folder)) throw error
    }
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}

function requireOwn(folder: string) {
  const { uid, mode } = lstatSync(folder)
  const own = process.getuid?.() ?? uid
  if (uid !== own || (mode & 0o022) !== 0) throw new Error(`${folder} belongs to somebody else, or others may write to it.`)
}
