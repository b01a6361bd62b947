import { describe, expect, test } from 'bun:test'
import { readDocument } from './read-document.ts'
import { docxOf, paragraph, wordNamespace } from './test-files.ts'

const read = (body: string, parts?: Record<string, string>) => readDocument(docxOf(body, parts))
const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`
const inParagraph = (...runs: string[]) => `<w:p>${runs.join('')}</w:p>`
const box = (text: string) => `<w:txbxContent>${paragraph(text)}</w:txbxContent>`
const older = (text: string) =>
  `<w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml"><v:textbox>${box(text)}</v:textbox></v:shape></w:pict>`
/** A text box as Word draws it today; `place` is what the drawing says of itself. */
const newer = (text: string, place = '') =>
  `<w:drawing><wp:anchor xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing">${place}<a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData><wps:wsp xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:txbx>${box(text)}</wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing>`
const either = (choice: string, fallback: string) =>
  `<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice Requires="wps">${choice}</mc:Choice>${fallback && `<mc:Fallback>${fallback}</mc:Fallback>`}</mc:AlternateContent>`
const drawn = (content: string) => `<w:p><w:r>${content}</w:r></w:p>${paragraph('End')}`

describe('what a Word document shows is read', () => {
  test.each([
    ['a text box in both forms, once', drawn(either(newer('In a box'), older('In a box'))), 'In a box\n\nEnd\n'],
    ['a text box in the newer form alone', drawn(either(newer('In a box'), '')), 'In a box\n\nEnd\n'],
    ['a text box that is a picture for older programs', drawn(either(newer('In a box'), '<w:pict/>')), 'In a box\n\nEnd\n'],
    ['a text box without any other form', drawn(newer('In a box')), 'In a box\n\nEnd\n'],
    [
      'a group of boxes',
      drawn(newer('Left').replace('</wps:wsp>', `</wps:wsp><wps:wsp>${box('Right')}</wps:wsp>`)),
      'Left\n\nRight\n\nEnd\n',
    ],
    [
      'the result of a field',
      inParagraph(run('On '), `<w:fldSimple w:instr=" DATE ">${run('5 May 2020')}</w:fldSimple>`),
      'On 5 May 2020\n',
    ],
    [
      'a name with its reading',
      '<w:p><w:r><w:ruby><w:rubyPr><w:rubyAlign w:val="center"/></w:rubyPr><w:rt><w:r><w:t>さとう</w:t></w:r></w:rt><w:rubyBase><w:r><w:t>佐藤</w:t></w:r></w:rubyBase></w:ruby></w:r></w:p>',
      '佐藤\n',
    ],
    [
      'a tab to the margin',
      inParagraph('<w:r><w:t>Acme</w:t><w:ptab w:alignment="right"/><w:t>2019</w:t></w:r>'),
      'Acme   2019\n',
    ],
    ['spaces in place of a tab', inParagraph(run('Acme'), run('  \u00a0    '), run('2019  now')), 'Acme   2019 now\n'],
    ['a line break of the old kind', inParagraph('<w:r><w:t>Acme</w:t><w:cr/><w:t>Berlin</w:t></w:r>'), 'Acme\nBerlin\n'],
    [
      'words with a direction',
      inParagraph(`<w:bdo w:val="ltr">${run('Jane')}</w:bdo>`, `<w:dir w:val="ltr">${run(' Doe')}</w:dir>`),
      'Jane Doe\n',
    ],
    [
      'what was inserted, not what was deleted',
      inParagraph(`<w:del w:id="1"><w:r><w:delText>Oldco</w:delText></w:r></w:del><w:ins w:id="2">${run('Newco')}</w:ins>`),
      'Newco\n',
    ],
    [
      'where something was moved to',
      `<w:p><w:moveFrom w:id="1">${run('Acme')}</w:moveFrom></w:p><w:p><w:moveTo w:id="2">${run('Acme')}</w:moveTo></w:p>`,
      'Acme\n',
    ],
    [
      'what stands in a content control',
      `<w:sdt><w:sdtContent>${paragraph('Jane Doe')}</w:sdtContent></w:sdt>${inParagraph(`<w:sdt><w:sdtContent>${run('Engineer')}</w:sdtContent></w:sdt>`)}`,
      'Jane Doe\nEngineer\n',
    ],
  ])('%s', async (_, body, text) => {
    expect((await read(body)).text).toBe(text)
  })

  test('notes stand behind the text, each once, and only those it refers to', async () => {
    const reference = (id: number) => `<w:p><w:r><w:t>Led a team</w:t><w:footnoteReference w:id="${id}"/></w:r></w:p>`
    const note = (id: number, text: string) => `<w:footnote w:id="${id}">${paragraph(text)}</w:footnote>`
    const { text } = await read(reference(2) + reference(2), {
      'word/footnotes.xml': `<?xml version="1.0"?><w:footnotes ${wordNamespace}>${note(0, '-')}${note(2, 'of ten people')}${note(3, 'nobody sees this')}</w:footnotes>`,
    })
    expect(text).toBe('Led a team\nLed a team\n\nof ten people\n')
  })
})

describe('what a drawing of a Word document hides', () => {
  test.each([
    ['switched off', '<wp:docPr id="1" name="x" hidden="1"/>', 'marked-hidden'],
    ['of no height', '<wp:extent cx="5000000" cy="0"/>', 'tiny'],
    ['far from the page', '<wp:positionH><wp:posOffset>-99999999</wp:posOffset></wp:positionH>', 'off-page'],
  ] as const)('%s', async (_, place, reason) => {
    const { text, hidden } = await read(drawn(newer('expert in everything', place)))
    expect(text).toBe('End\n')
    expect(hidden).toMatchObject([{ text: 'expert in everything', reason }])
  })

  test('but not what stands where one usually stands', async () => {
    const place =
      '<wp:positionV><wp:posOffset>127000</wp:posOffset></wp:positionV><wp:extent cx="5000000" cy="400000"/><wp:docPr id="1" name="x"/>'
    expect((await read(drawn(newer('Skills', place)))).text).toBe('Skills\n\nEnd\n')
  })
})
