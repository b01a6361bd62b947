import { manageBlindReview } from './manage-blind-review.ts'
import type { BlindReviewPorts } from './ports.ts'
import { createVeils } from './veils.ts'

export { UnderBlindReview } from './errors.ts'
export type { HiddenPerson } from './hidden-person.ts'
export type { BlindReviewPorts, BlindReviews, IdentityReader, IdentityWords } from './ports.ts'
export type { Veil } from './veil.ts'
export type { Veils } from './veils.ts'

export type BlindReview = ReturnType<typeof createBlindReview>

/** Who candidates are is hidden in some jobs until somebody reveals one of them. */
export function createBlindReview({ blindCandidates, blindApplications, identityReader, ...ports }: BlindReviewPorts) {
  const candidates = createVeils({ reviews: blindCandidates, identityReader })
  const applications = createVeils({ reviews: blindApplications, identityReader })
  return {
    /** What members of a workspace may not see. */
    candidates,
    /** What a company may not see. */
    applications,
    ofWorkspace: manageBlindReview({
      ...ports,
      reviews: blindCandidates,
      kinds: { subject: 'candidate', job: 'job description' },
    }),
    ofCompany: manageBlindReview({ ...ports, reviews: blindApplications, kinds: { subject: 'application', job: 'job' } }),

    /** Whether a stored file shows somebody who is hidden in the workspace: a resume, a recording, a spoken answer. */
    async hidesFile(workspaceId: string, key: string): Promise<boolean> {
      const veil = await candidates.of(workspaceId)
      if (!veil) return false
      if (veil.person(key)) return true
      return veil.person((await blindCandidates.ownerOfRecording(workspaceId, key)) ?? undefined) !== undefined
    },
  }
}
