import type { JobPayload } from '#src/contracts/jobs.ts'
import type { JobSteps } from '#src/ports/job-queue.ts'
import type { Assessment } from '../assessment.ts'
import { stateOf } from '../assessment.ts'
import { writeToCandidate } from './letters.ts'
import type { SendingTools } from './tools.ts'

/** The kind of job that reminds a candidate a day before their link ends. */
export const reminderJob = 'assessment-reminder'

const hourMs = 60 * 60_000
const hoursAhead = 24
/** Whoever was given less time than this is not reminded of it. */
const leastHours = 36

/** Queues the reminder, in the caller's transaction. Another day of ending queues another; the job itself knows which still holds. */
export async function planReminder({ clock, jobs }: SendingTools, { id, expiresAt }: Assessment): Promise<void> {
  const hours = (expiresAt.getTime() - clock.now().getTime()) / hourMs
  if (hours < leastHours) return
  await jobs.add({
    kind: reminderJob,
    payload: { assessmentId: id, expiresAt: expiresAt.getTime() },
    runAt: new Date(expiresAt.getTime() - hoursAhead * hourMs),
    key: `${reminderJob}:${id}:${expiresAt.getTime()}`,
  })
}

type Reminder = JobPayload<typeof reminderJob>

/** Reminds once, unless the assessment was begun, revoked, extended, sent anew or deleted since, or ended while the server was off. */
export async function remind(tools: SendingTools, { assessmentId, expiresAt }: Reminder, job: JobSteps): Promise<void> {
  await tools.transaction(async () => {
    await job.done()
    const assessment = await tools.assessments.withId(assessmentId)
    if (!assessment || assessment.expiresAt.getTime() !== expiresAt) return
    if (stateOf(assessment, tools.clock.now()) !== 'pending') return
    const letters = await tools.assessmentLetters.of(assessmentId)
    const sinceInvited = letters.findIndex(({ purpose }) => purpose === 'invitation')
    if (letters.slice(0, sinceInvited).some(({ purpose }) => purpose === 'reminder')) return
    const subject = await tools.subjects.candidate(assessment.workspaceId, assessment.candidateId)
    if (!subject) return
    // The link of the first email goes on working: nobody knows which of the two will be opened.
    const link = await tools.newLink(assessment, false)
    await writeToCandidate(tools, 'reminder', assessment, subject, link)
  })
}
