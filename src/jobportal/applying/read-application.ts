import type { JobPayload } from '#src/contracts/jobs.ts'
import type { PostMatching } from '#src/matching/index.ts'
import { UnreadableDocument } from '#src/ports/document-reader.ts'
import type { JobSteps } from '#src/ports/job-queue.ts'
import { notQueued } from '#src/shared/job-handlers.ts'
import { FileMissing } from '#src/shared/provider-error.ts'
import type { Application, Correction } from '../application.ts'
import { readJobPost } from '../posts/read-job-post.ts'
import type { Tools } from '../tools.ts'
import { announce } from './announce.ts'
import { scored } from './score.ts'

/** The kind of job that reads an application's resume and scores it. */
export const readApplicationJob = 'read-application'

type ResumeReading = Awaited<ReturnType<PostMatching['readResume']>>
type Reading = ResumeReading | UnreadableDocument

/**
 * Reads the resume of an application and scores it against the job. A file that cannot be read waits for a person; it is never
 * refused, and has no score. Nothing happens for an application that is gone or was read.
 */
export const readApplication =
  (tools: Tools) =>
  async ({ id }: JobPayload<typeof readApplicationJob>, queued: JobSteps = notQueued): Promise<void> => {
    for (;;) {
      const application = await tools.applications.find(id)
      if (application?.reading !== 'waiting') return
      const reading = await read(tools, application)
      const job = await readJobPost(tools)(application.jobId)
      const isDone = await tools.transaction(async () => {
        const now = await tools.applications.find(id)
        // Another resume may have come meanwhile: then that one counts.
        if (now?.reading !== 'waiting' || now.fileId !== application.fileId) return false
        await queued.done()
        const changes = reading instanceof UnreadableDocument ? unreadable(reading) : withReading(tools, now, reading)
        const changed = { ...now, ...changes }
        const result = scored(tools, job, changed)
        if (reading instanceof UnreadableDocument) {
          const candidateId = await tools.workspace.takeIn({ ...changed, ...result }, null)
          await tools.applications.update(id, { ...changes, ...result, candidateId })
        } else {
          // The candidate gets the newer resume first: the score of it belongs to no other.
          const candidateId = await tools.workspace.takeIn({ ...changed, ...result }, reading.document)
          await tools.applications.update(id, { ...changes, ...result, candidateId })
          await tools.applications.keepText(id, reading.document)
        }
        await tools.applications.addEvent({
          id: tools.ids.id(),
          applicationId: id,
          at: tools.clock.now(),
          kind: 'read',
          details: reading instanceof UnreadableDocument ? { code: reading.code } : {},
        })
        await announce(tools, id)
        return true
      })
      if (isDone) return
    }
  }

async function read({ files, fileStore, matching }: Tools, { companyId, fileId }: Application): Promise<Reading> {
  const file = await files.find(companyId, fileId)
  if (!file) return new UnreadableDocument('DAMAGED')
  try {
    return await fileStore.withLocalFile(file.key, (path) => matching.readResume(path, companyId))
  } catch (error) {
    if (error instanceof UnreadableDocument) return error
    if (error instanceof FileMissing) return new UnreadableDocument('DAMAGED')
    throw error
  }
}

const unreadable = ({ code, message }: UnreadableDocument) => ({
  reading: 'unreadable' as const,
  unreadableCode: code,
  unreadableReason: message,
})

const withReading = ({ matching }: Tools, { corrections }: Application, reading: ResumeReading) => ({
  reading: 'read' as const,
  facts: reading.facts,
  factsHash: reading.factsHash,
  textHash: reading.textHash,
  warnings: reading.warnings,
  corrections: corrections.map((correction): Correction => {
    const { quote } = correction
    return quote ? { ...correction, quote: matching.find(reading.document, quote.quote) } : correction
  }),
})
