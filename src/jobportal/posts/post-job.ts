import type { ReceivedFile } from '#src/matching/index.ts'
import { InvalidField } from '#src/shared/fields.ts'
import type { Visit } from '#src/shared/visit.ts'
import { type Company, missingProof } from '../company.ts'
import type { JobPost } from '../job-post.ts'
import type { Tools } from '../tools.ts'
import { closeLater } from './closing.ts'
import { CompanyNotVerified } from './errors.ts'
import { type JobText, jobText, type RawJob, withIds } from './job-fields.ts'
import { copiedFile, fileNameFor, keepWithFile, newFile } from './job-file.ts'
import { ownJob } from './own-jobs.ts'
import { readLater } from './read-job-post.ts'

export interface PostJob {
  company: Company
  /** May name another job of the company whose file is copied, as `copyFileFrom`. */
  raw: RawJob
  file: ReceivedFile | null
  /** The job description of its workspace that is posted; without one, what is written here becomes one. */
  attachedTo?: string | null
  /** In the transaction that keeps the job, before it is kept. */
  before?(): Promise<void>
}

/** Only verified companies post jobs. */
export function mustBeVerified({ settings }: Tools, company: Company) {
  const missing = missingProof(company, settings)
  if (missing) throw new CompanyNotVerified(missing)
}

/** Posts a job: from then on everybody can see it and apply. What it asks for is read by the queue, right after. */
export const postJob =
  (tools: Tools) =>
  async ({ company, raw, file, attachedTo = null, before }: PostJob, visit: Visit): Promise<JobPost> => {
    const { auditLog, clock, ids, jobPosts } = tools
    mustBeVerified(tools, company)
    const { questions, ...text } = jobText(raw)
    mustNotBeOver(tools, text)
    const bytes = file ? await newFile(tools, company.id, file) : await copied(tools, company, raw.copyFileFrom)
    const at = clock.now()
    const job: JobPost = {
      ...text,
      id: ids.id(),
      publicId: ids.id(),
      companyId: company.id,
      jobDescriptionFile: bytes && fileNameFor(text.title, bytes.stored.type, at),
      status: 'Active',
      createdAt: at,
      updatedAt: null,
      questions: withIds(questions, [], ids.id),
      fileId: bytes?.stored.id ?? null,
      requirements: null,
      textHash: null,
      jobDescriptionId: attachedTo,
      isAttached: attachedTo !== null,
    }
    await keepWithFile(tools, company.id, bytes, async () => {
      await before?.()
      await jobPosts.add(job)
      if (attachedTo === null) await readLater(tools, job.id)
      else await tools.workspace.attachJob(job)
      await closeLater(tools, job)
      const { actorId = null, address, requestId } = visit
      await auditLog.append({ action: 'post-job', actorId, companyId: company.id, details: { job: job.id }, address, requestId })
    })
    tools.jobChanged(job.publicId)
    tools.beginWork()
    return job
  }

async function copied(tools: Pick<Tools, 'fileStore' | 'files' | 'ids' | 'jobPosts'>, company: Company, from: unknown) {
  if (typeof from !== 'string' || from === '') return null
  return copiedFile(tools, await ownJob(tools, company.id, from))
}

export function mustNotBeOver({ today }: Tools, { closesOn }: Pick<JobText, 'closesOn'>, before?: JobPost) {
  if (closesOn !== null && closesOn < today() && closesOn !== before?.closesOn)
    throw new InvalidField('closesOn', 'The closing date is in the past. Choose today or a later day.')
}
