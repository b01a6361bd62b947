/** Most candidates that one call deletes or previews. */
export const maximumDeleted = 1000

/** Kinds of data that a workspace may keep for a limited time. */
export const retentionKinds = ['rejected', 'not-hired', 'messages', 'recordings'] as const
export type RetentionKind = (typeof retentionKinds)[number]

/** Days. */
export const leastPeriod = 30
export const mostPeriod = 3650

/** Days between switching a period on, or shortening it, and the first deletion. */
export const graceDays = 7

/** Days for which a copy of the database from before an upgrade is kept. */
export const snapshotDays = 30

/** Characters of the reason for a hold. */
export const maximumHoldReason = 500
