import { PDFDocument, StandardFonts } from 'pdf-lib'
import { blocksOf, type Composition } from '#src/job-descriptions/composition.ts'
import { productName } from '#src/shared/constants.ts'
import { pageWriter } from './page-writer.ts'
import { printable } from './printable.ts'

/** The bytes of the composition as A4 pages. */
export async function pdfOf({ title, sections }: Composition, note: string): Promise<Uint8Array> {
  // Without the dates that pdf-lib puts in by itself the same text makes the same bytes.
  const pdf = await PDFDocument.create({ updateMetadata: false })
  const [regular, bold] = await Promise.all([pdf.embedFont(StandardFonts.Helvetica), pdf.embedFont(StandardFonts.HelveticaBold)])
  const plain = printable(new Set(regular.getCharacterSet()))
  pdf.setTitle(title, { showInWindowTitleBar: true })
  pdf.setLanguage('en')
  pdf.setCreator(productName)
  if (note) pdf.setSubject(note)
  const page = pageWriter(pdf, { regular, bold })
  page.title(plain(title))
  for (const { heading, text } of sections) {
    if (heading) page.heading(plain(heading))
    for (const block of blocksOf(text)) {
      if (block.kind === 'paragraph') page.paragraph(plain(block.text))
      else for (const item of block.items) page.item(plain(item))
    }
  }
  return pdf.save()
}
