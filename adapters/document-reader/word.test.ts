import { describe, expect, test } from 'bun:test'
import { UnreadableDocument } from '#src/ports/document-reader.ts'
import { readDocument } from './read-document.ts'
import { docxOf, docxParts, paragraph, wordNamespace, zipOf } from './test-files.ts'

const refusal = async (bytes: Uint8Array) => {
  const error = await readDocument(bytes).catch((reason: unknown) => reason)
  return error instanceof UnreadableDocument ? error.code : error
}
const cell = (...paragraphs: string[]) => `<w:tc>${paragraphs.map((text) => paragraph(text)).join('')}</w:tc>`

describe('a Word document', () => {
  test('is read paragraph by paragraph, with size and weight where they are known', async () => {
    const body = paragraph('Jane Doe', '<w:b/><w:sz w:val="36"/>') + paragraph('Engineer') + paragraph('') + paragraph('Acme')
    const document = await readDocument(docxOf(body))
    expect(document.text).toBe('Jane Doe\nEngineer\n\nAcme\n')
    expect(document.lines[0]).toMatchObject({ start: 0, end: 8, page: 1, box: null, fontSize: 18, bold: true, block: 0 })
    expect(document.lines[2]).toMatchObject({ block: 1, bold: false })
  })

  test('gives tabs and cells of a row as segments of one line', async () => {
    const tabbed = '<w:p><w:r><w:t>Acme</w:t><w:tab/><w:t>2019 - 2021</w:t></w:r></w:p>'
    const table = `<w:tbl><w:tr>${cell('Degree')}${cell('Year')}</w:tr><w:tr>${cell('MSc')}${cell('2015')}</w:tr></w:tbl>`
    const document = await readDocument(docxOf(tabbed + table))
    expect(document.text).toBe('Acme   2019 - 2021\n\nDegree   Year\nMSc   2015\n')
    expect(document.lines.map((line) => line.segments.length)).toEqual([2, 2, 2])
  })

  test('reads a table that serves as a layout cell by cell', async () => {
    const table = `<w:tbl><w:tr>${cell('Skills', 'Go', 'Rust', 'SQL')}${cell('Experience', 'Acme', 'Initech', 'Globex')}</w:tr></w:tbl>`
    const { text } = await readDocument(docxOf(table))
    expect(text).toBe('Skills\nGo\nRust\nSQL\n\nExperience\nAcme\nInitech\nGlobex\n')
  })

  test('includes headers, footers and text boxes', async () => {
    const box = `<w:p><w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml"><v:textbox><w:txbxContent>${paragraph('In a box')}</w:txbxContent></v:textbox></v:shape></w:pict></w:r></w:p>`
    const { text } = await readDocument(
      docxOf(paragraph('Body') + box, {
        'word/header1.xml': `<?xml version="1.0"?><w:hdr ${wordNamespace}>${paragraph('jane@example.com')}</w:hdr>`,
        'word/footer1.xml': `<?xml version="1.0"?><w:ftr ${wordNamespace}>${paragraph('Page of Jane')}</w:ftr>`,
      }),
    )
    expect(text.split(/\n+/)).toEqual(['jane@example.com', 'Body', 'In a box', 'Page of Jane', ''])
  })

  test('shows white text on a dark cell, and text that is marked as not hidden', async () => {
    const shaded = `<w:tbl><w:tr><w:tc><w:tcPr><w:shd w:fill="1F3864"/></w:tcPr>${paragraph('Jane', '<w:color w:val="FFFFFF"/>')}</w:tc></w:tr></w:tbl>`
    const document = await readDocument(docxOf(shaded + paragraph('Engineer', '<w:vanish w:val="0"/>')))
    expect(document.text).toContain('Jane')
    expect(document.text).toContain('Engineer')
    expect(document.hidden).toEqual([])
  })
})

/** What Word notes of a document, with the number of its pages. */
const statistics = (pages: number) => ({
  'docProps/app.xml': `<?xml version="1.0"?><Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Pages>${pages}</Pages></Properties>`,
})
const pageBreak = '<w:p><w:r><w:br w:type="page"/></w:r></w:p>'
const fullPage = paragraph('Led a team of ten people and a budget. '.repeat(160))

describe('the length of a Word document', () => {
  test('is refused over 50 pages, as that of a PDF', async () => {
    const short = paragraph('Jane Doe').repeat(60)
    expect(await refusal(docxOf(`${paragraph('Jane Doe')}${pageBreak}`.repeat(51)))).toBe('TOO_LONG')
    expect(await refusal(docxOf(`${paragraph('Jane Doe')}<w:p><w:r><w:lastRenderedPageBreak/></w:r></w:p>`.repeat(51)))).toBe(
      'TOO_LONG',
    )
    expect(await refusal(docxOf(fullPage.repeat(55)))).toBe('TOO_LONG')
    expect(await refusal(docxOf(short.repeat(20), statistics(60)))).toBe('TOO_LONG')
    const error = await readDocument(docxOf(fullPage.repeat(55))).catch((reason: Error) => reason)
    expect((error as Error).message).toBe('This file has more than 50 pages. Upload a shorter version.')
  })

  test('is not what a file says of itself against all likelihood', async () => {
    expect((await readDocument(docxOf(paragraph('Jane Doe'), statistics(400)))).text).toBe('Jane Doe\n')
    expect(await refusal(docxOf(fullPage.repeat(55), statistics(1)))).toBe('TOO_LONG')
  })

  test('up to 50 pages is read', async () => {
    const breaks = `<w:p><w:r><w:t>Page</w:t><w:br w:type="page"/><w:lastRenderedPageBreak/></w:r></w:p>`.repeat(49)
    expect((await readDocument(docxOf(breaks + paragraph('The end'), statistics(50)))).text).toEndWith('The end\n')
    expect((await readDocument(docxOf(fullPage.repeat(40)))).type).toBe('docx')
  })

  test('of nothing at all is EMPTY, with a sentence that speaks of no PDF to be made readable', async () => {
    const picture = '<w:p><w:r><w:drawing/></w:r></w:p>'
    for (const body of ['', paragraph(' '), picture]) {
      const error = await readDocument(docxOf(body)).catch((reason: unknown) => reason)
      expect(error).toMatchObject({ code: 'EMPTY', message: 'This file is empty. If it shows a scan, upload that as a PDF.' })
    }
    expect(await readDocument(new TextEncoder().encode(' \n'), { allowText: true }).catch((reason) => reason.code)).toBe('EMPTY')
  })
})

describe('the main part of a Word document', () => {
  const renamed = (name: string, more: Record<string, string> = {}) => {
    const parts: Record<string, string> = docxParts(
      paragraph('Jane Doe', '<w:rStyle w:val="Pale"/>') + paragraph('Engineer'),
      more,
    )
    const { 'word/document.xml': main = '', ...others } = parts
    const named = Object.entries(others).map(([part, content]) => [part, content.replaceAll('word/document.xml', name)])
    return { ...Object.fromEntries(named), [name]: main }
  }
  const pale = `<?xml version="1.0"?><w:styles ${wordNamespace}><w:style w:type="character" w:styleId="Pale"><w:rPr><w:color w:val="FEFEFE"/></w:rPr></w:style></w:styles>`

  test('may have any name, as may its folder', async () => {
    const header = `<?xml version="1.0"?><w:hdr ${wordNamespace}>${paragraph('jane@example.com')}</w:hdr>`
    for (const folder of ['word', 'text']) {
      const parts = renamed(`${folder}/document2.xml`, { [`${folder}/styles.xml`]: pale, [`${folder}/header1.xml`]: header })
      const document = await readDocument(zipOf(parts))
      expect(document.text.split(/\n+/)).toEqual(['jane@example.com', 'Engineer', ''])
      expect(document.hidden).toMatchObject([{ text: 'Jane Doe', reason: 'same-colour' }])
    }
  })

  test('is not the one that a comment names', async () => {
    const { '_rels/.rels': relations = '', ...parts } = docxParts(paragraph('Engineer'))
    const decoy = '<!--<Relationship Id="d" Type="x/officeDocument" Target="word/decoy.xml"/>-->'
    const document = await readDocument(
      zipOf({
        ...parts,
        '_rels/.rels': relations.replace(/<Relationship /, `${decoy}$&`),
        'word/decoy.xml': parts['word/document.xml']!.replace('Engineer', 'Director'),
      }),
    )
    expect(document.text).toBe('Engineer\n')
  })

  test('is found by its type where no relation names it, and with backslashes in names', async () => {
    const { '_rels/.rels': _, ...parts } = renamed('text/main.xml')
    expect((await readDocument(zipOf(parts))).text).toContain('Engineer')
    const backslashes = Object.entries(docxParts(paragraph('Engineer'))).map(([name, content]) => [
      name.replaceAll('/', '\\'),
      content,
    ])
    expect((await readDocument(zipOf(Object.fromEntries(backslashes)))).text).toBe('Engineer\n')
  })
})

describe('a hostile Word document', () => {
  test('that declares entities is refused, and no file is read', async () => {
    const prologue = '<!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]>'
    expect(await refusal(docxOf(paragraph('&x;'), {}, prologue))).toBe('DAMAGED')
  })

  test('that lies about its size is refused before it is inflated', async () => {
    const parts = docxParts(paragraph('a'.repeat(30_000_000)))
    expect(await refusal(zipOf(parts, 100))).toBe('DAMAGED')
    expect(await refusal(zipOf(parts))).toBe('DAMAGED')
  })

  test('that nests without end is refused', async () => {
    const depth = 100_000
    expect(await refusal(docxOf(`${'<w:sdt><w:sdtContent>'.repeat(depth)}${'</w:sdtContent></w:sdt>'.repeat(depth)}`))).toBe(
      'DAMAGED',
    )
  })

  test('with a password is said to have one', async () => {
    const compound = Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(600),
      Buffer.from('EncryptedPackage', 'utf16le'),
    ])
    expect(await refusal(compound)).toBe('ENCRYPTED')
  })

  test('of the old kind that is garbage inside is refused', async () => {
    const garbage = crypto.getRandomValues(new Uint8Array(8000))
    const compound = Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(600),
      Buffer.from('WordDocument', 'utf16le'),
      garbage,
    ])
    expect(await refusal(compound)).toBe('DAMAGED')
  })

  test('with parts that have a password is protected, whatever it is called', async () => {
    expect(await refusal(zipOf(docxParts(paragraph('Jane')), undefined, 1))).toBe('ENCRYPTED')
    const { 'word/document.xml': main = '', ...others } = docxParts(paragraph('Jane'))
    expect(await refusal(zipOf({ ...others, 'text/main.xml': main }, undefined, 1))).toBe('ENCRYPTED')
  })

  test('is no Word document when it is some other ZIP file', async () => {
    expect(await refusal(zipOf({ 'xl/workbook.xml': '<workbook/>' }))).toBe('WRONG_TYPE')
  })
})

test('plain text is read only where it is allowed', async () => {
  const bytes = new TextEncoder().encode('Jane Doe\nEngineer\tAcme\n\nSkills\n')
  expect(await refusal(bytes)).toBe('WRONG_TYPE')
  const document = await readDocument(bytes, { allowText: true })
  expect(document).toMatchObject({ type: 'txt', text: 'Jane Doe\nEngineer   Acme\n\nSkills\n' })
})
