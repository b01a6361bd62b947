import { PDFDocument, StandardFonts } from 'pdf-lib'
import { pageWriter } from '#adapters/job-description-pdf/page-writer.ts'
import { printable } from '#adapters/job-description-pdf/printable.ts'
import type { ReportContent } from '#src/assessment/results-ports.ts'
import { productName } from '#src/shared/constants.ts'

export async function reportPdf({ title, facts, sections, madeOn }: ReportContent): Promise<Uint8Array> {
  // Without the dates that pdf-lib puts in by itself the same result makes the same bytes.
  const pdf = await PDFDocument.create({ updateMetadata: false })
  const [regular, bold] = await Promise.all([pdf.embedFont(StandardFonts.Helvetica), pdf.embedFont(StandardFonts.HelveticaBold)])
  const plain = printable(new Set(regular.getCharacterSet()))
  pdf.setTitle(title, { showInWindowTitleBar: true })
  pdf.setLanguage('en')
  pdf.setCreator(productName)
  const page = pageWriter(pdf, { regular, bold })
  page.title(plain(title))
  for (const [name, value] of facts) if (value) page.paragraph(plain(`${name}: ${value}`))
  for (const { heading, paragraphs, items } of sections) {
    page.heading(plain(heading))
    for (const text of paragraphs) page.paragraph(plain(text))
    for (const item of items) page.item(plain(item))
  }
  page.paragraph(plain(`Made on ${madeOn} with ${productName}.`))
  return pdf.save()
}
