import { type PDFDocument, type PDFFont, type PDFPage, rgb } from 'pdf-lib'
import { wrapped } from './wrapped.ts'

const [width, height] = [595.28, 841.89]
const margin = 64
const bottom = 64
const bodySize = 10.5
const lineHeight = 15.5
const indent = 14

const ink = rgb(0.11, 0.13, 0.15)
const accent = rgb(0.05, 0.38, 0.36)

/** Sets text on A4 pages from top to bottom and begins a new page where one is full. A heading stays with what follows it. */
export function pageWriter(pdf: PDFDocument, { regular, bold }: { regular: PDFFont; bold: PDFFont }) {
  let page: PDFPage = pdf.addPage([width, height])
  let y = height - margin

  const room = (needed: number) => {
    if (y - needed >= bottom) return
    page = pdf.addPage([width, height])
    y = height - margin
  }
  const lines = (
    text: string,
    { font = regular, size = bodySize, leading = lineHeight, color = ink, x = margin, mark = '' } = {},
  ) => {
    for (const [at, line] of wrapped(text, width - margin - x, (words) => font.widthOfTextAtSize(words, size)).entries()) {
      room(leading)
      y -= leading
      if (mark && at === 0) page.drawText(mark, { x: x - indent + 3, y, size, font, color })
      page.drawText(line, { x, y, size, font, color })
    }
  }
  return {
    title(text: string) {
      lines(text, { font: bold, size: 20, leading: 26 })
      y -= 4
    },
    heading(text: string) {
      room(16 + 18 + 2 * lineHeight)
      y -= 12
      lines(text, { font: bold, size: 12.5, leading: 18, color: accent })
      y -= 2
    },
    paragraph(text: string) {
      lines(text)
      y -= 5
    },
    item(text: string) {
      lines(text, { x: margin + indent, mark: '\u2022' })
      y -= 1.5
    },
  }
}
