import type { OwnApplication } from '#src/contracts/pipeline/calls.ts'
import type { Application } from '#src/jobportal/index.ts'

/** The application as the page of its candidate shows it. */
export function ownApplication(candidateId: string, application: Application): OwnApplication {
  const { appliedAt, status, source, answers, corrections, withdrawnAt, allowedToShare } = application
  const { reviewAskedAt, reviewedAt, reviewReason } = application
  const isOpen = reviewAskedAt && (!reviewedAt || reviewedAt < reviewAskedAt)
  return {
    _id: candidateId,
    appliedAt: appliedAt.toISOString(),
    status,
    source,
    answers: answers.map(({ question, answer }) => ({ question, answer })),
    corrections: corrections.map(({ about, kind, value, comment }) => ({ about, kind, value, comment })),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
    review: isOpen ? { askedAt: reviewAskedAt.toISOString(), reason: reviewReason } : null,
    allowedToShare,
  }
}
