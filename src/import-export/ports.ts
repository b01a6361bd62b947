import type { KeepFilePorts, ResumeFacts } from '#src/matching/index.ts'
import type { AuditLog } from '#src/ports/audit-log.ts'
import type { Clock } from '#src/ports/clock.ts'
import type { FileStore } from '#src/ports/file-store.ts'
import type { Ids } from '#src/ports/ids.ts'
import type { JobQueue } from '#src/ports/job-queue.ts'
import type { Transaction } from '#src/ports/transaction.ts'
import type { Role } from '#src/shared/roles.ts'
import type { Mapping, System } from './constants.ts'
import type { FieldFate, History } from './systems/history.ts'
import type { ResumeFile } from './systems/resume-files.ts'

export type { FieldFate } from './systems/history.ts'

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
  /** What another system tells of them; null for a plain list of people. */
  history: History | null
  /** Their resume in the archive, which is kept in place of the document that is written of the row. */
  file: ResumeFile | null
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
  /** Of an export of another system: only people who applied for this job there, by its title; null for all. */
  job: string | null
  /** Where the rows are written, one JSON text a line. */
  to: string
}

/** The system an export comes from, and by what it was recognised. */
export interface Recognised {
  system: System
  /** Goes on after "It comes from …: ". */
  why: string
}

/** What was read beside the rows. */
export interface ReadContent {
  columns: ImportColumns | null
  recognised: Recognised | null
  /** What becomes of each column or field; empty for a plain list of people. */
  fields: FieldFate[]
  /** Jobs of the other system, with how many people applied for each. */
  jobs: { title: string; rows: number }[]
}

/** Reads what people bring. The files may be hostile, so it happens outside the server's process. */
export interface ImportReader {
  /** Writes the rows to `to`. Rejects with a `DomainError` whose sentence says what is wrong with the files. */
  read(request: ReadingRequest, options: { group: string }): Promise<ReadContent & { rows: number }>
}

/** What is written for a person once they are ranked. */
export interface KeptHistory extends Omit<History, 'files' | 'jobs'> {
  /** The stage of the job description they are put into; null for the first, where everybody begins. */
  stageId: string | null
  /** Of everything their row said. */
  rowHash: string
  /** What the row says as a document, where a file is their resume: kept in its place when the file cannot be read. */
  instead: { text: string; title: string; detail: string } | null
}

/** Somebody of an import whose history waits for their candidate. */
export interface ArrivedPerson {
  id: string
  candidateId: string | null
  /** Whether the candidate came to be by this import. */
  isMade: boolean
  /** Turned away for another reason than a file that cannot be read: because they object, or the job is gone. */
  isRefused: boolean
  history: KeptHistory
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
  system: System | null
  fields: FieldFate[] | null
  undoneAt: Date | null
}

/** How far the batches of an import have got. */
export interface ImportProgress {
  ranked: number
  duplicates: number
  rejected: { place: string; error: string }[]
  /** Taken in and not ranked yet, or ranked and not told yet what happened to them elsewhere. */
  waiting: number
  /** People of the import whose history is written. */
  told: number
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
  /** Of these people of another system, those who came to this job before, with the hash of what their row said then. */
  arrivedBefore(
    workspaceId: string,
    jobDescriptionId: string,
    origin: string,
    sourceIds: string[],
  ): Promise<Map<string, { rowHash: string; at: Date }>>
  /** Remembers people of a batch, by their places in it. Those who came before stay as they are. */
  addArrived(
    entry: Pick<StoredImport, 'id' | 'workspaceId' | 'jobDescriptionId'>,
    batchId: string,
    people: { id: string; position: number; history: KeptHistory }[],
  ): Promise<void>
  /** Those of a batch whose history is still to be written, in their order. */
  waitingOf(batchId: string): Promise<ArrivedPerson[]>
  /** One more batch of an import, of which no row is new. */
  addBatch(importId: string, batchId: string): Promise<void>
  /** Somebody whose file could not be read waits for another batch. */
  moveArrived(id: string, batchId: string, position: number): Promise<void>
  /** The history of one is written, or never will be. */
  settleArrived(id: string, outcome: { candidateId: string | null; isMade: boolean }): Promise<void>
  /** The candidates that an import made, of these people or of all, and whether a person has done something with them since. */
  madeBy(
    importId: string,
    personIds?: readonly string[],
  ): Promise<{ candidateId: string; personId: string; name: string | null; isTouched: boolean }[]>
  /** Candidates of these people that this import did not make. */
  othersOf(importId: string, personIds: string[]): Promise<Set<string>>
  undone(importId: string, at: Date): Promise<void>
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
  /** Kept in place of the text. */
  file?: ResumeFile | null
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
export interface ExportRow extends ExportedFacts {
  id: string
  resumeId: string
  jobDescriptionId: string
  jobTitle: string
  percentage: number
  confidence: number
  createdAt: Date
  totalExperience: number | null
  filename: string
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
  files: KeepFilePorts['files']
  fileStore: FileStore
  /** The stages of a job, with what they mean. */
  stagesWithKinds(jobDescriptionId: string): Promise<{ id: string; name: string; kind: 'open' | 'hired' | 'rejected' }[]>
  /** Resolves once nothing of the batch waits to be ranked. */
  ranked(batchId: string): Promise<void>
  /** Writes what another system tells of a candidate, in the caller's transaction. Decides nothing. Provided by hiring. */
  writeHistory(workspaceId: string, candidateId: string, history: KeptHistory): Promise<void>
  /** Tells open windows that candidates of a job have changed. */
  announceJob(workspaceId: string, jobDescriptionId: string): void
  /**
   * Deletes candidates with the people behind them. `stillWanted` is asked again before their rows go, in the same transaction: whoever is not
   * among those it resolves to stays. Provided by privacy.
   */
  eraseCandidates(
    by: Actor & { role: Role },
    ids: string[],
    wanted: { requestId: string; stillWanted(personIds: string[]): Promise<ReadonlySet<string>> },
  ): Promise<{ deleted: string[]; held: string[]; kept: string[] }>
  quota: Quota
  jobs: JobQueue
  transaction: Transaction
  clock: Clock
  ids: Ids
  /** Where files are written while they arrive. */
  uploadFolder: string
}
