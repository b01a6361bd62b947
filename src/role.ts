import { WrongConfiguration } from './wrong-configuration.ts'

/**
 * What a process does for its instance. `all` does everything and may be alone; the others share the work on a database of PostgreSQL's:
 * `web` answers requests, `worker` does what is queued or due, `reader` reads the files of the other two.
 */
export const roles = ['all', 'web', 'worker', 'reader'] as const
export type Role = (typeof roles)[number]

/** Whether a process of this role answers people and programs, and not only whoever watches it. */
export const answersRequests = (role: Role) => role === 'all' || role === 'web'

/** Whether a process of this role takes jobs and does what is due now and then. */
export const takesJobs = (role: Role) => role === 'all' || role === 'worker'

interface Shared {
  sharesDatabase: boolean
  fileStore: string
  filesDir: string
}

/** Throws `WrongConfiguration` for a part of the work in a process that the others cannot meet. */
export function refuseLonelyRole(role: Role, { sharesDatabase, fileStore, filesDir }: Shared) {
  if (role === 'all') return
  if (!sharesDatabase)
    throw new WrongConfiguration(
      'ROLE',
      `"${role}"`,
      'only all unless DATABASE_URL leads to a PostgreSQL database that the processes share',
    )
  // What it reads is handed to it through the database.
  if (role === 'reader') return
  if (fileStore === 'disk' && !filesDir)
    throw new WrongConfiguration(
      'FILE_STORE',
      '"disk"',
      `s3 where ROLE is ${role}, or disk with FILES_DIR, a folder that all processes reach`,
    )
}
