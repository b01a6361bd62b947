import type { Stage } from '#src/hiring/index.ts'
import type { ApplicationStatus } from '#src/jobportal/index.ts'

/**
 * The status that a company reads is a view of the job's stages: the first open stage is New, the second Reviewed, every later one and
 * those of who was hired Shortlisted. Stages may be named and ordered as people like.
 */
export function statusOf(stages: readonly Stage[], stageId: string): ApplicationStatus {
  const stage = stages.find(({ id }) => id === stageId)
  if (!stage) return 'New'
  if (stage.kind === 'rejected') return 'Rejected'
  if (stage.kind === 'hired') return 'Shortlisted'
  const place = openStages(stages).findIndex(({ id }) => id === stageId)
  return (['New', 'Reviewed'] as const)[place] ?? 'Shortlisted'
}

/** The stage that a status leads to; the last that comes near where a job has fewer stages than there are statuses. */
export function stageFor(stages: readonly Stage[], status: ApplicationStatus): Stage {
  const rejected = stages.find(({ kind }) => kind === 'rejected')
  if (status === 'Rejected' && rejected) return rejected
  const open = openStages(stages)
  const place = { New: 0, Reviewed: 1, Shortlisted: 2, Rejected: 0 }[status]
  return open[Math.min(place, open.length - 1)] ?? stages[0]!
}

const openStages = (stages: readonly Stage[]) => stages.filter(({ kind }) => kind === 'open')
