import type { JobPayload } from '#src/contracts/jobs.ts'
import type { Assessment } from '../assessment.ts'
import type { SittingPorts } from '../sitting-ports.ts'

/** Grades what was saved when the time for multiple choice is over, whether the candidate is there or not. */
export const gradingJob = 'assessment-mcq-over'
/** Completes a sitting whose candidate does not come back. */
export const closingJob = 'assessment-close'

export type Planned = JobPayload<typeof closingJob>

type Begun = Pick<Assessment, 'id' | 'startedAt'>

const payloadOf = ({ id, startedAt }: Begun): Planned => ({ id, startedAt: startedAt!.getTime() })

/** In the caller's transaction. */
export function planGrading({ jobs }: Pick<SittingPorts, 'jobs'>, assessment: Begun, runAt: Date) {
  const payload = payloadOf(assessment)
  return jobs.add({ kind: gradingJob, payload, runAt, key: `${gradingJob}:${payload.id}:${payload.startedAt}` })
}

/** In the caller's transaction. */
export function planClosing({ jobs }: Pick<SittingPorts, 'jobs'>, assessment: Begun, runAt: Date) {
  const payload = payloadOf(assessment)
  const key = `${closingJob}:${payload.id}:${payload.startedAt}:${runAt.getTime()}`
  return jobs.add({ kind: closingJob, payload, runAt, key })
}
