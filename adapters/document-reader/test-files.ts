import { deflateRawSync } from 'node:zlib'
import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib'
import type { ContractFiles } from '#src/ports/document-reader.contract.ts'

export interface Drawing {
  page: PDFPage
  pdf: PDFDocument
  regular: PDFFont
  bold: PDFFont
  /** Writes at points from the top left. */
  write(text: string, x: number, y: number, size?: number, font?: PDFFont, colour?: ReturnType<typeof rgb>): void
}

/** A PDF with the pages that `draw` makes; the first is there already. */
export const pdfOf = async (draw: (drawing: Drawing) => void | Promise<void>): Promise<Uint8Array> => {
  const pdf = await PDFDocument.create()
  const page = pdf.addPage([595, 842])
  const regular = await pdf.embedFont(StandardFonts.Helvetica)
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold)
  const write: Drawing['write'] = (text, x, y, size = 11, font = regular, color = rgb(0, 0, 0)) =>
    page.drawText(text, { x, y: 842 - y, size, font, color })
  await draw({ page, pdf, regular, bold, write })
  return pdf.save()
}

export const white = rgb(1, 1, 1)

/** A PDF put together by hand, for what no library would write. Object 1 is the catalog. */
export const rawPdf = (objects: (string | Uint8Array)[], trailer = ''): Uint8Array => {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  let length = parts[0]!.length
  const add = (part: Buffer) => {
    parts.push(part)
    length += part.length
  }
  objects.forEach((object, index) => {
    offsets.push(length)
    add(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]))
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const start = length
  add(Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`))
  add(Buffer.from(`trailer\n<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${start}\n%%EOF\n`))
  return new Uint8Array(Buffer.concat(parts))
}

export const pdfStream = (dictionary: string, data: string | Uint8Array) => {
  const bytes = Buffer.from(data)
  return Buffer.concat([Buffer.from(`<<${dictionary}/Length ${bytes.length}>>\nstream\n`), bytes, Buffer.from('\nendstream')])
}

/** A page's content in the raw language of PDF, with Helvetica as /F and whatever other resources are given. */
export const pdfOfContent = (
  content: string | Uint8Array,
  { filter = '', resources = '', more = [] as (string | Uint8Array)[] } = {},
) =>
  rawPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>${resources}>>>>`,
    pdfStream(filter, content),
    ...more,
  ])

/** A ZIP file; `declaredSize` lies about how large the parts are, and `flags` go with each part. */
export const zipOf = (files: Record<string, string | Uint8Array>, declaredSize?: number, flags = 0): Uint8Array => {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(files)) {
    const data = Buffer.from(content)
    const packed = deflateRawSync(data)
    const sizes = Buffer.alloc(26)
    sizes.writeUInt16LE(20, 0)
    sizes.writeUInt16LE(flags, 2)
    sizes.writeUInt16LE(8, 4)
    sizes.writeUInt32LE(Bun.hash.crc32(data), 10)
    sizes.writeUInt32LE(packed.length, 14)
    sizes.writeUInt32LE(declaredSize ?? data.length, 18)
    sizes.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), sizes, Buffer.from(name), packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), sizes, tail, Buffer.from(name)]))
    parts.push(local)
    offset += local.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return new Uint8Array(Buffer.concat([...parts, list, end]))
}

const types =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'
const relationships =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>'
export const wordNamespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

/** The parts of a Word document with this body (WordprocessingML), to be zipped. */
export const docxParts = (body: string, more: Record<string, string> = {}, prologue = '') => ({
  '[Content_Types].xml': types,
  '_rels/.rels': relationships,
  'word/document.xml': `<?xml version="1.0"?>${prologue}<w:document ${wordNamespace}><w:body>${body}</w:body></w:document>`,
  ...more,
})

export const docxOf = (body: string, more?: Record<string, string>, prologue?: string) => zipOf(docxParts(body, more, prologue))

export const paragraph = (text: string, properties = '') =>
  `<w:p><w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r></w:p>`

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

export const png = () => new Uint8Array(Buffer.from(PIXEL, 'base64'))

/** Protected: nobody knows the password. */
export const encryptedPdf = (filter = 'Standard') =>
  rawPdf(
    [
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>',
      `<</Filter/${filter}/V 1/R 2/P -4/O<${'5a'.repeat(32)}>/U<${'a5'.repeat(32)}>>>`,
    ],
    `/Encrypt 4 0 R/ID[<${'01'.repeat(16)}><${'01'.repeat(16)}>]`,
  )

export const contractFiles = async (): Promise<ContractFiles> => ({
  plain: await pdfOf(({ pdf, bold, regular, write }) => {
    write('Jane Doe', 60, 80, 22, bold)
    write('Engineer at Acme', 60, 110)
    pdf.addPage([595, 842]).drawText('References', { x: 60, y: 760, size: 11, font: regular })
  }),
  twoColumns: await pdfOf(({ bold, write }) => {
    write('Jane Doe', 60, 60, 22, bold)
    write('Skills', 60, 110, 14, bold)
    for (const [index, skill] of ['Go', 'Rust', 'SQL'].entries()) write(skill, 60, 132 + index * 15)
    write('Experience', 220, 110, 14, bold)
    for (let line = 0; line < 8; line++)
      write(`Sentence ${line} about the work that was done over the years there`, 220, 130 + line * 14, 10)
  }),
  whiteText: await pdfOf(({ write, regular }) => {
    write('Jane Doe', 60, 80)
    write('ten years of Kubernetes', 60, 120, 11, regular, white)
  }),
  docx: docxOf(paragraph('Jane Doe')),
  unreadable: {
    EMPTY: new Uint8Array(),
    WRONG_TYPE: png(),
    ENCRYPTED: encryptedPdf(),
    TOO_LARGE: new Uint8Array(25 * 1024 * 1024 + 1),
    DAMAGED: new TextEncoder().encode('%PDF-1.7\nnothing of what such a file needs'),
    NO_TEXT: await pdfOf(async ({ pdf, page }) =>
      page.drawImage(await pdf.embedPng(png()), { x: 0, y: 0, width: 595, height: 842 }),
    ),
    TOO_LONG: await pdfOf(({ pdf, write }) => {
      write('Jane Doe', 60, 80)
      for (let count = 0; count < 50; count++) pdf.addPage()
    }),
  },
})
