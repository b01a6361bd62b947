import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SamplePapers } from '#src/first-run/ports.ts'

/** Sets sample resumes and jobs as PDF files in a folder of their own below `folder`. */
export const samplePapers = ({ folder }: { folder: string }): SamplePapers => ({
  async set({ job, resumes }, use) {
    // The library is large, and most servers never load sample data.
    const { jobPdf, resumePdf } = await import('./set-pdf.ts')
    const place = join(folder, `sample-${randomUUID()}`)
    await mkdir(place, { recursive: true, mode: 0o700 })
    const keep = async (filename: string, bytes: Uint8Array) => {
      const path = join(place, randomUUID())
      await writeFile(path, bytes, { mode: 0o600 })
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      return { filename, path, size: bytes.length, sha256, type: 'pdf' as const }
    }
    try {
      const files = []
      for (const resume of resumes) files.push(await keep(resume.filename, await resumePdf(resume)))
      return await use({ job: await keep(job.filename, await jobPdf(job, randomUUID())), resumes: files })
    } finally {
      await rm(place, { recursive: true, force: true })
    }
  },
})
