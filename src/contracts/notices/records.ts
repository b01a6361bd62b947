import { type Static, Type as t } from '@sinclair/typebox'
import { orNull } from '#src/contracts/contract.ts'
import { Correction } from '#src/contracts/jobportal/application-records.ts'

/** What a workspace says of itself in its privacy notice; '' for what it has not said. */
export const NoticeTextsRecord = t.Object({
  controller: t.String(),
  contact: t.String(),
  purpose: t.String(),
  basis: t.String(),
  /** Above the facts. */
  words: t.String(),
})
export type NoticeTextsRecord = Static<typeof NoticeTextsRecord>

export const NoticeTextsAnswer = t.Object({ texts: NoticeTextsRecord, canChange: t.Boolean() })
export type NoticeTextsAnswer = Static<typeof NoticeTextsAnswer>

/** What the page of a candidate shows about notices. */
export const NoticeStateRecord = t.Object({
  /** Null where no resume of the person has one. */
  address: orNull(t.String()),
  /** ISO 8601: when their first resume came. */
  knownSince: orNull(t.String()),
  /** They applied here themselves, and have the page of their application. */
  hasApplied: t.Boolean(),
  /** Nobody told them, and they have been here for longer than the law allows. */
  isLate: t.Boolean(),
  /** False while the workspace has not said what a notice has to say. */
  isReady: t.Boolean(),
  /** Null for somebody who was not told. */
  notice: orNull(
    t.Object({
      sentAt: t.String(),
      sentBy: orNull(t.String()),
      openedAt: orNull(t.String()),
      objectedAt: orNull(t.String()),
      objection: orNull(t.String()),
      reviewAskedAt: orNull(t.String()),
      reviewReason: orNull(t.String()),
      /** They asked for a person, and nobody has said so yet. */
      needsReview: t.Boolean(),
      deletionAskedAt: orNull(t.String()),
    }),
  ),
  /** What they say about what was read, oldest first. */
  corrections: t.Array(Correction),
})
export type NoticeStateRecord = Static<typeof NoticeStateRecord>

export const NoticesSent = t.Object({
  told: t.Number(),
  /** Who was not told now, each with the reason: "Ada Berg" "was told before". */
  left: t.Array(t.Object({ _id: t.String(), name: t.String(), reason: t.String() })),
  message: t.String(),
})
export type NoticesSent = Static<typeof NoticesSent>

/** What somebody sees of themselves by the link in their notice. */
export const PersonView = t.Object({
  workspaceName: t.String(),
  name: orNull(t.String()),
  texts: NoticeTextsRecord,
  categories: t.String(),
  origins: t.Array(t.String()),
  keeping: t.Array(t.String()),
  software: t.Array(t.String()),
  rights: t.Array(t.String()),
  resumes: t.Array(
    t.Object({
      id: t.String(),
      filename: t.String(),
      receivedOn: t.String(),
      /** A same-origin link to their own file that works for five minutes. */
      fileUrl: orNull(t.String()),
      name: orNull(t.String()),
      email: orNull(t.String()),
      phone: orNull(t.String()),
      titles: t.Array(t.String()),
      companies: t.Array(t.String()),
      degrees: t.Array(t.String()),
      skills: t.Array(t.String()),
      years: orNull(t.Number()),
      warnings: t.Array(t.String()),
      jobTitles: t.Array(t.String()),
      corrections: t.Array(Correction),
    }),
  ),
  review: orNull(t.Object({ askedAt: t.String(), reason: orNull(t.String()), reviewedAt: orNull(t.String()) })),
  objectedAt: orNull(t.String()),
  isDeletionAsked: t.Boolean(),
  events: t.Array(t.Object({ at: t.String(), text: t.String() })),
})
export type PersonView = Static<typeof PersonView>
