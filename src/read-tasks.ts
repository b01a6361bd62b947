import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { JobReading, MatchReader, ResumeReading } from '#src/matching/ports.ts'
import { extractJobRequirements } from '#src/matching/reading/requirements.ts'
import { extractResumeFacts } from '#src/matching/reading/resume-facts.ts'
import { warningsFor } from '#src/matching/scoring/warnings.ts'
import type { ReadDocument } from '#src/ports/document-reader.ts'

type ReadBytes = (bytes: Uint8Array, options: { allowText: boolean }) => Promise<ReadDocument>

/** What a reading process can be asked for, by name: each takes the path of a file. */
export function readTasks(readDocument: ReadBytes) {
  // Stored and uploaded files have no ending: plain text is for the command line, where a person names the file.
  const open = async (path: string) =>
    readDocument(new Uint8Array(await readFile(path)), { allowText: path.toLowerCase().endsWith('.txt') })
  return {
    document: open,
    async resume(path: string): Promise<ResumeReading> {
      const document = await open(path)
      return {
        type: document.type,
        facts: extractResumeFacts(document),
        warnings: warningsFor(document),
        textHash: textHash(document.text),
        document: JSON.stringify(document),
      }
    },
    async 'job-description'(path: string): Promise<JobReading> {
      const document = await open(path)
      return { type: document.type, requirements: extractJobRequirements(document), document: JSON.stringify(document) }
    },
  }
}

/** Reads in this very process: for tests and trusted files. The server uses the pool of reading processes. */
export function readHere(readDocument: ReadBytes): MatchReader {
  const tasks = readTasks(readDocument)
  return { resume: tasks.resume, jobDescription: tasks['job-description'] }
}

/** The same words in the same order are the same text, whatever the layout, the case and the bytes. */
export const textHash = (text: string) =>
  createHash('sha256')
    .update(
      text
        .normalize('NFKC')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}+#@.]+/gu, ' ')
        .trim(),
    )
    .digest('hex')
