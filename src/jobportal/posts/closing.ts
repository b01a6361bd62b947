import type { JobSteps } from '#src/ports/job-queue.ts'
import type { Visit } from '#src/shared/visit.ts'
import type { Company } from '../company.ts'
import type { JobPost, JobStatus } from '../job-post.ts'
import type { Tools } from '../tools.ts'
import { ownJob } from './own-jobs.ts'
import { readLater } from './read-job-post.ts'

const dayMs = 24 * 60 * 60_000

/** In the transaction that sets a job's last day: the queue closes the job when that day is over. */
export async function closeLater({ jobs }: Tools, { id: jobId, closesOn }: Pick<JobPost, 'id' | 'closesOn'>): Promise<void> {
  if (closesOn === null) return
  const runAt = new Date(Date.parse(`${closesOn}T00:00:00Z`) + dayMs)
  await jobs.add({ kind: 'close-post', key: `close-post:${jobId}:${closesOn}`, payload: { jobId, closesOn }, runAt })
}

/** Closes a job whose last day is over. Nothing happens when that day has moved, or the job is closed or gone. */
export const closeWhenOver =
  ({ auditLog, clock, jobPosts, transaction, today, jobChanged }: Tools) =>
  async ({ jobId, closesOn }: { jobId: string; closesOn: string }, queued: JobSteps): Promise<void> => {
    const closed = await transaction(async () => {
      await queued.done()
      const job = await jobPosts.find(jobId)
      if (job?.status !== 'Active' || job.closesOn !== closesOn || today() <= closesOn) return null
      await jobPosts.update(jobId, { status: 'Closed', updatedAt: clock.now() })
      await auditLog.append({ action: 'close-job', companyId: job.companyId, details: { job: jobId, closesOn } })
      return job
    })
    if (closed) jobChanged(closed.publicId)
  }

/** Closes or reopens a job. One that is reopened after its last day has none from then on. */
export const setStatus =
  (tools: Tools) =>
  async (company: Company, id: string, status: JobStatus, { actorId, address, requestId }: Visit): Promise<JobPost> => {
    const { auditLog, clock, jobPosts, transaction } = tools
    const { job, isChanged } = await transaction(async () => {
      const job = await ownJob(tools, company.id, id)
      const isOver = job.closesOn !== null && job.closesOn < tools.today()
      const closesOn = status === 'Active' && isOver ? null : job.closesOn
      if (job.status === status && job.closesOn === closesOn) return { job, isChanged: false }
      const isAlone = status === 'Active' && (await hasLostJobDescription(tools, job))
      const changes = { status, closesOn, updatedAt: clock.now(), ...(isAlone && standingAlone) }
      await jobPosts.update(id, changes)
      if (isAlone) await readLater(tools, id)
      const action = status === 'Active' ? 'reopen-job' : 'close-job'
      await auditLog.append({ action, actorId: actorId ?? null, companyId: company.id, details: { job: id }, address, requestId })
      return { job: { ...job, ...changes }, isChanged: true }
    })
    if (isChanged) tools.jobChanged(job.publicId)
    return job
  }

/** A closed job whose job description was deleted meanwhile: what is written in the job becomes one again, with its next reading. */
const standingAlone = { jobDescriptionId: null, isAttached: false, requirements: null, textHash: null }

const hasLostJobDescription = async ({ workspace }: Tools, { companyId, jobDescriptionId }: JobPost): Promise<boolean> =>
  jobDescriptionId !== null && !(await workspace.jobDescription(companyId, jobDescriptionId))
