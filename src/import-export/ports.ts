import type { ResumeFacts } from '#src/matching/index.ts'
import type { AuditLog } from '#src/ports/audit-log.ts'
import type { Clock } from '#src/ports/clock.ts'
import type { FileStore } from '#src/ports/file-store.ts'
import type { Ids } from '#src/ports/ids.ts'
import type { JobQueue } from '#src/ports/job-queue.ts'
import type { Transaction } from '#src/ports/transaction.ts'
import type { Role } from '#src/shared/roles.ts'
import type { Mapping } from './constants.ts'

/** Who does it, and for which workspace. */
export interface Actor {
  id: string
  workspaceId: string
  /** Decides which fields of the workspace they see. */
  role: Role
}

/** What becomes of a row: somebody new, another text of somebody known, a text that is here already, or nothing. */
export type RowState = 'new' | 'version' | 'duplicate' | 'refused'

/** A row of an import as it was read, before the workspace is asked. */
export interface ReadRow {
  number: number
  /** As a person finds it: "Row 14", "Entry 3", the name of a file. */
  place: string
  /** The same with the name of the file, as the timeline remembers it. */
  detail: string
  state: RowState
  /** The sentence that says why; '' for somebody new. */
  reason: string
  name: string | null
  /** In lower case. */
  email: string | null
  /** The last ten digits. */
  phone: string | null
  /** The document that is kept of it; '' for refused rows. */
  text: string
  /** Hash of what it says. */
  hash: string
  /** A candidate that an export of ours named, and what the row tells of them. */
  candidateId: string | null
  facts: ExportedFacts | null
  warnings: string[]
}

export interface ImportColumns {
  header: string[]
  /** Which column holds what: as chosen, else as their names tell. */
  mapping: Mapping
  /** Up to three values of each column. */
  samples: string[][]
}

export interface ReadingRequest {
  files: { filename: string; path: string }[]
  mapping: Mapping | null
  /** Where the rows are written, one JSON text a line. */
  to: string
}

/** Reads what people bring. The files may be hostile, so it happens outside the server's process. */
export interface ImportReader {
  /** Writes the rows to `to`. Rejects with a `DomainError` whose sentence says what is wrong with the files. */
  read(request: ReadingRequest, options: { group: string }): Promise<{ columns: ImportColumns | null; rows: number }>
}

/** An import under way. */
export interface StoredImport {
  id: string
  workspaceId: string
  jobDescriptionId: string
  /** Where the rows are that are still to be taken in; null once all are. */
  file: { id: string; key: string } | null
  filename: string
  total: number
  refused: number
  taken: number
  takenBytes: number
  startedBy: string | null
  createdAt: Date
}

/** How far the batches of an import have got. */
export interface ImportProgress {
  ranked: number
  duplicates: number
  rejected: { place: string; error: string }[]
  /** Taken in and not ranked yet. */
  waiting: number
}

export interface KnownPeople {
  hashes: Set<string>
  emails: Set<string>
  phones: Set<string>
}

/** Writes take part in the caller's transaction. */
export interface Imports {
  /** Those of the texts and contacts that the workspace has. */
  known(workspaceId: string, sought: { hashes: string[]; emails: string[]; phones: string[] }): Promise<KnownPeople>
  /** What an export would say of these candidates, by their ids. */
  exportedFacts(workspaceId: string, ids: string[]): Promise<Map<string, ExportedFacts>>
  add(entry: StoredImport): Promise<void>
  find(workspaceId: string, id: string): Promise<StoredImport | null>
  /** Whatever workspace it belongs to: for the queue. */
  stored(id: string): Promise<StoredImport | null>
  latest(workspaceId: string): Promise<StoredImport | null>
  progress(id: string): Promise<ImportProgress>
  /** So many rows became the batch. */
  advance(id: string, step: { batchId: string; taken: number; takenBytes: number }): Promise<void>
  /** For exports. */
  marks: ExportPorts['marks']
  /** All rows are taken in: the file is nobody's any more. */
  finish(id: string): Promise<void>
}

export interface ExportedFacts {
  name: string | null
  email: string | null
  mobileNumber: string | null
  designation: string[]
  degree: string[]
  skills: string[]
  companyNames: string[]
}

/** A person to be kept as a document and ranked. Provided by matching. */
export interface ProfileToKeep {
  text: string
  /** As the file of a resume is called, without an ending. */
  title: string
  detail: string
  charged: boolean
}

/** Keeps them as one batch that the queue ranks; `alongside` writes in the same transaction. */
export type KeepProfiles = (
  given: { workspaceId: string; startedBy: string | null; jobDescriptionId: string; profiles: ProfileToKeep[] },
  alongside: (batchId: string) => Promise<void>,
) => Promise<void>

export interface Quota {
  remaining(by: Actor): Promise<{ resumes: number | null }>
  take(by: Actor, what: { resumes: number }): Promise<void>
  giveBack(workspaceId: string, what: { resumes: number }): Promise<void>
}

/** A candidate as the list knows them. */
export interface ExportRow {
  id: string
  resumeId: string
  jobDescriptionId: string
  jobTitle: string
  percentage: number
  confidence: number
  createdAt: Date
  fields: ExportedFacts & { totalExperience: number | null; filename: string }
}

/** The fields of a workspace as columns of a table. */
export interface FieldTable {
  names: string[]
  /** What each of these candidates has in them, in the order of the names; null where nothing stands. */
  cellsOf(candidateIds: readonly string[]): Promise<(candidateId: string) => (string | number | null)[]>
}

export interface ExportPorts {
  /** The fields that this person may see. */
  fieldTable(by: Actor): Promise<FieldTable>
  /** Those of the ids that the workspace has, in the order of the ids. */
  exportRows(by: Actor, ids: readonly string[]): Promise<ExportRow[]>
  /** Everything that was read from a resume; null when it is gone meanwhile. */
  /** Hides in a record of a candidate who is under blind review; absent where nobody is. */
  concealed?(workspaceId: string): Promise<(<Value extends object>(candidateId: string, record: Value) => Value) | null>
  factsOf(resumeId: string): Promise<{ facts: ResumeFacts; receivedOn: string } | null>
  /** The stages of a job description, the one where everybody begins first. */
  stagesOf(jobDescriptionId: string): Promise<{ id: string; name: string }[]>
  /** What people have put on these candidates: the stage of those who were moved, and tags by name. */
  marks(workspaceId: string, ids: readonly string[]): Promise<Map<string, { stageId: string | null; tags: string[] }>>
}

export interface ImportExportPorts extends Omit<ExportPorts, 'marks'> {
  imports: Imports
  auditLog: AuditLog
  importReader: ImportReader
  keepProfiles: KeepProfiles
  /** A job description that is not deleted. */
  savedJob(workspaceId: string, id: string): Promise<{ id: string; title: string } | null>
  files: {
    add(
      workspaceId: string,
      files: { id: string; key: string; sha256: string; size: number; type: 'txt'; filename: string }[],
      at: Date,
    ): Promise<void>
    remove(id: string): Promise<void>
  }
  fileStore: FileStore
  quota: Quota
  jobs: JobQueue
  transaction: Transaction
  clock: Clock
  ids: Ids
  /** Where files are written while they arrive. */
  uploadFolder: string
}
