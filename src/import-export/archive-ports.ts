import type { archiveStates } from './constants.ts'

/** How much of one kind an archive holds. */
export interface ArchivedKind {
  kind: string
  count: number
}

/** Something that does not come along. */
export interface ArchiveLoss {
  kind: string
  count: number
  /** Goes on after the number: "3 still being read and ranked". */
  because: string
}

/** What of a workspace stands in an archive, and what does not come along. */
export interface ArchiveReport {
  /** What the workspace is called there. */
  name: string
  /** ISO, when it was made. */
  madeAt: string
  kinds: ArchivedKind[]
  losses: ArchiveLoss[]
  /** Files that the archive names without having them: they were lost before. */
  missingFiles: number
  /** Colleagues whom rows name, and which of them are members here; empty on the way out. */
  colleagues: { name: string; email: string; isHere: boolean }[]
}

/** A workspace as one file, on its way out or in. */
export interface WorkspaceArchive {
  id: string
  workspaceId: string
  direction: 'out' | 'in'
  state: (typeof archiveStates)[number]
  file: { id: string; key: string; size: number } | null
  done: number
  total: number
  problem: string | null
  report: ArchiveReport | null
  requestedBy: string | null
  createdAt: Date
  finishedAt: Date | null
}

/** Writes take part in the caller's transaction. */
export interface WorkspaceArchives {
  add(archive: Omit<WorkspaceArchive, 'file'>): Promise<void>
  find(workspaceId: string, id: string): Promise<WorkspaceArchive | null>
  /** Whatever workspace it belongs to: for the queue. */
  stored(id: string): Promise<WorkspaceArchive | null>
  /** The newest of each direction. */
  latest(workspaceId: string, direction: 'out' | 'in'): Promise<WorkspaceArchive | null>
  update(
    id: string,
    changes: Partial<Pick<WorkspaceArchive, 'state' | 'done' | 'total' | 'problem' | 'report' | 'finishedAt'>> & {
      fileId?: string
    },
  ): Promise<void>
}

/** Hears how many of the parts are done. */
export type ToldOfParts = (done: number, total: number) => Promise<void>

/** What goes on in a workspace that was taken in, for the queue. */
export interface LeftToDo {
  /** Applications whose resumes are to be read. */
  applications: string[]
  /** Spoken answers that are to be written down. */
  answers: string[]
  usage: { resumes: number; jobDescriptions: number; assessments: number }
}

/** Makes archives of workspaces, and workspaces of archives. */
export interface WorkspaceCarrier {
  /** Writes everything of a workspace, as it is at one moment, to `path`. */
  write(workspaceId: string, path: string, told: ToldOfParts): Promise<ArchiveReport>
  /** Looks through an archive in the file store and keeps nothing. Rejects with `BrokenArchive` for whatever is wrong with it. */
  check(workspaceId: string, key: string): Promise<ArchiveReport>
  /**
   * Takes an archive into a workspace that holds nothing. `alongside` writes in the same transaction; when it rejects, nothing is kept.
   * `announce` hears the keys of files before they are stored. Rejects with `BrokenArchive`, or `WorkspaceNotEmpty`.
   */
  takeIn(
    workspaceId: string,
    key: string,
    given: {
      told: ToldOfParts
      announce(keys: string[]): Promise<void>
      alongside(left: LeftToDo): Promise<void>
    },
  ): Promise<ArchiveReport>
  /** What a workspace holds already, in words such as "3 job descriptions"; null when it holds nothing. */
  holding(workspaceId: string): Promise<string | null>
}
