import type { Stage } from '#src/hiring/index.ts'
import type { ApplicationStatus } from '#src/jobportal/index.ts'

/**
 * The status that a company reads is a view of the job's stages: the first open stage is New, one that is marked so Shortlisted, every
 * other open one Reviewed. Who was hired stays shortlisted. Stages may be named and ordered as people like.
 */
export function statusOf(stages: readonly Stage[], stageId: string): ApplicationStatus {
  const stage = stages.find(({ id }) => id === stageId)
  if (!stage) return 'New'
  if (stage.kind === 'rejected') return 'Rejected'
  if (stage.kind === 'hired') return 'Shortlisted'
  if (openStages(stages)[0]?.id === stageId) return 'New'
  return shortlisted(stages).some(({ id }) => id === stageId) ? 'Shortlisted' : 'Reviewed'
}

/** The stage that a status leads to; the last that comes near where a job has fewer stages than there are statuses. */
export function stageFor(stages: readonly Stage[], status: ApplicationStatus): Stage {
  const rejected = stages.find(({ kind }) => kind === 'rejected')
  if (status === 'Rejected' && rejected) return rejected
  const [first = stages[0]!, ...later] = openStages(stages)
  if (status === 'New' || status === 'Rejected') return first
  const reviewed = later.find(({ id }) => statusOf(stages, id) === 'Reviewed') ?? later.at(0) ?? first
  return status === 'Reviewed' ? reviewed : (shortlisted(stages)[0] ?? later.at(-1) ?? first)
}

/** The stages of shortlisted candidates: the marked ones, or where nobody has marked any the open ones from the third on. */
function shortlisted(stages: readonly Stage[]): Stage[] {
  const open = openStages(stages)
  const marked = open.slice(1).filter((stage) => stage.shortlisted)
  return marked.length > 0 ? marked : open.slice(2)
}

const openStages = (stages: readonly Stage[]) => stages.filter(({ kind }) => kind === 'open')
