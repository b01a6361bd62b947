import type { JobPayload } from '#src/contracts/jobs.ts'
import type { JobSteps } from '#src/ports/job-queue.ts'
import { reminderHours } from './constants.ts'
import { writeToCandidate, writeToHosts } from './letters.ts'
import type { Interview, Offer } from './offer.ts'
import { stateOf } from './offer.ts'
import type { Tools } from './tools.ts'

/** The kind of job that reminds of one interview. */
export const reminderJob = 'interview-reminder'

const keyOf = ({ id, sequence }: Interview) => `${reminderJob}:${id}:${sequence}`

/** Queues the reminder, in the caller's transaction. Somebody who books less than a day ahead needs none. */
export async function planReminder({ jobs, clock }: Tools, { id, interview }: Offer): Promise<void> {
  if (!interview) return
  const runAt = new Date(interview.startsAt.getTime() - reminderHours * 60 * 60_000)
  if (runAt <= clock.now()) return
  await jobs.add({ kind: reminderJob, payload: { offerId: id, sequence: interview.sequence }, runAt, key: keyOf(interview) })
}

export const cancelReminder = ({ jobs }: Pick<Tools, 'jobs'>, interview: Interview): Promise<void> =>
  jobs.finishKey(keyOf(interview))

type Reminder = JobPayload<typeof reminderJob>

/** Reminds both sides, unless the interview was moved, cancelled or deleted since, or has begun while the server was off. */
export async function remind(tools: Tools, { offerId, sequence }: Reminder, job: JobSteps): Promise<void> {
  await tools.transaction(async () => {
    await job.done()
    const now = tools.clock.now()
    const offer = await tools.offers.withId(offerId)
    if (!offer?.interview || offer.interview.sequence !== sequence) return
    if (stateOf(offer, now) !== 'booked' || offer.interview.startsAt <= now) return
    const subject = await tools.subjects.candidate(offer.workspaceId, offer.candidateId)
    if (!subject) return
    await writeToCandidate(tools, 'reminder', offer, subject)
    await writeToHosts(tools, 'reminder', offer, subject)
  })
}
