import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Numbered } from './numbered.ts'
import { openPrinter } from './pdf.ts'

/** Writes each document in its format; what needs a browser or an office opens it once. */
export async function createWriters(out: string, formats: string[]) {
  const printer = formats.some((format) => format === 'pdf' || format === 'scan') ? await openPrinter() : null
  const folder = mkdtempSync(join(tmpdir(), 'resumes-'))
  return {
    async write({ document, identity }: Numbered, html: string) {
      const path = join(out, identity.file)
      switch (identity.format) {
        case 'html':
          await Bun.write(path, html)
          return
        case 'pdf':
          await Bun.write(path, await printer!.print(html, document))
          return
        default:
          throw new Error(`No format is called "${identity.format}".`)
      }
    },
    async close() {
      await printer?.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
