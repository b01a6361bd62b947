import { type Static, Type as t } from '@sinclair/typebox'
import { oneOf, orNull } from '#src/contracts/contract.ts'

export const DecisionRecord = t.Object({
  _id: t.String(),
  kind: oneOf(['merged', 'distinct']),
  at: t.String(),
  by: orNull(t.String()),
  names: t.Tuple([t.String(), t.String()]),
})
export type DecisionRecord = Static<typeof DecisionRecord>

export const RankedRecord = t.Object({
  candidateId: t.String(),
  resumeId: t.String(),
  jobDescriptionId: t.Object({ _id: t.String(), title: t.String(), deleted: t.Boolean() }),
  /** Null where nothing of the resume could be read. */
  percentage: orNull(t.Number()),
  stage: t.String(),
  /** ISO 8601. */
  rankedAt: t.String(),
})
export type RankedRecord = Static<typeof RankedRecord>

/** One of two people who may be one. */
export const SideRecord = t.Object({
  _id: t.String(),
  revision: t.String(),
  name: t.String(),
  email: orNull(t.String()),
  phone: orNull(t.String()),
  designation: orNull(t.String()),
  companies: t.Array(t.String()),
  degrees: t.Array(t.String()),
  experience: orNull(t.String()),
  skills: t.Array(t.String()),
  /** How many resumes there are; the newest of them follows. */
  versions: t.Number(),
  newest: t.Object({ _id: t.String(), filename: t.String(), receivedAt: t.String(), receivedBy: orNull(t.String()) }),
  ranked: t.Array(RankedRecord),
})
export type SideRecord = Static<typeof SideRecord>

export const PairRecord = t.Object({
  _id: t.String(),
  /** In words, the most telling first. */
  reasons: t.Array(t.Object({ kind: t.String(), text: t.String() })),
  /** How much speaks for it, from 0 to 100. */
  strength: t.Number(),
  people: t.Tuple([SideRecord, SideRecord]),
})
export type PairRecord = Static<typeof PairRecord>

/** One resume of a person. */
export const VersionRecord = t.Object({
  /** Of the resume. */
  _id: t.String(),
  filename: t.String(),
  type: t.String(),
  /** ISO 8601. */
  receivedAt: t.String(),
  /** Null for somebody whose account is gone, and for the product itself. */
  receivedBy: orNull(t.String()),
  newest: t.Boolean(),
  /** The merge that brought it here; null when it always was this person's. */
  mergeId: orNull(t.String()),
  name: orNull(t.String()),
  email: orNull(t.String()),
  phone: orNull(t.String()),
  designation: orNull(t.String()),
  experience: orNull(t.String()),
})
export type VersionRecord = Static<typeof VersionRecord>

/** What a newer resume says that the older one did not, and the other way round. */
export const FactChange = t.Object({
  /** Such as 'Skills'. */
  about: t.String(),
  added: t.Array(t.String()),
  removed: t.Array(t.String()),
})
export type FactChange = Static<typeof FactChange>

export const VersionChangesAnswer = t.Object({
  older: VersionRecord,
  newer: VersionRecord,
  facts: t.Array(FactChange),
  /** The visible text of both. */
  texts: t.Object({ older: t.String(), newer: t.String() }),
})
export type VersionChangesAnswer = Static<typeof VersionChangesAnswer>

export const PersonHistoryAnswer = t.Object({
  _id: t.String(),
  name: t.String(),
  /** To be sent along with a merge: changes when somebody else merges this person meanwhile. */
  revision: t.String(),
  /** Newest first. */
  versions: t.Array(VersionRecord),
  /** Newest first. */
  ranked: t.Array(RankedRecord),
  merges: t.Array(t.Object({ _id: t.String(), at: t.String(), by: orNull(t.String()), resumes: t.Number() })),
  /** How many others may be the same person. */
  possible: t.Number(),
  canChange: t.Boolean(),
})
export type PersonHistoryAnswer = Static<typeof PersonHistoryAnswer>
