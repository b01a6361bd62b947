import type { Timeline, TimelineKind } from '#src/hiring/timeline.ts'
import { type Candidates, candidateRecord, type Matching } from '#src/matching/index.ts'
import type { Clock } from '#src/ports/clock.ts'
import type { Ids } from '#src/ports/ids.ts'
import type { LiveFeed } from '#src/ports/live-feed.ts'

interface Ports {
  candidates: Pick<Candidates, 'find'>
  timeline: Pick<Timeline, 'add'>
  clock: Clock
  ids: Ids
}

interface Others {
  matching: Pick<Matching, 'withStanding'>
  liveFeed: LiveFeed
}

/** What several contexts tell of a candidate: to the open windows, and on the timeline. */
export function announcements({ candidates, timeline, clock, ids }: Ports, { matching, liveFeed }: Others) {
  const recordOf = async (workspaceId: string, candidateId: string) => {
    const candidate = await candidates.find(workspaceId, candidateId)
    return candidate && (await matching.withStanding(candidateRecord(candidate)))
  }
  return {
    /** As the wire shows a candidate; null when there is none. */
    recordOf,
    /** The candidate as they are now. In the transaction that changed them. */
    async announceCandidate(workspaceId: string, candidateId: string) {
      const candidate = await candidates.find(workspaceId, candidateId)
      if (!candidate) return
      liveFeed.publish(workspaceId, { kind: 'candidate-changed', candidateId, jobDescriptionId: candidate.jobDescription.id })
    },
    /** That something about a candidate changed. In the transaction that changed it. */
    async announceWorkflow(workspaceId: string, candidateId: string) {
      const candidate = await candidates.find(workspaceId, candidateId)
      if (!candidate) return
      const jobDescriptionId = candidate.jobDescription.id
      liveFeed.publish(workspaceId, { kind: 'workflow-changed', jobDescriptionId, candidateId })
    },
    /** In the caller's transaction. */
    async noteOnTimeline(
      by: { id: string } | null,
      workspaceId: string,
      candidateIds: string[],
      kind: TimelineKind,
      details: Record<string, string | number>,
    ) {
      for (const candidateId of candidateIds)
        await timeline.add({
          id: ids.id(),
          workspaceId,
          candidateId,
          at: clock.now(),
          actorId: by?.id ?? null,
          kind,
          details,
        })
    },
  }
}
