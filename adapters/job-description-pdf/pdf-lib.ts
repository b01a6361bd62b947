import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { JobDescriptionPdf } from '#src/job-descriptions/ports.ts'

/** Writes job descriptions with pdf-lib, as A4 pages, into files in `folder`. */
export const jobDescriptionPdf = ({ folder }: { folder: string }): JobDescriptionPdf => ({
  async write(composition, { note = '' } = {}) {
    // The library is large, and most days nobody writes a job description.
    const { pdfOf } = await import('./draw.ts')
    const bytes = await pdfOf(composition, note)
    const path = join(folder, `written-${randomUUID()}`)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(path, bytes, { mode: 0o600 })
    return {
      path,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      size: bytes.length,
      discard: () => rm(path, { force: true }),
    }
  },
})
