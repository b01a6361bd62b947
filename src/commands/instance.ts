import { plugIn, WrongSetting } from '#adapters/adapter.ts'
import { systemClock } from '#adapters/clock/system.ts'
import { databasePath } from '#adapters/database/open.ts'
import { fileStores } from '#adapters/file-store/index.ts'
import { readConfig, usesPostgres, WrongConfiguration } from '#src/config.ts'
import type { FileStore } from '#src/ports/file-store.ts'
import type { SealingSource } from '#src/ports/sealing-source.ts'
import { keptSecret } from '#src/secret.ts'
import type { BackupLock } from './backup/encryption.ts'
import { stop } from './prepare.ts'

/** Where an instance keeps what it keeps. */
export interface Instance {
  dataDir: string
  databasePath: string
  /** What is stored, as it lies there: sealed or not. */
  fileStore: FileStore
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
    if (usesPostgres(databaseUrl))
      stop(
        'This works with a SQLite file, but DATABASE_URL leads to PostgreSQL, which has tools of its own: see docs/operations.md.',
      )
    const secret = sessionSecret ?? keptSecret(dataDir)
    return {
      dataDir,
      databasePath: databasePath(databaseUrl, dataDir),
      fileStore: plugIn(fileStores, adapters.fileStore, environment, { fetch, clock: systemClock, dataDir }),
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
