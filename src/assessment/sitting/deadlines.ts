import { jobHandlers } from '#src/shared/job-handlers.ts'
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

  return jobHandlers({
    async [gradingJob](payload) {
      const assessment = await meant(payload)
      if (assessment) await rescore(assessment.id)
    },
    async [closingJob](payload) {
      const assessment = await transaction(async () => {
        const found = await meant(payload)
        if (!found || found.completedAt || found.revokedAt) return found
        const questions = await assessments.questionsOf(found.id)
        const hasOpenQuestions = questions.some(({ part }) => part === 'voice')
        const next = closingTime(found, hasOpenQuestions)
        if (next <= clock.now()) await finish(found, 'clock')
        // The candidate came back, or the recruiter has given more days.
        else await planClosing(ports, found, next)
        return found
      })
      if (assessment) await rescore(assessment.id)
    },
  })
}
