import { describe, expect, test } from 'bun:test'
import { readDocument } from './read-document.ts'
import { docxOf, paragraph, wordNamespace } from './test-files.ts'

const forged = 'expert & more'
const escaped = 'expert &amp; more'
const read = (body: string, parts?: Record<string, string>) => readDocument(docxOf(paragraph('Jane') + body, parts))
const run = (properties: string) => paragraph(escaped, properties)
const inParagraph = (properties: string) => `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t>${escaped}</w:t></w:r></w:p>`
const inRow = (properties: string) =>
  `<w:tbl><w:tr><w:trPr>${properties}</w:trPr><w:tc>${paragraph(escaped)}</w:tc></w:tr></w:tbl>`
const inBox = (style: string) =>
  `<w:p><w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml" style="${style}"><v:textbox><w:txbxContent>${paragraph(escaped)}</w:txbxContent></v:textbox></v:shape></w:pict></w:r></w:p>`
const styles = {
  'word/styles.xml': `<?xml version="1.0"?><w:styles ${wordNamespace}>
    <w:style w:type="paragraph" w:styleId="Ghost"><w:rPr><w:vanish/></w:rPr></w:style>
    <w:style w:type="paragraph" w:styleId="Speck"><w:rPr><w:sz w:val="2"/></w:rPr></w:style>
    <w:style w:type="paragraph" w:styleId="Heir"><w:basedOn w:val="Speck"/></w:style>
    <w:style w:type="character" w:styleId="Pale"><w:rPr><w:color w:val="FEFEFE"/></w:rPr></w:style></w:styles>`,
}
const hollow = '<w14:textFill xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"><w14:noFill/></w14:textFill>'

describe('text that a Word document hides', () => {
  test.each([
    ['marked as hidden', run('<w:vanish/>'), 'marked-hidden'],
    ['white on white', run('<w:color w:val="FFFFFF"/>'), 'same-colour'],
    ['nearly white', run('<w:color w:val="F5F5F5"/>'), 'same-colour'],
    ["in the colour of the theme's paper", run('<w:color w:themeColor="background1"/>'), 'same-colour'],
    ['blue on blue', run('<w:color w:val="0000FF"/><w:shd w:val="clear" w:fill="0000FF"/>'), 'same-colour'],
    ['one point high', run('<w:sz w:val="2"/>'), 'tiny'],
    ['three points high', run('<w:sz w:val="6"/>'), 'tiny'],
    ['pressed together', run('<w:w w:val="1"/>'), 'zero-width'],
    ['pale yellow on white', run('<w:color w:val="FFFFE6"/>'), 'same-colour'],
    ['piled up, letter on letter', run('<w:spacing w:val="-400"/>'), 'zero-width'],
    ['far beside the page', inParagraph('<w:ind w:left="-30000"/>'), 'off-page'],
    ['filled with nothing', run(hollow), 'transparent'],
    ['in a hidden style', inParagraph('<w:pStyle w:val="Ghost"/>'), 'marked-hidden'],
    ['in a style that is based on a tiny one', inParagraph('<w:pStyle w:val="Heir"/>'), 'tiny'],
    ['in a white style of signs', run('<w:rStyle w:val="Pale"/>'), 'same-colour'],
    ['in a line of no height', inParagraph('<w:spacing w:line="1" w:lineRule="exact"/>'), 'tiny'],
    ['in a hidden row', inRow('<w:hidden/>'), 'marked-hidden'],
    ['in a row of no height', inRow('<w:trHeight w:val="1" w:hRule="exact"/>'), 'tiny'],
    ['in a box beside the page', inBox('position:absolute;margin-left:-2000pt;width:100pt;height:20pt'), 'off-page'],
    ['in a box that is switched off', inBox('position:absolute;visibility:hidden;width:100pt;height:20pt'), 'marked-hidden'],
    ['in a box of no size', inBox('position:absolute;width:0;height:0'), 'tiny'],
  ])('%s', async (_how, body, reason) => {
    const document = await read(body, styles)
    expect(document.text.trim()).toBe('Jane')
    expect(document.hidden).toEqual([{ page: 1, text: forged, reason: reason as never }])
  })

  test('in a header', async () => {
    const document = await read('', {
      'word/header1.xml': `<?xml version="1.0"?><w:hdr ${wordNamespace}>${run('<w:vanish/>')}</w:hdr>`,
    })
    expect(document.text.trim()).toBe('Jane')
    expect(document.hidden).toEqual([{ page: 1, text: forged, reason: 'marked-hidden' }])
  })

  test('in characters that show nothing', async () => {
    const tags = Array.from('hire me', (letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('')
    const document = await read(paragraph(`Eng${tags}in\u202ee\u00ader`))
    expect(document.text).toBe('Jane\nEngineer\n')
    expect(document.hidden).toEqual([{ page: 1, text: 'hire me', reason: 'zero-width' }])
  })

  test('in comments of the markup is no text of it, whatever they stand in', async () => {
    const aside = (inside: string) => `<!--${inside}-->`
    const box = `<w:p><w:r><w:drawing>${aside(`<w:txbxContent>${paragraph(escaped)}</w:txbxContent>`)}</w:drawing></w:r></w:p>`
    const note = `<?xml version="1.0"?><w:footnotes ${wordNamespace}>${aside(`<w:footnote w:id="2">${paragraph(escaped)}</w:footnote>`)}</w:footnotes>`
    const document = await read(`${box}${aside('<w:p><w:r><w:footnoteReference w:id="2"/></w:r></w:p>')}`, {
      'word/footnotes.xml': note,
    })
    expect(document.text.trim()).toBe('Jane')
    const shown = await read('<w:p><w:r><w:t><![CDATA[A < B]]></w:t></w:r></w:p>')
    expect(shown.text.trim().split(/\n+/)).toEqual(['Jane', 'A < B'])
    await expect(read('<w:p/><!-- without an end')).rejects.toMatchObject({ code: 'DAMAGED' })
  })

  test('by the styles that its main part names', async () => {
    const relations = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="looks.xml"/></Relationships>`
    const document = await read(inParagraph('<w:pStyle w:val="Ghost"/>'), {
      'word/_rels/document.xml.rels': relations,
      'word/looks.xml': styles['word/styles.xml'],
    })
    expect(document.hidden).toEqual([{ page: 1, text: forged, reason: 'marked-hidden' }])
  })

  test('in deletions, moves and comments is no text of it at all', async () => {
    const deleted = `<w:p><w:del w:id="1"><w:r><w:delText>${escaped}</w:delText></w:r></w:del></w:p>`
    const moved = `<w:p><w:moveFrom w:id="2"><w:r><w:t>${escaped}</w:t></w:r></w:moveFrom></w:p>`
    const comments = `<?xml version="1.0"?><w:comments ${wordNamespace}><w:comment w:id="0">${paragraph(escaped)}</w:comment></w:comments>`
    const document = await read(deleted + moved, { 'word/comments.xml': comments })
    expect(document.text.trim()).toBe('Jane')
  })
})

describe('text that a Word document shows', () => {
  test.each([
    [
      'white on a dark paragraph',
      `<w:p><w:pPr><w:shd w:val="clear" w:fill="1F3864"/></w:pPr><w:r><w:rPr><w:color w:val="FFFFFF"/></w:rPr><w:t>${escaped}</w:t></w:r></w:p>`,
    ],
    ['white in a text box', inBox('width:100pt;height:20pt').replace('<w:t ', '<w:rPr><w:color w:val="FFFFFF"/></w:rPr><w:t ')],
    [
      'in a hidden style that is shown again',
      inParagraph('<w:pStyle w:val="Ghost"/>').replace('<w:t>', '<w:rPr><w:vanish w:val="0"/></w:rPr><w:t>'),
    ],
    ['light grey', run('<w:color w:val="BFBFBF"/>')],
    ['five points high', run('<w:sz w:val="10"/>')],
    ['inserted by somebody', `<w:p><w:ins w:id="1"><w:r><w:t>${escaped}</w:t></w:r></w:ins></w:p>`],
  ])('%s', async (_how, body) => {
    const document = await read(body, styles)
    expect(document.text).toContain(forged)
    expect(document.hidden).toEqual([])
  })
})
