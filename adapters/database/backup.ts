import { Database as Sqlite } from 'bun:sqlite'
import { existsSync, rmSync } from 'node:fs'
import { newerProgram } from './migrate.ts'
import type { NewerProgram } from './written-by.ts'

/** A file of the file store, as the database knows it. */
export interface NamedFile {
  key: string
  sha256: string
}

/**
 * Writes a copy of the database as it is at this moment to `to`, which must not exist. Another process may go on writing
 * meanwhile: it is neither stopped nor slowed by a lock. Throws when there is no database at `path`.
 */
export function snapshotDatabase(path: string, to: string) {
  const sqlite = new Sqlite(path, { readonly: true })
  try {
    // Only waited for when the file is being made or moved to another journal.
    sqlite.run('PRAGMA busy_timeout = 5000')
    sqlite.run('VACUUM INTO ?', [to])
  } finally {
    sqlite.close()
  }
}

/** Every file that a snapshot names. */
export function filesNamedIn(snapshot: string): NamedFile[] {
  const sqlite = new Sqlite(snapshot, { readonly: true })
  try {
    return sqlite.query('select key, sha256 from files order by key').all() as NamedFile[]
  } finally {
    sqlite.close()
  }
}

/** The setting that says whether files are sealed: "sealed" or "open". */
export const sealingSetting = 'sealing'

/** Whether a snapshot says that files of its instance are sealed. */
export function saysSealed(snapshot: string): boolean {
  const sqlite = new Sqlite(snapshot, { readonly: true })
  try {
    return sqlite.query('select 1 from instance_settings where key = ? and value = ?').get(sealingSetting, '"sealed"') !== null
  } finally {
    sqlite.close()
  }
}

/** Whether the file is a whole SQLite database: readable, unbroken, every reference leading somewhere. */
export function isSoundDatabase(path: string): boolean {
  try {
    const sqlite = new Sqlite(path, { readonly: true })
    try {
      const { integrity_check: verdict } = sqlite.query('PRAGMA integrity_check').get() as { integrity_check: string }
      return verdict === 'ok' && sqlite.query('PRAGMA foreign_key_check').all().length === 0
    } finally {
      sqlite.close()
    }
  } catch {
    return false
  }
}

/** The program that wrote a database, when it is newer than this one. */
export function newerProgramOf(path: string): NewerProgram | null {
  const sqlite = new Sqlite(path, { readonly: true })
  try {
    return newerProgram(sqlite)
  } finally {
    sqlite.close()
  }
}

/** Takes a database out of use so that another file can take its name: what its journal still holds must not be applied to that. */
export function retireDatabase(path: string) {
  if (!existsSync(path)) return
  try {
    const sqlite = new Sqlite(path)
    sqlite.run('PRAGMA wal_checkpoint(TRUNCATE)')
    sqlite.close()
  } catch {
    // Not a database any more: then its journal is of no use either.
  }
  for (const ending of ['-wal', '-shm']) rmSync(path + ending, { force: true })
}
