import { plugIn, WrongSetting } from '#adapters/adapter.ts'
import { systemClock } from '#adapters/clock/system.ts'
import { type KeptRows, sqliteRows } from '#adapters/database/kept-rows.ts'
import { databasePath } from '#adapters/database/open.ts'
import { fileStores } from '#adapters/file-store/index.ts'
import { filesOfPeople } from '#adapters/file-store/own-keys.ts'
import { type KeptPlaces, keptPlaces } from '#adapters/kept-places.ts'
import { postgresRows } from '#adapters/postgres/kept-rows.ts'
import { readConfig, usesPostgres, WrongConfiguration } from '#src/config.ts'
import type { FileStore } from '#src/ports/file-store.ts'
import type { SealingSource } from '#src/ports/sealing-source.ts'
import { keptSecret } from '#src/secret.ts'
import type { BackupLock } from './backup/encryption.ts'
import { stop } from './prepare.ts'

/** Where an instance keeps what it keeps. */
export interface Instance {
  dataDir: string
  rows: KeptRows
  /** What is stored of people, as it lies there: sealed or not. */
  fileStore: FileStore
  /** What lies beside database and files. */
  places: KeptPlaces
  /** Where the key is that files are sealed with; nothing where none is set. */
  sealing?: SealingSource | null
  /** True when the secret is set from outside and so is no file of the instance. */
  secretFromOutside: boolean
  /** The secret, and those before it; none before the first start. */
  secrets: string[]
  /** What its backups are encrypted to; null where they are not. */
  lock: BackupLock | null
}

/** The instance that the environment describes, read as the server reads it. Ends the process with one line for a wrong setting. */
export function instanceFromEnvironment(environment = process.env): Instance {
  try {
    const { dataDir, databaseUrl, sessionSecret, earlierSecrets, backupLock, sealing, adapters } = readConfig(environment)
    const engine = usesPostgres(databaseUrl) ? 'postgres' : 'sqlite'
    const stored = plugIn(fileStores, adapters.fileStore, environment, { fetch, clock: systemClock, dataDir })
    const secret = sessionSecret ?? keptSecret(dataDir)
    return {
      dataDir,
      rows: engine === 'postgres' ? postgresRows(databaseUrl) : sqliteRows(databasePath(databaseUrl, dataDir)),
      fileStore: filesOfPeople(stored),
      places: keptPlaces(engine, stored, { dataDir, clock: systemClock }),
      sealing,
      secretFromOutside: sessionSecret !== null,
      lock: backupLock,
      secrets: secret === null ? [] : [secret, ...earlierSecrets],
    }
  } catch (error) {
    if (error instanceof WrongConfiguration || error instanceof WrongSetting) stop(error.message)
    throw error
  }
}
