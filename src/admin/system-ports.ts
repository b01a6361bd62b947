import type { RunningProcess } from '#src/ports/processes.ts'

/** What arrives through public forms. */
export interface PublicForms {
  mode: 'auto' | 'on' | 'off'
  /** Whether they ask for a proof of work now. */
  isDemanded: boolean
  /** Since when they are under attack; null when they are not. */
  since: Date | null
  /** In the last minute. */
  forms: number
  refused: number
  solved: number
}

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
  /** Whether one is being tried. */
  isChecking: boolean
}

/** What came of trying a backup: restored into a folder that was thrown away. */
export interface BackupCheck {
  name: string
  at: Date
  /** Sentences about what is well. */
  told: string[]
  /** Sentences about what is not; none when the backup would do. */
  problems: string[]
  figures: { parts: number; receipts: number; receiptsSame: number }
  /** The backup itself can be opened by whoever has the key only: a copy was made and tried. */
  isCopy: boolean
}

/** Backups in the data folder. */
export interface Backups {
  /** Newest first. */
  list(): Promise<BackupFile[]>
  /** Whether those made from now on are encrypted. */
  encrypts: boolean
  /** Whether files in them are sealed: then they are of use only with the file of keys beside them. */
  seals: boolean
  /** The name of that file, which `open` takes as well; null when there is none. */
  keysFile(): Promise<string | null>
  state(): BackupState
  /**
   * Begins one and resolves when it is on its way; its end is told by `state`. Rejects with `BackupUnderWay`, `BackupTooSoon`,
   * or `NoRoomForBackup`.
   */
  start(): Promise<void>
  /**
   * Tries the newest one in another process and resolves when that has begun; `found` is what came of it. Rejects with `BackupUnderWay`,
   * also while another is tried, or with `NoSuchBackup` when there is none.
   */
  check(): Promise<{ name: string; found: Promise<BackupCheck> }>
  /** What came of the last try; null when none was made. */
  lastCheck(): Promise<BackupCheck | null>
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

/** Whether the processes that open files of strangers see anything else, as they found when they started. */
export interface Readers {
  confinement(): { state: 'confined' | 'open' | 'starting'; by: string | null }
}

/** What the program is made of, as the build wrote it down. */
export interface BillOfMaterials {
  /** CycloneDX as text, with the number of packages that run; null where nothing was built. */
  read(): Promise<{ text: string; packages: number } | null>
}

/** A process that serves the instance, and what it has in hand. */
export interface ProcessAtWork extends RunningProcess {
  isThis: boolean
  works: { kind: string; count: number }[]
}

/** Who serves the instance. */
export interface ProcessesAtWork {
  list(): Promise<ProcessAtWork[]>
}

/** Migrations of the database, oldest first. */
export interface Migrations {
  list(): Promise<{ name: string; madeOn: Date; isApplied: boolean }[]>
}

/** Something that broke in a browser, as its page tells it. */
export interface BrowserFailure {
  /** The path of the page with everything masked that is no plain word. */
  page: string
  /** The kind of error, such as TypeError; never what it says. */
  name: string
  /** Places in our own files, the innermost first. */
  positions: string[]
  /** The program that the page was built with. */
  version: string
}

/** The same failure, however often it came. */
export interface CountedFailure extends BrowserFailure {
  id: string
  /** Of the last time, such as "Firefox on Windows". */
  browser: string
  times: number
  firstAt: Date
  lastAt: Date
}

/** What broke in browsers, grouped. */
export interface BrowserFailures {
  /** Counts it; resolves to how often it has come by now. Of more than `most` groups the one that has not come for longest goes. */
  count(failure: Omit<CountedFailure, 'times' | 'firstAt' | 'lastAt'>, at: Date, most: number): Promise<number>
  /** The one that came last first. */
  list(limit: number): Promise<CountedFailure[]>
}

/** The mailbox that mails are taken from, and how it is. */
export interface MailInFacts {
  mailbox: string
  address: string
  /** Whether senders are verified by what the own mail server says. */
  verifies: boolean
  /** Whether mails are marked or moved once they were taken. */
  tidies: boolean
  /** When it was last looked at without an error; null when not since the start. */
  lastLookAt: Date | null
  /** Since when it cannot be reached; null while it can. */
  awaySince: Date | null
  error: string | null
  /** Mails of the last thirty days, by what became of them. */
  counts: Record<'filed' | 'applied' | 'unfiled' | 'nobody' | 'passed' | 'repeated' | 'failed', number>
}
