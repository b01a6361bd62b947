import { type Static, Type as t } from '@sinclair/typebox'
import { oneOf, orNull } from '#src/contracts/contract.ts'
import { fieldAudiences, fieldKinds } from '#src/fields/constants.ts'

export const FieldRecord = t.Object({
  _id: t.String(),
  name: t.String(),
  kind: oneOf(fieldKinds),
  /** In their order. A retired one can be chosen no more, and stays where it was chosen. */
  choices: t.Array(t.Object({ id: t.String(), name: t.String(), retired: t.Boolean() })),
  unit: orNull(t.String()),
  minimum: orNull(t.Number()),
  maximum: orNull(t.Number()),
  /** Whether applicants read it on their own page. */
  shownToApplicant: t.Boolean(),
  /** Who sees it: everybody who sees the candidate, owners and recruiters, or owners alone. */
  audience: oneOf(fieldAudiences),
  version: t.Number(),
})
export type FieldRecord = Static<typeof FieldRecord>

/** A text, a number, a day 'YYYY-MM-DD', ids of choices, or the name of a file. */
export const FieldValueRecord = t.Union([
  t.Object({ kind: t.Literal('text'), text: t.String() }),
  t.Object({ kind: t.Literal('number'), number: t.Number() }),
  t.Object({ kind: t.Literal('date'), day: t.String() }),
  t.Object({ kind: t.Literal('choices'), ids: t.Array(t.String()) }),
  t.Object({ kind: t.Literal('file'), filename: t.String() }),
])
export type FieldValueRecord = Static<typeof FieldValueRecord>

export const FilledFieldRecord = t.Object({
  field: FieldRecord,
  value: orNull(FieldValueRecord),
  /** The value in words. */
  shown: orNull(t.String()),
  /** 0 where nothing stands. */
  version: t.Number(),
  changedAt: orNull(t.String()),
  /** Null for what the applicant answered, and once the account is gone. */
  changedBy: orNull(t.String()),
  fromApplicant: t.Boolean(),
})
export type FilledFieldRecord = Static<typeof FilledFieldRecord>

/** What a candidate has in one field, in words, for rows and programs. */
export const ShownField = t.Object({ _id: t.String(), name: t.String(), value: t.String() })
export type ShownField = Static<typeof ShownField>
