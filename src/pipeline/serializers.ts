import type { OwnApplication } from '#src/contracts/pipeline/calls.ts'
import type { Application } from '#src/jobportal/index.ts'
import { isReviewOpen } from '#src/shared/review.ts'

/** The application as the page of its candidate shows it. */
export function ownApplication(candidateId: string, application: Application): OwnApplication {
  const { appliedAt, status, source, answers, corrections, withdrawnAt, allowedToShare } = application
  const { reviewAskedAt, reviewReason } = application
  return {
    _id: candidateId,
    appliedAt: appliedAt.toISOString(),
    status,
    source,
    answers: answers.map(({ questionId, question, answer, flagged, fileId }) => ({
      questionId,
      question,
      answer,
      ...(flagged && { flagged }),
      ...(fileId && { isFile: true as const }),
    })),
    corrections: corrections.map(({ about, kind, value, comment }) => ({ about, kind, value, comment })),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
    review: reviewAskedAt && isReviewOpen(application) ? { askedAt: reviewAskedAt.toISOString(), reason: reviewReason } : null,
    allowedToShare,
  }
}
