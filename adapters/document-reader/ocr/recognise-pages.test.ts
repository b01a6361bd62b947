import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument, StandardFonts, setTextRenderingMode, TextRenderingMode } from 'pdf-lib'
import { UnreadableDocument } from '#src/ports/document-reader.ts'
import { warningsFor } from '#src/resume-engine/scoring/warnings.ts'
import { createReadingPool } from '../pool.ts'
import { ProcessorBudget } from '../processor-budget.ts'
import { readDocument } from '../read-document.ts'
import { type Drawing, pdfOf } from '../test-files.ts'
import { recognisePages } from './recognise-pages.ts'
import { scanOf } from './test-scans.ts'

const resume = ({ write, bold }: Drawing) => {
  write('Jane Doe', 60, 80, 22, bold)
  write('Senior Engineer at Acme Corporation', 60, 110, 12)
  const sentence = 'Built services in Python and Kubernetes for customers in twenty countries.'
  for (let line = 0; line < 4; line++) write(sentence, 60, 150 + line * 18, 12)
}
// Recognition takes its time on a machine that is busy.
setDefaultTimeout(20_000)

let folder: string
let scan: Uint8Array
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scans-'))
  scan = await scanOf(await pdfOf(resume))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe.skipIf(Bun.which('tesseract') === null)('a scan (with the program tesseract, skipped without it)', () => {
  test('is read, marked as recognised, with every word in its place', async () => {
    const document = await readDocument(scan)
    expect(document).toMatchObject({ type: 'pdf', pageCount: 1, recognised: true, hidden: [] })
    expect(document.recognition).toBeUndefined()
    expect(document.text).toStartWith('Jane Doe\nSenior Engineer at Acme Corporation\n')
    expect(document.text).toContain('Python and Kubernetes')
    const [name, title] = document.lines
    expect(name!.fontSize).toBeGreaterThan(title!.fontSize)
    expect(Math.abs(name!.words![1]! / 10 - 60)).toBeLessThan(3)
    expect(name!.box!.y).toBeLessThan(70)
    expect(name!.box!.y + name!.box!.height).toBeGreaterThan(80)
    expect(title!.words).toHaveLength(15)
  })

  test('that lies on its side is read as if it stood upright', async () => {
    const document = await readDocument(await scanOf(await pdfOf(resume), { turn: 90 }))
    expect(document.text).toContain('Python and Kubernetes')
    expect(document.lines.find((line) => document.text.startsWith('Jane', line.start))!.turn).toBe(1)
  })

  test('between pages of text is read too', async () => {
    const pdf = await PDFDocument.load(await pdfOf(({ write }) => write('References on request', 60, 80)))
    const [page] = await pdf.copyPages(await PDFDocument.load(scan), [0])
    pdf.insertPage(0, page)
    const document = await readDocument(await pdf.save())
    expect(document.text).toMatch(/Jane Doe[\s\S]*\fReferences on request/)
    expect(document.recognised).toBe(true)
  })

  test('is not believed to say what somebody laid over it invisibly', async () => {
    const forged = 'Distinguished Fellow with twenty years of quantum cryptography'
    const pdf = await PDFDocument.load(scan)
    const page = pdf.getPage(0)
    page.setFont(await pdf.embedFont(StandardFonts.Helvetica))
    page.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible))
    page.drawText('Jane Doe', { x: 60, y: 762, size: 22 })
    page.drawText(forged, { x: 60, y: 600, size: 12 })
    const document = await readDocument(await pdf.save())
    expect(document.text).toContain('Python and Kubernetes')
    expect(document.text).not.toContain('quantum')
    expect(document.hidden).toMatchObject([{ page: 1, text: forged, reason: 'invisible' }])
  })

  test('says how many of its pages were recognised when there was no time for all', async () => {
    expect(await recognisePages(scan, [1], new ProcessorBudget(0))).toEqual(new Map())
  })

  test.if(process.platform === 'linux')(
    'is read inside the limits of a reading process, and the program ends with that process',
    async () => {
      const path = join(folder, 'scan.pdf')
      await writeFile(path, scan)
      const pool = createReadingPool({ entry: `${import.meta.dir}/../document-process.ts`, size: 1, niceness: 0 })
      try {
        await pool.warm()
        const [pid] = pool.pids()
        const reading = pool.run('document', path)
        const child = await eventually(() => childrenOf(pid!).find(isTesseract))
        process.kill(pid!, 'SIGKILL')
        await eventually(() => !existsSync(`/proc/${child}/cmdline`) || !isTesseract(child!))
        // A reading process that dies is not the fault of the file.
        expect(await reading).toMatchObject({ recognised: true })
      } finally {
        await pool.close()
      }
    },
    20_000,
  )
})

test('without recognition a page that is a picture among others is named, not lost in silence', async () => {
  const pdf = await PDFDocument.load(await pdfOf(({ write }) => write('References on request, as many as you like', 60, 80)))
  const [page] = await pdf.copyPages(await PDFDocument.load(scan), [0])
  pdf.insertPage(0, page)
  const document = await readDocument(await pdf.save(), { recognise: false })
  expect(document.recognition).toEqual({ pages: 0, of: 1, because: 'not-possible' })
  expect(warningsFor(document)).toEqual(['A page is a picture whose text could not be read. A person should look at it.'])
})

describe('without recognition a scan is refused', () => {
  test('when it is switched off', async () => {
    const refusal = await readDocument(scan, { recognise: false }).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(UnreadableDocument)
    expect(refusal).toMatchObject({ code: 'NO_TEXT' })
  })

  test('when it is switched off for the reading processes', async () => {
    const path = join(folder, 'off.pdf')
    await writeFile(path, scan)
    const entry = `${import.meta.dir}/../document-process.ts`
    const pool = createReadingPool({ entry, told: ['--ocr=off'], size: 1, niceness: 0 })
    try {
      expect(await pool.run('document', path).catch((error: unknown) => error)).toMatchObject({ code: 'NO_TEXT' })
    } finally {
      await pool.close()
    }
  })

  test('when the program is not there', async () => {
    const path = join(folder, 'absent.pdf')
    await writeFile(path, scan)
    const script = `
      const { readDocument } = await import(${JSON.stringify(`${import.meta.dir}/../read-document.ts`)})
      const bytes = await Bun.file(${JSON.stringify(path)}).bytes()
      console.log(await readDocument(bytes).then(() => 'read', (error) => error.code))
      process.exit(0)`
    const { stdout } = Bun.spawnSync([process.execPath, '-e', script], { env: { PATH: folder } })
    expect(stdout.toString().trim()).toBe('NO_TEXT')
  })
})

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)

const isTesseract = (pid: number) => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'latin1').startsWith(Bun.which('tesseract')!)
  } catch {
    return false
  }
}

const eventually = async <Value>(look: () => Value): Promise<Value> => {
  for (let attempt = 0; attempt < 400; attempt++) {
    const value = look()
    if (value) return value
    await Bun.sleep(10)
  }
  throw new Error('It did not happen in four seconds.')
}
