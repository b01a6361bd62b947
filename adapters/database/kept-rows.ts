import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { moveSynced, syncFolder } from '#adapters/file-store/durable.ts'
import { retireDatabase, snapshotDatabase } from './backup.ts'
import { type Database, openDatabase } from './open.ts'
import { openForReading } from './open-for-reading.ts'

/** The database of an instance, as commands have to do with it. A backup is a SQLite file, whichever engine it comes from or goes to. */
export interface KeptRows {
  readonly engine: 'sqlite' | 'postgres'
  /** As it may be shown: the path of a file, or an address without its password. */
  readonly shown: string
  /** Whether there is a database with something in it. */
  exist(): Promise<boolean>
  /** Writes a SQLite file with all rows as they are at one moment to `to`, which must not exist. A server may go on writing meanwhile. */
  snapshot(to: string): Promise<void>
  /** The servers that use it, in words; null when none does, or where the data folder says so. */
  users(): Promise<string | null>
  /** Puts a SQLite file of this version in place of what is there, at one moment. Takes the file. */
  replaceWith(snapshot: string): Promise<void>
  /** To look at and nothing else; a server may use it. Throws when there is none. */
  openForReading(): Database
  /** To write. No server may use it. */
  open(): Database
}

/** A SQLite file. */
export const sqliteRows = (path: string): KeptRows => ({
  engine: 'sqlite',
  shown: path,
  exist: async () => existsSync(path),
  snapshot: async (to) => snapshotDatabase(path, to),
  users: async () => null,
  async replaceWith(snapshot) {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    for (const each of [snapshot, path]) retireDatabase(each)
    const beside = `${path}.restored`
    await moveSynced(snapshot, beside, `${beside}.copy`)
    await rename(beside, path)
    await syncFolder(dirname(path))
  },
  openForReading: () => openForReading(path),
  open: () => openDatabase(path),
})
