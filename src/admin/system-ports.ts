/** One backup that was made here. */
export interface BackupFile {
  /** Its file's name, which is also what to ask for. */
  name: string
  bytes: number
  takenAt: Date
  isEncrypted: boolean
}

export interface BackupState {
  running: { startedAt: Date; done: number; total: number } | null
  /** Why the last one failed, as a sentence; null when it did not. */
  lastFailure: { at: Date; sentence: string } | null
}

/** Backups in the data folder. */
export interface Backups {
  /** Newest first. */
  list(): Promise<BackupFile[]>
  /** Whether those made from now on are encrypted. */
  encrypts: boolean
  state(): BackupState
  /**
   * Begins one and resolves when it is on its way; its end is told by `state`. Rejects with `BackupUnderWay`, `BackupTooSoon`,
   * or `NoRoomForBackup`.
   */
  start(): Promise<void>
  /** Rejects with `NoSuchBackup`. */
  open(name: string): Promise<{ stream: ReadableStream<Uint8Array>; bytes: number }>
  /** Rejects with `NoSuchBackup`. */
  remove(name: string): Promise<void>
}

/** A file that only holds room, so that deleting still works when the disk is full. */
export interface Ballast {
  /** `held` is ready, `dropped` was given up because the disk is full, `no-room` could not be made. */
  state(): { state: 'held' | 'dropped' | 'no-room'; bytes: number }
}

/** How much room things take, in bytes. */
export interface RoomTaken {
  database: number
  /** Files that people uploaded, wherever they lie. */
  files: { count: number; bytes: number }
  /** Of those, uploads that could not be read. */
  unreadable: { count: number; bytes: number }
  outbox: { mails: number; bytes: number }
  snapshots: number
  backups: number
  incoming: number
  auditLog: { entries: number; bytes: number }
  /** Of the disk that the data folder is on. */
  disk: { free: number; total: number }
}

export interface Rooms {
  measure(): Promise<RoomTaken>
}

/** A job title that people choose from. */
export interface EditedTitle {
  id: string
  name: string
  /** Not offered any more; what was made with it keeps it. */
  isRetired: boolean
}

/** The list of job titles, for whoever may change it. Writes take part in the caller's transaction. */
export interface EditableTitles {
  /** In their order, retired ones included. */
  all(): Promise<EditedTitle[]>
  /** At the end. Resolves to false, having changed nothing, when there is one of this name. */
  add(title: { id: string; name: string }): Promise<boolean>
  /** Resolves to false, having changed nothing, when another has this name. */
  rename(id: string, name: string): Promise<boolean>
  retire(id: string, isRetired: boolean): Promise<void>
  /** Titles that are not named keep their place behind those that are. */
  order(ids: string[]): Promise<void>
}

/** Small documents that administrators edit. */
export interface Settings {
  read(key: string): Promise<{ value: unknown; revision: number; updatedAt: Date } | null>
  /** Resolves to false, having changed nothing, when the document is not at `revision` any more (0: not there yet). */
  write(key: string, change: { value: unknown; revision: number; by: string | null; at: Date }): Promise<boolean>
}

/** What is running here. */
export interface Version {
  version: string
  /** Null where the program was installed without its history. */
  commit: string | null
  startedAt: Date
  runtime: string
}

/** What the program is made of, as the build wrote it down. */
export interface BillOfMaterials {
  /** CycloneDX as text, with the number of packages that run; null where nothing was built. */
  read(): Promise<{ text: string; packages: number } | null>
}

/** Migrations of the database, oldest first. */
export interface Migrations {
  list(): Promise<{ name: string; madeOn: Date; isApplied: boolean }[]>
}
