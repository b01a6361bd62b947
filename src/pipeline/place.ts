import type { ApplicationStatus } from '#src/jobportal/index.ts'
import type { PipelinePorts } from './ports.ts'
import { stageFor, statusOf } from './status.ts'

interface Placed {
  id: string
  workspaceId: string
  createdAt: Date
  jobDescription: { id: string }
}

/** Puts a candidate where the status of their application leads, unless they stand in a stage of that status already. */
export async function place(
  { clock, ids, stages, startingStages, timeline }: PipelinePorts,
  { id, workspaceId, jobDescription }: Placed,
  status: ApplicationStatus,
  { reason, by }: { reason: string | null; by: string | null },
): Promise<void> {
  const stored = await stages.ofJob(jobDescription.id)
  const all = stored.length > 0 ? stored : startingStages(jobDescription.id)
  const before = await stages.placement(id)
  const from = all.find((stage) => stage.id === before?.stageId) ?? all[0]!
  if (statusOf(all, from.id) === status) return
  const to = stageFor(all, status)
  if (to.id === from.id) return
  if (stored.length === 0) await stages.replace(jobDescription.id, all, 0)
  await stages.place(id, {
    stageId: to.id,
    version: (before?.version ?? 0) + 1,
    enteredAt: clock.now(),
    movedBy: by,
    cameFrom: from.id,
    reason: to.kind === 'rejected' ? reason : null,
  })
  const moved = { from: from.name, to: to.name, fromId: from.id, toId: to.id }
  await timeline.add({
    id: ids.id(),
    workspaceId,
    candidateId: id,
    at: clock.now(),
    actorId: by,
    kind: to.kind === 'rejected' ? 'rejected' : 'stage-moved',
    details: to.kind === 'rejected' ? { ...moved, reason: reason ?? '' } : moved,
  })
}
