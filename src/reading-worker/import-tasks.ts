import { open, readFile } from 'node:fs/promises'
import { UnreadableImport } from '#src/import-export/errors.ts'
import type { ImportReader, ReadingRequest } from '#src/import-export/ports.ts'
import { readImport } from '#src/import-export/reading/read-import.ts'
import { UnreadableDocument } from '#src/ports/document-reader.ts'
import { writeProfile } from '#src/resume-engine/profile.ts'
import { DomainError } from '#src/shared/domain-error.ts'
import { textHash } from '#src/shared/text-hash.ts'

type Reading = Awaited<ReturnType<ImportReader['read']>>

/** Characters written. */
const collectEvery = 30_000_000

async function readIntoFile({ files, mapping, job, to }: ReadingRequest): Promise<Reading> {
  const given = await Promise.all(
    files.map(async ({ filename, path }) => ({ filename, bytes: new Uint8Array(await readFile(path)) })),
  )
  const { rows, ...content } = readImport(given, { mapping, job }, { write: writeProfile, hash: textHash })
  // One by one: with the resumes of an archive they are longer together than a text can be.
  const handle = await open(to, 'w', 0o600)
  try {
    let since = 0
    for (const row of rows) {
      const line = `${JSON.stringify({ ...row, file: row.file && { ...row.file, base64: row.file.base64() } })}\n`
      await handle.write(line)
      since += line.length
      if (since < collectEvery) continue
      // Left to itself, garbage is collected once it weighs more than this process may.
      Bun.gc(true)
      since = 0
    }
  } finally {
    await handle.close()
  }
  return { ...content, rows: rows.length }
}

/** As a task of a reading process, whose one argument is JSON: what is wrong with the files comes back as a sentence. */
export const importTasks = {
  async 'import-rows'(request: string): Promise<Reading | { refusal: string }> {
    try {
      return await readIntoFile(JSON.parse(request) as ReadingRequest)
    } catch (error) {
      if (error instanceof DomainError) return { refusal: error.message }
      throw error
    }
  },
}

/** Reads in this very process: for tests. The server leaves it to the reading processes. */
export const importReaderHere: ImportReader = { read: readIntoFile }

/** Lets the reading processes read what is imported: a table of 25 MB must not hold up the server. */
export const pooledImportReader = (pool: {
  run<Result>(
    task: string,
    argument: string,
    options: { group: string; files: { read: string[]; written: string } },
  ): Promise<Result>
}): ImportReader => ({
  async read(request, options) {
    try {
      const reading = await pool.run<Reading | { refusal: string }>('import-rows', JSON.stringify(request), {
        ...options,
        files: { read: request.files.map(({ path }) => path), written: request.to },
      })
      if ('refusal' in reading) throw new UnreadableImport(reading.refusal)
      return reading
    } catch (error) {
      if (!(error instanceof UnreadableDocument)) throw error
      throw new UnreadableImport('This file is more than can be read at once. Cut it into smaller ones.', { cause: error })
    }
  },
})
