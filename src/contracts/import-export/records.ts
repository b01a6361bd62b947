import { type Static, Type as t } from '@sinclair/typebox'
import { orNull } from '#src/contracts/contract.ts'
import { Fate, RowState, System } from './words.ts'

/** A column, or the path of a field, of another system's export, and what became of it. */
export const FieldFateRecord = t.Object({ field: t.String(), fate: Fate, as: t.String(), rows: t.Number() })
export type FieldFateRecord = Static<typeof FieldFateRecord>

export const ImportRecord = t.Object({
  _id: t.String(),
  filename: t.String(),
  jobDescriptionId: orNull(t.Object({ _id: t.String(), title: t.String() })),
  createdAt: t.String(),
  total: t.Number(),
  refused: t.Number(),
  ranked: t.Number(),
  duplicates: t.Number(),
  rejected: t.Array(t.Object({ place: t.String(), error: t.String() })),
  finished: t.Boolean(),
  /** The system it was exported from; null for a plain list of people. */
  system: orNull(System),
  /** People whose notes, tags and history of that system are written. */
  told: t.Number(),
  /** What became of each field of that system's export. */
  fields: t.Array(FieldFateRecord),
  undoneAt: orNull(t.String()),
  /** Until when it can be taken back; null where it cannot. */
  undoUntil: orNull(t.String()),
})
export type ImportRecord = Static<typeof ImportRecord>

export const CheckedRowRecord = t.Object({
  row: t.Number(),
  place: t.String(),
  state: RowState,
  /** The sentence that says why; '' for somebody new. */
  reason: t.String(),
  warnings: t.Array(t.String()),
  name: orNull(t.String()),
  email: orNull(t.String()),
})
export type CheckedRowRecord = Static<typeof CheckedRowRecord>

export const ImportCheckAnswer = t.Object({
  filename: t.String(),
  /** Null for JSON Resume. */
  columns: orNull(
    t.Object({
      header: t.Array(t.String()),
      mapping: t.Object({
        name: t.Optional(t.Number()),
        summary: t.Optional(t.Number()),
        email: t.Optional(t.Number()),
        company: t.Optional(t.Number()),
        title: t.Optional(t.Number()),
        links: t.Optional(t.Number()),
        candidateId: t.Optional(t.Number()),
        place: t.Optional(t.Number()),
        firstName: t.Optional(t.Number()),
        lastName: t.Optional(t.Number()),
        phone: t.Optional(t.Number()),
        skills: t.Optional(t.Number()),
        degree: t.Optional(t.Number()),
        school: t.Optional(t.Number()),
        years: t.Optional(t.Number()),
        notes: t.Optional(t.Number()),
        resumeText: t.Optional(t.Number()),
        stage: t.Optional(t.Number()),
        outcome: t.Optional(t.Number()),
        tags: t.Optional(t.Number()),
        source: t.Optional(t.Number()),
        job: t.Optional(t.Number()),
        appliedAt: t.Optional(t.Number()),
        rejectedAt: t.Optional(t.Number()),
        rejectionReason: t.Optional(t.Number()),
        sourceId: t.Optional(t.Number()),
      }),
      samples: t.Array(t.Array(t.String())),
    }),
  ),
  /** Sentences about the file as a whole, such as that no column holds email addresses. */
  notices: t.Array(t.String()),
  counts: t.Object({ version: t.Number(), new: t.Number(), duplicate: t.Number(), refused: t.Number() }),
  /** How many rows an import would take in; those that are here already among them. */
  taken: t.Number(),
  rows: t.Array(CheckedRowRecord),
  /** The system the export comes from, and by what it was recognised; null for a plain list of people. */
  recognised: orNull(t.Object({ system: System, why: t.String() })),
  /** What becomes of each column or field; empty for a plain list of people. */
  fields: t.Array(FieldFateRecord),
  /** Jobs of the other system, with how many people applied for each. */
  jobs: t.Array(t.Object({ title: t.String(), rows: t.Number() })),
  /** Steps of the other system, with the stage of the job each leads to; '' leaves people out. */
  stages: t.Array(t.Object({ name: t.String(), rows: t.Number(), to: t.String() })),
  /** Where people of the other system can be put: never into a stage of rejection. */
  ownStages: t.Array(t.String()),
  /** What comes along with the people who are taken in. */
  brings: t.Object({
    notes: t.Number(),
    tags: t.Number(),
    events: t.Number(),
    rejectedThere: t.Number(),
    hiredThere: t.Number(),
  }),
  quota: t.Object({ needed: t.Number(), remaining: orNull(t.Number()) }),
})
export type ImportCheckAnswer = Static<typeof ImportCheckAnswer>

export const UndoneImportAnswer = t.Object({
  /** Candidates that were deleted. */
  deleted: t.Number(),
  /** Who stays, and why. */
  left: t.Array(t.Object({ name: t.String(), reason: t.String() })),
})
export type UndoneImportAnswer = Static<typeof UndoneImportAnswer>
