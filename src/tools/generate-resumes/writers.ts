import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { docxOf } from './docx.ts'
import type { Numbered } from './numbered.ts'
import { openPrinter } from './pdf.ts'
import { scanOf } from './scan.ts'
import { textOf } from './text.ts'

export const formats = ['pdf', 'docx', 'doc', 'scan', 'txt', 'html'] as const

/** What a format needs and this machine has not; null when nothing is missing. */
export function missingFor(format: string): string | null {
  if (format === 'doc' && !Bun.which('soffice')) return 'LibreOffice (soffice)'
  if (format === 'scan' && !Bun.which('pdftoppm')) return 'pdftoppm (poppler-utils)'
  return null
}

/** Writes each document in its format; what needs a browser or an office opens it once. */
export async function createWriters(out: string, wanted: string[]) {
  const printer = wanted.some((format) => format === 'pdf' || format === 'scan') ? await openPrinter() : null
  const folder = mkdtempSync(join(tmpdir(), 'resumes-'))
  const forOffice: { from: string; to: string }[] = []
  return {
    async write({ document, identity }: Numbered, html: string) {
      const path = join(out, identity.file)
      switch (identity.format) {
        case 'html':
          await Bun.write(path, html)
          return
        case 'txt':
          await Bun.write(path, textOf(document, identity.person))
          return
        case 'pdf':
          await Bun.write(path, await printer!.print(html, document))
          return
        case 'scan':
          await Bun.write(path, await scanOf(await printer!.print(html, document), identity.person))
          return
        case 'docx':
          await Bun.write(path, docxOf(document, identity.person))
          return
        default: {
          const from = join(folder, basename(path).replace(/\.doc$/, '.docx'))
          await Bun.write(from, docxOf(document, identity.person))
          forOffice.push({ from, to: path })
        }
      }
    },
    async close() {
      await printer?.close()
      // the office takes seconds to start and then milliseconds a file: all of them at once
      if (forOffice.length > 0) await converted(forOffice, folder)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function converted(files: { from: string; to: string }[], folder: string) {
  const made = join(folder, 'doc')
  mkdirSync(made)
  const command = [
    'soffice',
    `-env:UserInstallation=file://${join(folder, 'profile')}`,
    '--headless',
    '--convert-to',
    'doc:MS Word 97',
    '--outdir',
    made,
    ...files.map((file) => file.from),
  ]
  const run = Bun.spawn(command, { stdout: 'ignore', stderr: 'pipe' })
  if ((await run.exited) !== 0) throw new Error(`LibreOffice could not convert: ${await new Response(run.stderr).text()}`)
  for (const { from, to } of files) await Bun.write(to, Bun.file(join(made, basename(from).replace(/\.docx$/, '.doc'))))
}
