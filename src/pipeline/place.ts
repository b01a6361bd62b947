import { movedDetails } from '#src/hiring/index.ts'
import type { ApplicationStatus } from '#src/jobportal/index.ts'
import type { PipelinePorts } from './ports.ts'
import { stageFor, statusOf } from './status.ts'

/** Puts a candidate where the status of their application leads, unless they stand in a stage of that status already. */
export async function place(
  { clock, followDecision, ids, timeline }: Pick<PipelinePorts, 'clock' | 'followDecision' | 'ids' | 'timeline'>,
  { id, workspaceId }: { id: string; workspaceId: string },
  status: ApplicationStatus,
  { reason, by }: { reason: string | null; by: string | null },
): Promise<void> {
  const moved = await followDecision({
    id,
    workspaceId,
    by: by === null ? null : { id: by },
    reason,
    stageOf: (stages, stage) => (statusOf(stages, stage.id) === status ? stage : stageFor(stages, status)),
  })
  if (!moved) return
  const isRejected = moved.to.kind === 'rejected'
  const details = movedDetails(moved.from, moved.to)
  await timeline.add({
    id: ids.id(),
    workspaceId,
    candidateId: id,
    at: clock.now(),
    actorId: by,
    kind: isRejected ? 'rejected' : 'stage-moved',
    details: isRejected ? { ...details, reason: reason ?? '' } : details,
  })
}
