import type { JobSteps } from '#src/ports/job-queue.ts'
import type { SendingTools } from './tools.ts'

export const sweepDraftsJob = 'sweep-drafted-questions'

const keptDays = 14
const dayMs = 86_400_000

/** Queues the removal of what is drafted today and not sent: one job for all of a day, in the caller's transaction. */
export function planSweep({ clock, jobs }: SendingTools): Promise<void> {
  const now = clock.now()
  const key = `${sweepDraftsJob}:${now.toISOString().slice(0, 10)}`
  return jobs.add({ kind: sweepDraftsJob, payload: {}, key, runAt: new Date(now.getTime() + (keptDays + 1) * dayMs) })
}

/** Drafts that were not sent for so long are forgotten. */
export async function sweepDrafts({ assessmentDrafts, clock, transaction }: SendingTools, job: JobSteps): Promise<void> {
  await transaction(async () => {
    await job.done()
    await assessmentDrafts.removeOlderThan(new Date(clock.now().getTime() - keptDays * dayMs))
  })
}
