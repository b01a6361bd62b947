import { createHash } from 'node:crypto'
import type { PostedJob } from '#src/matching/index.ts'
import { keepFile, type NewFile } from '#src/matching/index.ts'
import { UnreadableDocument } from '#src/ports/document-reader.ts'
import { FileMissing } from '#src/shared/provider-error.ts'
import type { JobPost } from '../job-post.ts'
import { plainText } from '../public/text-views.ts'
import type { Tools } from '../tools.ts'

/** In the transaction that changes what a job asks for: the queue reads it, right after. */
export const readLater = ({ ids, jobs }: Tools, jobId: string): Promise<void> =>
  // No two have the same key: one that is being read already may have seen the text before.
  jobs.add({ kind: 'read-job-post', key: `read-job-post:${jobId}:${ids.id()}`, payload: { jobId } })

/** What a job's text depends on. */
export const textSource = ({ title, experience, descriptionText, skillsRequired, fileId }: JobPost): string =>
  JSON.stringify([title, experience, descriptionText, skillsRequired, fileId])

/**
 * Everything that says what a job asks for, in one text. The skills that the company listed come last, one to a line: so they are
 * required whatever part of the description or the file comes before them.
 */
async function textOf(tools: Pick<Tools, 'fileStore' | 'files' | 'matching'>, job: JobPost): Promise<string> {
  const { title, experience, descriptionText, skillsRequired } = job
  const file = await textOfFile(tools, job)
  return [
    title,
    experience === null ? '' : experienceInWords(experience),
    plainText(descriptionText),
    file && `Job Description:\n${file}`,
    skillsRequired.length > 0 ? `Required Skills:\n${skillsRequired.map((skill) => `- ${skill}`).join('\n')}` : '',
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** As a sentence: a label such as "Experience:" would make requirements of everything below it. */
function experienceInWords(experience: string): string {
  if (!/\d/.test(experience)) return `Level: ${experience}`
  return /experience/i.test(experience) ? `You have ${experience}.` : `You have ${experience} of experience.`
}

/** '' without a file, and for one that cannot be read: then the rest of the job says what it asks for. */
async function textOfFile(
  { files, fileStore, matching }: Pick<Tools, 'fileStore' | 'files' | 'matching'>,
  { companyId, fileId }: JobPost,
): Promise<string> {
  const file = fileId ? await files.find(companyId, fileId) : null
  if (!file) return ''
  try {
    return await fileStore.withLocalFile(file.key, (path) => matching.textOfFile(path, companyId))
  } catch (error) {
    if (error instanceof UnreadableDocument || error instanceof FileMissing) return ''
    throw error
  }
}

const mostReadings = 4

/**
 * What a job asks for, as the engine reads it; read once, and again only when its text changed. Null for a job that is gone or
 * cannot be read.
 */
export const readJobPost =
  (tools: Tools) =>
  async (jobId: string): Promise<PostedJob | null> => {
    const { applications, jobPosts, jobs, matching, workspace } = tools
    for (let reading = 0; reading < mostReadings; reading++) {
      const job = await jobPosts.find(jobId)
      if (!job) return null
      if (job.isAttached && job.jobDescriptionId) return workspace.askedBy(job)
      if (job.requirements && job.textHash !== null && job.jobDescriptionId)
        return { requirements: job.requirements, textHash: job.textHash }
      const text = await textOf(tools, job)
      const posted = await matching.readJob(text, job.companyId).catch((error: unknown) => {
        if (error instanceof UnreadableDocument) return null
        throw error
      })
      if (!posted) return null
      const { requirements, textHash } = posted
      const file = textFile(tools, job, text)
      const isKept = await keepFile(tools, job.companyId, file, async () => {
        const now = await jobPosts.find(jobId)
        if (!now || textSource(now) !== textSource(job)) throw new ChangedMeanwhile()
        const jobDescriptionId = await workspace.keepJob(now, posted, file.stored)
        await jobPosts.update(jobId, { requirements, textHash, jobDescriptionId })
        const isOther = now.textHash !== textHash || now.jobDescriptionId !== jobDescriptionId
        if (isOther && (await applications.idsOf(jobId)).length > 0)
          await jobs.add({ kind: 'score-applications', key: `score:${jobDescriptionId}:${textHash}`, payload: { jobId } })
        return true
      }).catch((error: unknown) => {
        if (error instanceof ChangedMeanwhile) return false
        throw error
      })
      if (isKept) return { requirements, textHash }
    }
    return null
  }

/** The job says something else than what was read: it is read again. */
class ChangedMeanwhile extends Error {}

/** The text of a job as a file, so that it can be opened wherever job descriptions are. */
function textFile({ ids }: Tools, { companyId, title }: JobPost, text: string): NewFile {
  const id = ids.id()
  const content = new TextEncoder().encode(text)
  const sha256 = createHash('sha256').update(content).digest('hex')
  const filename = `${title.replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim() || 'Job description'}.txt`
  const stored = { id, key: `${companyId}/job-descriptions/${id}`, sha256, size: content.length, type: 'txt' as const, filename }
  return { stored, content }
}

class NotReadYet extends Error {}

/** For the queue, which tries again later what could not be read now. */
export const readQueued =
  (tools: Tools) =>
  async ({ jobId }: { jobId: string }): Promise<void> => {
    if (!(await readJobPost(tools)(jobId)) && (await tools.jobPosts.find(jobId)))
      throw new NotReadYet(`What job ${jobId} asks for could not be read.`)
  }
