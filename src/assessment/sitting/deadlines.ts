import { jobHandlers } from '#src/shared/job-handlers.ts'
import type { Assessment } from '../assessment.ts'
import type { SittingPorts } from '../sitting-ports.ts'
import { closingTime } from './clock.ts'
import { completing } from './complete.ts'
import { closingJob, gradingJob, type Planned, planClosing } from './plan.ts'

/** What the clock does by itself. Each may come twice, late, or after the candidate did the same. */
export function deadlineJobs(ports: SittingPorts) {
  const { assessments, transaction, clock, rescore } = ports
  const { finish } = completing(ports)

  const meant = async ({ id, startedAt }: Planned) => {
    const assessment = await assessments.withId(id)
    return assessment?.startedAt?.getTime() === startedAt ? assessment : null
  }

  /** In the caller's transaction. */
  const closeOrWait = async (assessment: Assessment) => {
    const questions = await assessments.questionsOf(assessment.id)
    const hasOpenQuestions = questions.some(({ part }) => part === 'voice')
    const next = closingTime(assessment, hasOpenQuestions)
    if (next <= clock.now()) await finish(assessment, 'clock')
    // The candidate came back, or the recruiter has given more days.
    else await planClosing(ports, assessment, next)
  }

  return jobHandlers({
    async [gradingJob](payload, job) {
      await transaction(async () => {
        await job.done()
        const assessment = await meant(payload)
        if (assessment) await rescore(assessment.id)
      })
    },
    async [closingJob](payload, job) {
      await transaction(async () => {
        await job.done()
        const found = await meant(payload)
        if (!found) return
        if (!found.completedAt && !found.revokedAt) await closeOrWait(found)
        await rescore(found.id)
      })
    },
  })
}
