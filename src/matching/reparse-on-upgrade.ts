import { UnreadableDocument } from '#src/ports/document-reader.ts'
import type { FileStore } from '#src/ports/file-store.ts'
import type { JobQueue, JobSteps } from '#src/ports/job-queue.ts'
import type { Transaction } from '#src/ports/transaction.ts'
import { readingEngine, requirementsEngine } from '#src/resume-engine/engines.ts'
import { eachByItself } from '#src/shared/each-by-itself.ts'
import { jsonHash } from '#src/shared/json-hash.ts'
import { FileMissing } from '#src/shared/provider-error.ts'
import { correctedFacts, stillFound } from './fact-corrections.ts'
import type { Files, JobDescriptions, MatchReader, Resumes } from './ports.ts'
import type { Resume, ResumeReading } from './resume.ts'
import { wordsIn } from './shown-document.ts'

interface Ports {
  resumes: Resumes
  jobDescriptions: JobDescriptions
  files: Files
  fileStore: FileStore
  reader: MatchReader
  jobs: JobQueue
  transaction: Transaction
}

/** Files read between two looks at the queue, so that other work gets its turn. */
const slice = 20
const group = 'read again'

type Payload = { of: 'resumes' | 'job-descriptions'; after: string }

/**
 * Facts are read once per text and engine. When a new version of the product brings a newer engine, what is stored is read
 * again in the background, one file after the other; scores stay as they were, marked as an older engine's.
 */
export function readAgain(ports: Ports) {
  const { resumes, jobDescriptions, files, fileStore, reader, jobs, transaction } = ports
  const fileOf = async (workspaceId: string, fileId: string | null) => (fileId ? files.find(workspaceId, fileId) : null)
  const enqueue = (payload: Payload) =>
    jobs.add({ kind: 'read-again', key: `read-again:${payload.of}:${payload.after}`, payload })

  /** What cannot be read any more keeps the facts that it has. */
  const readable = async <Reading>(key: string, read: (path: string) => Promise<Reading>): Promise<Reading | null> => {
    try {
      return await fileStore.withLocalFile(key, read)
    } catch (error) {
      if (error instanceof UnreadableDocument || error instanceof FileMissing) return null
      throw error
    }
  }

  /** What recruiters corrected holds for what a newer engine reads, too. */
  const correctAgain = async (
    { facts, factsHash, document }: Pick<ResumeReading, 'facts' | 'factsHash' | 'document'>,
    row: object & { id: string; corrections?: Resume['corrections'] },
  ) => {
    const list = stillFound(row.corrections?.list ?? [], (words) => wordsIn(document, words))
    if (list.length === 0) return
    const corrected = correctedFacts(facts, list)
    await resumes.correct(row.id, {
      facts: corrected,
      factsHash: jsonHash(corrected),
      corrections: { readFacts: factsHash, list },
    })
  }

  return {
    /** Called at every start: looks whether anything was read by another engine. */
    async readWhatOthersRead() {
      if ((await resumes.readByOthers(readingEngine, '', 1)).length > 0) await enqueue({ of: 'resumes', after: '' })
      if ((await jobDescriptions.readByOthers(requirementsEngine, '', 1)).length > 0)
        await enqueue({ of: 'job-descriptions', after: '' })
    },

    async readSliceAgain({ of, after }: Payload, job: JobSteps) {
      const rows =
        of === 'resumes'
          ? await resumes.readByOthers(readingEngine, after, slice)
          : await jobDescriptions.readByOthers(requirementsEngine, after, slice)
      const { each, hasFailed, end } = eachByItself()
      for (const row of rows)
        await each(async () => {
          const file = await fileOf(row.workspaceId, row.fileId)
          if (!file) return
          if (of === 'resumes') {
            const reading = await readable(file.key, (path) => reader.resume(path, { group }))
            if (!reading) return
            await transaction(async () => {
              await resumes.readAgain(row.id, { ...reading, pointedOut: stillIn(reading, row) })
              await correctAgain(reading, row)
            })
          } else {
            const reading = await readable(file.key, (path) => reader.jobDescription(path, { group }))
            if (reading) await transaction(() => jobDescriptions.readAgain(row.id, reading))
          }
        })
      const last = rows.at(-1)
      await transaction(async () => {
        if (!hasFailed()) await job.done()
        // Those behind have their turn, whatever this slice has come to.
        if (last && rows.length === slice) await enqueue({ of, after: last.id })
      })
      end()
    },
  }
}

/** What the person pointed out, where it stands in the text as it is read now. */
const stillIn = ({ document }: Pick<ResumeReading, 'document'>, row: object | Pick<Resume, 'pointedOut'>) =>
  ('pointedOut' in row ? row.pointedOut : null)?.flatMap(({ skill, quote }) => {
    const found = wordsIn(document, quote.quote)
    return found ? { skill, quote: found } : []
  }) ?? []
