import { longestRevealNote, revealReasons } from './constants.ts'
import { JobNotHere, NothingToReveal, PersonNotHere, ReasonMissing } from './errors.ts'
import type { Actor, BlindReviewPorts, BlindReviews, Reveal, RevealReason } from './ports.ts'
import type { BlindJobRecord, BlindPersonRecord, RevealRecord } from './views.ts'

type Ports = Omit<BlindReviewPorts, 'blindCandidates' | 'blindApplications' | 'identityReader'> & {
  reviews: BlindReviews
  /** 'candidate' or 'application', and 'job description' or 'job': what the audit log calls them. */
  kinds: { subject: string; job: string }
}

/** The switch of a job, and the reveal of one person at a time. */
export function manageBlindReview({ reviews, kinds, auditLog, clock, ids, transaction }: Ports) {
  const jobFor = async ({ workspaceId }: Actor, id: string) => {
    const job = await reviews.job(workspaceId, id)
    if (!job) throw new JobNotHere()
    return job
  }

  const blindJob = async (by: Actor, id: string): Promise<BlindJobRecord> => {
    const { jobId } = await jobFor(by, id)
    const setting = await reviews.setting(jobId)
    return {
      on: setting?.isOn ?? false,
      changedBy: setting?.changedByName ?? null,
      changedAt: setting?.changedAt.toISOString() ?? null,
      // Both are told over all versions of a text, of which somebody may see one only.
      hidden: by.jobs ? 0 : await reviews.hiddenInJob(jobId),
      reveals: by.jobs ? [] : (await reviews.reveals(jobId)).map(revealRecord),
    }
  }

  const blindPerson = async (by: Actor, subjectId: string): Promise<BlindPersonRecord> => {
    const jobs = await reviews.blindJobsOf(by.workspaceId, subjectId)
    if (!jobs) throw new PersonNotHere()
    const hidden = jobs.some(({ reveal }) => reveal === null)
    return {
      hidden,
      jobs: jobs
        // Of other jobs whoever sees some jobs only does not learn that this person is in them.
        .filter((job) => !by.jobs || job.subjectId === subjectId)
        .map(({ title, reveal }) => ({ title, reveal: reveal && revealRecord(reveal) })),
    }
  }

  return {
    blindJob,
    blindPerson,

    /** Hides or shows who the candidates of a job are. Whoever was revealed stays revealed. `told` belongs to the transaction. */
    async switchBlindReview(
      by: Actor,
      id: string,
      isOn: boolean,
      requestId: string,
      told: () => void = () => {},
    ): Promise<BlindJobRecord> {
      const { jobId } = await jobFor(by, id)
      await transaction(async () => {
        const before = await reviews.setting(jobId)
        if ((before?.isOn ?? false) === isOn) return
        await reviews.switch(by.workspaceId, { jobId, isOn, changedBy: by.id, changedAt: clock.now() })
        const subject = { kind: kinds.job, id: jobId }
        const action = isOn ? 'blind-review-on' : 'blind-review-off'
        await auditLog.append({ action, actorId: by.id, workspaceId: by.workspaceId, subject, requestId })
        told()
      })
      return blindJob(by, id)
    },

    /** Shows who one person is, to everybody here, and writes down who did it and why. */
    async reveal(
      by: Actor,
      subjectId: string,
      given: { reason: RevealReason; note?: string },
      requestId: string,
      told: () => Promise<void> = async () => {},
    ) {
      const note = given.note?.replace(/\s+/g, ' ').trim() || null
      if (!revealReasons.some(({ key }) => key === given.reason)) throw new ReasonMissing()
      if (given.reason === 'other' && !note) throw new ReasonMissing()
      if (note && note.length > longestRevealNote)
        throw new ReasonMissing(`A reason can have ${longestRevealNote} characters at most.`)
      await transaction(async () => {
        const jobs = await reviews.blindJobsOf(by.workspaceId, subjectId)
        if (!jobs) throw new PersonNotHere()
        const hidden = jobs.filter(({ reveal }) => reveal === null)
        if (hidden.length === 0) throw new NothingToReveal()
        for (const { subjectId: each, jobId } of hidden) {
          await reviews.reveal(by.workspaceId, {
            id: ids.id(),
            subjectId: each,
            jobId,
            reason: given.reason,
            note,
            by: by.id,
            at: clock.now(),
          })
          await auditLog.append({
            action: 'reveal-candidate',
            actorId: by.id,
            workspaceId: by.workspaceId,
            subject: { kind: kinds.subject, id: each },
            requestId,
            details: { job: jobId, reason: given.reason },
          })
        }
        await told()
      })
      return blindPerson(by, subjectId)
    },
  }
}

const revealRecord = ({ subjectId, reason, note, byName, at }: Reveal): RevealRecord => ({
  _id: subjectId,
  reason: revealReasons.find(({ key }) => key === reason)?.text ?? reason,
  note,
  by: byName,
  at: at.toISOString(),
})
