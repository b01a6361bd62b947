import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { aJobDescription, aResume } from '#adapters/test-documents.ts'
import { say } from '#src/commands/prepare.ts'

/** What the measures read: files on disk, all different in bytes and in text. */
export interface Material {
  jobDescription: string
  resumes: string[]
  /** Where the resumes come from, for the report. */
  origin: string
}

/** Made once and kept in the temporary folder: adding a line to a thousand PDFs takes a quarter of a minute. */
export async function material(dataDir: string, count: number): Promise<Material> {
  const originals = pdfsIn(join(dataDir, 'resume-pdfs')).filter(hasText)
  const jobs = pdfsIn(join(dataDir, 'job-descriptions'))
  const real = originals.length > 0 && jobs.length > 0
  const origin = real ? `${originals.length} resumes with text of ${dataDir}, one line added to each copy` : 'generated resumes'
  const folder = join(tmpdir(), `ats-bench-${Bun.hash(`3 ${real ? originals.join() : 'generated'}`).toString(36)}`)
  mkdirSync(folder, { recursive: true })
  const generatedJob = join(folder, 'job-description.pdf')
  if (!real && !existsSync(generatedJob)) writeFileSync(generatedJob, await aJobDescription())
  const resumes: string[] = []
  let told = false
  for (let number = 0; number < count; number++) {
    const path = join(folder, `${String(number).padStart(4, '0')}.pdf`)
    resumes.push(path)
    if (existsSync(path)) continue
    if (!told) say(`Making ${count} different resumes in ${folder} …`)
    told = true
    const original = originals[number % originals.length]
    writeFileSync(`${path}.new`, real && original ? await withLine(original, number) : await generated(number))
    renameSync(`${path}.new`, path)
  }
  return { jobDescription: real ? jobs.at(-1)! : generatedJob, resumes, origin }
}

/** A scan is left out: a line on a picture is not what pictures of resumes are like, and pdftotext reads none. */
const hasText = (path: string) =>
  Bun.spawnSync(['pdftotext', path, '-'], { stderr: 'ignore' }).stdout.toString().trim().length >= leastText

const leastText = 200

function pdfsIn(folder: string) {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.pdf'))
    .toSorted()
    .map((name) => join(folder, name))
}

/** The same resume with one more visible line: other bytes, other text, the same work to read. */
async function withLine(path: string, number: number) {
  const pdf = await PDFDocument.load(await Bun.file(path).bytes(), { updateMetadata: false, ignoreEncryption: true })
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  pdf.getPages().at(-1)?.drawText(`Copy number ${number} of this document`, { x: 24, y: 10, size: 7, font })
  return pdf.save()
}

const generated = (number: number) =>
  aResume({
    name: `Person ${word(number)} Sample`,
    email: `person.${number}@example.com`,
    phone: `+1 415 555 ${String(1000 + number).slice(-4)}`,
    more: ['# More', ...Array.from({ length: 30 }, (_, line) => `Delivered part ${line + 1} of project ${number} on time.`)],
  })

/** A number in letters, as names have no digits. */
const word = (number: number) => [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('')

/** The resumes in groups of one submission each. */
export const inHundreds = (resumes: string[]) =>
  Array.from({ length: Math.floor(resumes.length / 100) }, (_, index) => resumes.slice(index * 100, index * 100 + 100))
