import { type Static, Type as t } from '@sinclair/typebox'
import { oneOf, orNull } from '#src/contracts/contract.ts'

/** One version of one saved job description. */
export const LibraryRecord = t.Object({
  _id: t.String(),
  title: t.String(),
  filename: t.String(),
  uploadedAt: t.String(),
  uploadedBy: orNull(t.String()),
  version: t.Number(),
  /** The same for all versions of one text. */
  series: t.String(),
  /** True when it was written here and can be edited. */
  isWritten: t.Boolean(),
  /** Ranked against this very version. */
  candidates: t.Number(),
})
export type LibraryRecord = Static<typeof LibraryRecord>

/** One part of a job description: a heading and plain lines. A line that starts with "- " or "• " is an item of a list. */
export const Section = t.Object({ heading: t.String(), text: t.String() })
export type Section = Static<typeof Section>

/** A job description as it is written here, before it becomes a file. */
export const Composition = t.Object({ title: t.String(), sections: t.Array(Section) })
export type Composition = Static<typeof Composition>

export const ShelfAnswer = t.Object({
  jobDescription: LibraryRecord,
  /** All that are left, newest first, this one included. */
  versions: t.Array(LibraryRecord),
  latestVersion: t.Number(),
  /** Null for an upload. */
  composition: orNull(Composition),
})
export type ShelfAnswer = Static<typeof ShelfAnswer>

export const SkillRead = t.Object({
  skill: t.String(),
  /** Those that do as well. */
  alternatives: t.Array(t.String()),
  quote: t.String(),
})
export type SkillRead = Static<typeof SkillRead>

export const Concern = t.Object({
  /** 'title' or 'sections.2.text': where the words stand. */
  field: t.String(),
  kind: oneOf(['open', 'protected', 'exclusionary']),
  /** The words themselves, as they stand there. */
  quote: t.String(),
  sentence: t.String(),
  /** What could stand in place of `quote`; '' when only a person can say, or leaving it out is right. */
  suggestion: t.String(),
})
export type Concern = Static<typeof Concern>

/** What our reader takes from a text, in the shape a person checks it. */
export const ReadingAnswer = t.Object({
  title: orNull(t.String()),
  mustHave: t.Array(SkillRead),
  niceToHave: t.Array(SkillRead),
  years: orNull(t.Object({ value: t.Number(), quote: t.String() })),
  degree: orNull(t.Object({ name: t.String(), orExperience: t.Boolean(), quote: t.String() })),
  concerns: t.Array(Concern),
})
export type ReadingAnswer = Static<typeof ReadingAnswer>
