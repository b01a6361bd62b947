import { type Static, Type as t } from '@sinclair/typebox'
import { oneOf, orNull } from '#src/contracts/contract.ts'
import { Quote } from './match-records.ts'

/** How a resume was understood, in words. */
export const ReadingView = t.Object({
  /** Most of the text first; empty when the words tell of no language that is read. */
  languages: t.Array(t.Object({ code: t.String(), name: t.String(), share: t.Number() })),
  /** From 0 to 1. */
  confidence: t.Number(),
  /** The same in a word: high from .8 on, low below .5. */
  level: oneOf(['high', 'medium', 'low']),
  /** True when too little was understood to rely on the score. */
  readItYourself: t.Boolean(),
  notUnderstood: t.Array(
    t.Object({
      kind: t.String(),
      /** The part of the resume that it is about. */
      part: t.String(),
      /** A word or two: 'dates of employment'; null for what changes a score hardly or not at all. */
      short: orNull(t.String()),
      text: t.String(),
      /** Where to look; null where it is about the whole document. */
      quote: orNull(Quote),
    }),
  ),
})
export type ReadingView = Static<typeof ReadingView>

/** What a row of a list has to say about how a resume was read. */
export const RowDoubt = t.Object({
  /** True when too little was understood to rely on the score, or the score leaves something open for it. */
  readItYourself: t.Boolean(),
  /** What was not understood and may have changed the score, each in a word or two: 'dates of employment'. */
  notRead: t.Array(t.String()),
  /** True when '0 years' only means that no part about employment was found. */
  yearsUnsure: t.Boolean(),
})
export type RowDoubt = Static<typeof RowDoubt>

/** Something that only a language model read, where code read nothing or was unsure; code found it in the visible text. */
export const ReadByModelView = t.Object({
  field: oneOf(['title', 'employer', 'dates', 'degree']),
  /** As written. */
  value: t.String(),
  quote: Quote,
})
export type ReadByModelView = Static<typeof ReadByModelView>
