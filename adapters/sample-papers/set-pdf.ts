import { type Color, PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib'
import type { SampleJob, SampleResume } from '#src/first-run/sample.ts'

const [width, height, margin] = [595, 842, 56]
const ink = rgb(0.13, 0.14, 0.17)
const accent = rgb(0.16, 0.33, 0.55)
const white = rgb(1, 1, 1)

interface Sheet {
  document: PDFDocument
  page: PDFPage
  regular: PDFFont
  bold: PDFFont
}

async function aSheet(): Promise<Sheet> {
  // Without the hour it was made: a job description that is sent again has to be the same file to be known.
  const document = await PDFDocument.create({ updateMetadata: false })
  const [regular, bold] = [
    await document.embedFont(StandardFonts.Helvetica),
    await document.embedFont(StandardFonts.HelveticaBold),
  ]
  return { document, page: document.addPage([width, height]), regular, bold }
}

/** A pen that writes downwards in a column of the page. */
function column({ page, regular, bold }: Sheet, { x, y, wide }: { x: number; y: number; wide: number }) {
  let at = y
  const write = (text: string, { size = 10, heavy = false, colour = ink as Color, indent = 0, after = 4 } = {}) => {
    const font = heavy ? bold : regular
    for (const line of wrapped(text, font, size, wide - indent)) {
      at -= size * 1.3
      page.drawText(line, { x: x + indent, y: at, size, font, color: colour })
    }
    at -= after
  }
  return {
    write,
    heading: (text: string) => {
      at -= 8
      write(text, { size: 12, heavy: true, colour: accent })
    },
    list: (items: string[]) => {
      for (const item of items) write(`• ${item}`, { indent: 8, after: 2 })
      at -= 4
    },
  }
}

type Column = ReturnType<typeof column>

function wrapped(text: string, font: PDFFont, size: number, wide: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word
    if (line && font.widthOfTextAtSize(longer, size) > wide) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}

function roles(pen: Column, resume: SampleResume) {
  pen.heading('Experience')
  for (const { title, company, period, points } of resume.roles) {
    pen.write(`${title}, ${company}`, { heavy: true, after: 1 })
    pen.write(period, { after: 3 })
    pen.list(points)
  }
}

function education(pen: Column, resume: SampleResume) {
  pen.heading('Education')
  for (const line of resume.education) pen.write(line)
}

/** The resume as a PDF: one column, or a sidebar with contact, skills and languages beside the story. */
export async function resumePdf(resume: SampleResume): Promise<Uint8Array> {
  const sheet = await aSheet()
  const { name, title, email, phone, place, summary, skills, languages = [] } = resume
  const top = height - margin
  if (resume.layout === 'one-column') {
    const pen = column(sheet, { x: margin, y: top, wide: width - 2 * margin })
    pen.write(name, { size: 22, heavy: true })
    pen.write(title, { size: 12, colour: accent })
    pen.write(`${email} | ${phone} | ${place}`, { after: 8 })
    pen.write(summary)
    roles(pen, resume)
    education(pen, resume)
    pen.heading('Skills')
    pen.write(skills.join(', '))
    if (languages.length > 0) pen.heading('Languages')
    if (languages.length > 0) pen.write(languages.join(', '))
  } else {
    const side = column(sheet, { x: 40, y: top - 60, wide: 140 })
    side.heading('Contact')
    for (const line of [email, phone, place]) side.write(line, { size: 9 })
    side.heading('Skills')
    for (const skill of skills) side.write(skill, { size: 9, after: 1 })
    side.heading('Languages')
    for (const language of languages) side.write(language, { size: 9, after: 1 })
    const main = column(sheet, { x: 210, y: top, wide: width - 210 - 40 })
    main.write(name, { size: 22, heavy: true })
    main.write(title, { size: 12, colour: accent, after: 10 })
    main.write(summary)
    roles(main, resume)
    education(main, resume)
  }
  if (resume.hidden)
    column(sheet, { x: margin, y: 90, wide: width - 2 * margin }).write(resume.hidden, { size: 6, colour: white })
  return sheet.document.save()
}

/** The job description as a PDF; a mark that nobody sees tells it from another with the same words. */
export async function jobPdf(job: SampleJob, mark?: string): Promise<Uint8Array> {
  const sheet = await aSheet()
  if (mark) sheet.document.setKeywords([mark])
  const pen = column(sheet, { x: margin, y: height - margin, wide: width - 2 * margin })
  pen.write(job.title, { size: 22, heavy: true })
  pen.write(job.company, { size: 12, colour: accent, after: 10 })
  pen.write(job.intro)
  for (const [heading, items] of [
    ['What you will do', job.duties],
    ['Requirements', job.requirements],
    ['Nice to have', job.niceToHave],
  ] as const) {
    pen.heading(heading)
    pen.list([...items])
  }
  pen.heading('What we offer')
  pen.write(job.benefits)
  return sheet.document.save()
}
