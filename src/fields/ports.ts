import type { KeepFilePorts } from '#src/matching/index.ts'
import type { AuditLog } from '#src/ports/audit-log.ts'
import type { Ids } from '#src/ports/ids.ts'
import type { Role } from '#src/shared/roles.ts'
import type { Field, StoredValue } from './field.ts'

/** Who asks, and for which workspace. */
export interface Actor {
  id: string
  workspaceId: string
  role: Role
}

/** The fields of a workspace. Writes take part in the caller's transaction. */
export interface Fields {
  /** In their order. */
  ofWorkspace(workspaceId: string): Promise<Field[]>
  find(workspaceId: string, id: string): Promise<Field | null>
  /** Behind all others. */
  add(workspaceId: string, field: Field, at: Date): Promise<void>
  update(field: Field): Promise<void>
  /** Ids that are no fields of the workspace change nothing. */
  setOrder(workspaceId: string, ids: readonly string[]): Promise<void>
  /** With all its values. */
  remove(id: string): Promise<void>
  countValues(id: string): Promise<number>
  /** How many candidates have this answer. */
  countChoice(id: string, choiceId: string): Promise<number>
}

/** What candidates have in the fields. Writes take part in the caller's transaction. */
export interface FieldValues {
  ofCandidate(candidateId: string): Promise<(StoredValue & { changedByName: string | null })[]>
  /** For lists: only those of the workspace's candidates. */
  ofCandidates(
    workspaceId: string,
    candidateIds: readonly string[],
  ): Promise<Pick<StoredValue, 'candidateId' | 'fieldId' | 'value'>[]>
  find(candidateId: string, fieldId: string): Promise<(StoredValue & { changedByName: string | null }) | null>
  put(value: StoredValue): Promise<void>
  remove(candidateId: string, fieldId: string): Promise<void>
  /** Ids of the files that a field has. */
  filesOf(fieldId: string): Promise<string[]>
}

export interface FieldPorts extends KeepFilePorts {
  customFields: Fields
  fieldValues: FieldValues
  /** Whether the workspace has this candidate. */
  hasCandidate(workspaceId: string, candidateId: string): Promise<boolean>
  auditLog: AuditLog
  ids: Ids
  /** Writes on the timeline of a candidate, in the caller's transaction. */
  noteOnTimeline(
    by: Pick<Actor, 'id'> | null,
    workspaceId: string,
    candidateId: string,
    details: { field: string },
  ): Promise<void>
  /** Tells the open windows that something about a candidate changed. */
  announce(workspaceId: string, candidateId: string): Promise<void>
}
