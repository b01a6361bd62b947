import type { ReceivedFile } from '#src/matching/index.ts'
import type { Visit } from '#src/shared/visit.ts'
import type { Company } from '../company.ts'
import type { JobPost } from '../job-post.ts'
import type { Tools } from '../tools.ts'
import { closeLater } from './closing.ts'
import { HasApplications } from './errors.ts'
import { jobText, type RawJob, withIds } from './job-fields.ts'
import { dropFile, fileNameFor, keepWithFile, newFile } from './job-file.ts'
import { ownJob } from './own-jobs.ts'
import { mustNotBeOver } from './post-job.ts'
import { readLater, textSource } from './read-job-post.ts'

export interface EditJob {
  company: Company
  id: string
  /** As when it was posted; `removeFile` takes its file away. */
  raw: RawJob
  file: ReceivedFile | null
}

const isTrue = (value: unknown) => value === true || value === 'true' || value === 'on'

/** Changes a job. When what it asks for is another text now, that is read anew, and its applications are scored again. */
export const editJob =
  (tools: Tools) =>
  async ({ company, id, raw, file }: EditJob, visit: Visit): Promise<JobPost> => {
    const { auditLog, clock, ids, jobPosts } = tools
    const seen = await ownJob(tools, company.id, id)
    const { questions, ...text } = jobText(raw)
    mustNotBeOver(tools, text, seen)
    const bytes = file ? await newFile(tools, company.id, file) : null
    const at = clock.now()
    const edited = await keepWithFile(tools, company.id, bytes, async () => {
      const before = await ownJob(tools, company.id, id)
      const loses = bytes !== null || isTrue(raw.removeFile)
      const changed: JobPost = {
        ...before,
        ...text,
        questions: withIds(questions, before.questions, ids.id),
        updatedAt: at,
        ...(loses && {
          fileId: bytes?.stored.id ?? null,
          jobDescriptionFile: bytes && fileNameFor(text.title, bytes.stored.type, at),
        }),
      }
      const isSame = JSON.stringify({ ...changed, updatedAt: before.updatedAt }) === JSON.stringify(before)
      if (isSame) return before
      const isOther = !before.isAttached && textSource(changed) !== textSource(before)
      // The hash stays: by it the next reading knows whether the text says something else.
      if (isOther) changed.requirements = null
      const { id: _id, publicId: _publicId, companyId, createdAt: _createdAt, ...changes } = changed
      await jobPosts.update(id, changes)
      if (loses) await dropFile(tools, before)
      if (isOther) await readLater(tools, id)
      if (changed.closesOn !== before.closesOn) await closeLater(tools, changed)
      const { actorId = null, address, requestId } = visit
      await auditLog.append({ action: 'edit-job', actorId, companyId, details: { job: id }, address, requestId })
      return changed
    })
    tools.jobChanged(edited.publicId)
    tools.beginWork()
    return edited
  }

/** Deletes a job that nobody has applied for. */
export const deleteJob =
  (tools: Tools) =>
  async (company: Company, id: string, { actorId, address, requestId }: Visit): Promise<void> => {
    const { applications, auditLog, jobPosts, transaction } = tools
    const { publicId } = await transaction(async () => {
      const job = await ownJob(tools, company.id, id)
      if ((await applications.idsOf(id)).length > 0) throw new HasApplications()
      await tools.workspace.dropJob(job)
      await jobPosts.remove(id)
      await dropFile(tools, job)
      await auditLog.append({
        action: 'delete-job',
        actorId: actorId ?? null,
        companyId: company.id,
        details: { job: id },
        address,
        requestId,
      })
      return job
    })
    tools.jobChanged(publicId)
  }
