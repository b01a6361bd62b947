import { hashOf } from '#src/shared/secrets.ts'
import type { Assessment } from './assessment.ts'
import { AssessmentNotFound, InvalidLink, LinkGone } from './errors.ts'
import type { Actor, AssessmentBasePorts } from './ports.ts'

export type AssessmentEvent =
  | 'assessment-sent'
  | 'assessment-resent'
  | 'assessment-extended'
  | 'assessment-revoked'
  | 'assessment-started'
  | 'assessment-completed'
  | 'assessment-rated'
  | 'late-answers-counted'

/** The ports, and what the parts of this room make of them together. */
export interface Tools extends AssessmentBasePorts {
  /**
   * The assessment that a candidate's secret opens, whatever state it is in. Rejects with `InvalidLink`, or with `LinkGone` when
   * it was deleted. `ended`: a newer link took this one's place.
   */
  opened(token: string): Promise<{ assessment: Assessment; ended: boolean }>
  /** Rejects with `AssessmentNotFound`, also when it is another workspace's. */
  owned(by: Pick<Actor, 'workspaceId'>, id: string): Promise<Assessment>
  /** Writes on the candidate's timeline, in the caller's transaction; null stands for the candidate or the clock. */
  note(
    by: Pick<Actor, 'id'> | null,
    assessment: Pick<Assessment, 'workspaceId' | 'candidateId'>,
    kind: AssessmentEvent,
    details?: Record<string, string | number>,
  ): Promise<void>
  /** Tells the open windows of the workspace what became of an assessment. In the transaction that changed it. */
  announce(id: string): Promise<void>
}

export function createTools(ports: AssessmentBasePorts): Tools {
  const { assessments, timeline, liveFeed, clock, ids } = ports
  return {
    ...ports,
    async opened(token) {
      const tokenHash = hashOf(token)
      const found = await assessments.withToken(tokenHash)
      if (found) return found
      throw (await assessments.wasDeleted(tokenHash)) ? new LinkGone() : new InvalidLink()
    },
    async owned({ workspaceId }, id) {
      const found = await assessments.find(workspaceId, id)
      if (!found) throw new AssessmentNotFound()
      return found
    },
    note: (by, { workspaceId, candidateId }, kind, details = {}) =>
      timeline.add({ id: ids.id(), workspaceId, candidateId, at: clock.now(), actorId: by?.id ?? null, kind, details }),
    async announce(id) {
      const assessment = await assessments.withId(id)
      if (!assessment) return
      const { workspaceId, candidateId } = assessment
      liveFeed.publish(workspaceId, { kind: 'assessment-changed', assessment: { _id: id, candidateId } })
      await ports.announceCandidate(workspaceId, candidateId)
    },
  }
}
