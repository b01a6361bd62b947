import { type Static, Type as t } from '@sinclair/typebox'
import { orNull } from '#src/contracts/contract.ts'
import { RowState } from './words.ts'

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
  quota: t.Object({ needed: t.Number(), remaining: orNull(t.Number()) }),
})
export type ImportCheckAnswer = Static<typeof ImportCheckAnswer>
