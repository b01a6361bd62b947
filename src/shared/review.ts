/** When somebody asked that a person looks at their case, and when one said that somebody has; null when not. */
export interface AskedReview {
  reviewAskedAt: Date | null
  reviewedAt: Date | null
}

/** They asked that a person looks at it, and since then nobody has said that somebody did. */
export const isReviewOpen = ({ reviewAskedAt, reviewedAt }: AskedReview): boolean =>
  reviewAskedAt !== null && (reviewedAt === null || reviewedAt < reviewAskedAt)
