import { describe, expect, test } from 'bun:test'
import { degrees } from 'pdf-lib'
import { readDocument } from '#adapters/document-reader/read-document.ts'
import { type Drawing, docxOf, paragraph, pdfOf, pdfOfContent } from '#adapters/document-reader/test-files.ts'
import type { ReadDocument } from '#src/ports/document-reader.ts'
import { boxesOf } from './quote-boxes.ts'

const boxesFor = (document: ReadDocument, words: string) => {
  const start = document.text.indexOf(words)
  expect(start).toBeGreaterThanOrEqual(0)
  return boxesOf(document, { start, end: start + words.length })
}
const read = async (draw: (drawing: Drawing) => void) => readDocument(await pdfOf(draw))

/** Within two points. */
const expectPlace = (actual: number | undefined, expected: number) => expect(Math.abs(actual! - expected)).toBeLessThan(2)

describe('the box of a quote', () => {
  test('is around exactly the quoted words', async () => {
    const line = 'Built services in Go and Rust'
    let [before, quoted] = [0, 0]
    const document = await read(({ write, regular }) => {
      before = regular.widthOfTextAtSize('Built services ', 11)
      quoted = regular.widthOfTextAtSize('in Go', 11)
      write(line, 60, 100)
    })
    const [box, ...others] = boxesFor(document, 'in Go')
    expect(others).toEqual([])
    expect(box!.page).toBe(1)
    expectPlace(box!.x, 60 + before)
    expectPlace(box!.width, quoted)
    expect(box!.y).toBeGreaterThan(89)
    expect(box!.y + box!.height).toBeLessThan(104)
  })

  test('is one for every line and page that the quote touches', async () => {
    const document = await read(({ pdf, write, regular }) => {
      write('first line ends here', 60, 780)
      write('second line', 60, 795)
      pdf.addPage([595, 842]).drawText('third line', { x: 60, y: 700, size: 11, font: regular })
    })
    const start = document.text.indexOf('here')
    const boxes = boxesOf(document, { start, end: document.text.indexOf('third') + 5 })
    expect(boxes.map((box) => box.page)).toEqual([1, 1, 2])
    expect(boxes[0]!.x).toBeGreaterThan(100)
    expect(boxes[2]!.width).toBeLessThan(30)
  })

  test('does not reach over the gap between a company and its dates', async () => {
    const document = await read(({ write }) => {
      write('Acme', 60, 100)
      write('2019 - 2021', 480, 100)
    })
    expectPlace(boxesFor(document, '2019 - 2021')[0]!.x, 480)
    expect(boxesFor(document, 'Acme')[0]!.width).toBeLessThan(40)
  })

  test('takes no notice of spaces at the ends of a quote', async () => {
    const document = await read(({ write }) => write('one two three', 60, 100))
    expect(boxesFor(document, ' two ')).toEqual(boxesFor(document, 'two'))
    expect(boxesOf(document, { start: 3, end: 4 })).toEqual([])
  })

  test.each([
    ['justified by word spacing', '12 Tw (alpha beta gamma) Tj', 'beta', 60 + 29.4 + 3.3 + 12],
    ['kerned piece by piece', '[(al)20(pha)-900(be)30(ta)-900(gamma)] TJ', 'beta', 60 + 29.4 - 0.2 + 10.8],
    ['set with letter spacing', '5 Tc (EXPERTISE) Tj 0 Tc [(   )-3000(beta)] TJ', 'beta', 60 + 67.4 + 45 + 10 + 36],
    ['stretched', '150 Tz (alpha beta) Tj', 'beta', 60 + 1.5 * (29.4 + 3.3)],
  ])('is right for text %s', async (_how, operators, words, x) => {
    const document = await readDocument(pdfOfContent(`BT /F 12 Tf 60 700 Td ${operators} ET`))
    expect(Math.abs(boxesFor(document, words)[0]!.x - x)).toBeLessThan(0.5)
  })
})

describe('the box of a quote on a page that is not shown as it was made', () => {
  test('counts from the corner of what is shown of the page', async () => {
    const document = await read(({ page, write }) => {
      write('alpha beta', 160, 300)
      page.setCropBox(100, 142, 400, 600)
    })
    expect(document.pageSizes).toEqual([{ width: 400, height: 600 }])
    const [box] = boxesFor(document, 'alpha')
    expectPlace(box!.x, 60)
    expectPlace(box!.y + 0.8 * 11, 300 - 100)
  })

  test.each([
    [90, { x: 842 - 400 - 3, y: 160, width: 12, height: 26 }],
    [180, { x: 595 - 160 - 26, y: 842 - 400 - 3, width: 26, height: 12 }],
    [270, { x: 400 - 9, y: 595 - 160 - 26, width: 12, height: 26 }],
  ] as const)('is turned with a page turned by %d degrees', async (turn, expected) => {
    const document = await read(({ page, write }) => {
      page.setRotation(degrees(turn))
      write('alpha beta', 160, 400)
    })
    const [box] = boxesFor(document, 'alpha')
    for (const side of ['x', 'y', 'width', 'height'] as const) expectPlace(box![side], expected[side])
    const [next] = boxesFor(document, 'beta')
    const along = turn === 180 ? 'x' : 'y'
    if (turn === 90) expect(next![along]).toBeGreaterThan(box![along] + box!.height)
    else expect(next![along] + (along === 'x' ? next!.width : next!.height)).toBeLessThan(box![along])
  })

  test('is level for text that was turned to be read on a turned page', async () => {
    const document = await read(({ page, regular }) => {
      page.setRotation(degrees(90))
      page.drawText('alpha beta', { x: 200, y: 100, size: 12, font: regular, rotate: degrees(90) })
    })
    expect(document.pageSizes).toEqual([{ width: 842, height: 595 }])
    const [box] = boxesFor(document, 'beta')
    expectPlace(box!.x, 100 + 32.7)
    expectPlace(box!.y + 0.8 * 12, 200)
    expect(box!.width).toBeGreaterThan(box!.height)
  })
})

describe('the box of a quote without places of words', () => {
  const line = { start: 0, end: 20, page: 2, fontSize: 10, bold: false, block: 0, box: { x: 50, y: 80, width: 400, height: 12 } }
  const segments = [
    { start: 0, end: 4, x: 50, width: 30 },
    { start: 7, end: 20, x: 380, width: 70 },
  ]

  test('is the run of text on the line, for documents stored before words had places', () => {
    const document = { lines: [{ ...line, segments }] }
    expect(boxesOf(document, { start: 9, end: 12 })).toEqual([{ page: 2, x: 380, y: 80, width: 70, height: 12 }])
  })

  test('is the line where the run has no place either', () => {
    const document = { lines: [{ ...line, segments: [{ start: 0, end: 20, x: 0, width: 0 }] }] }
    expect(boxesOf(document, { start: 9, end: 12 })).toEqual([{ page: 2, x: 50, y: 80, width: 400, height: 12 }])
  })

  test('is none for formats without a layout', async () => {
    const document = await readDocument(docxOf(paragraph('Jane Doe')))
    expect(boxesFor(document, 'Jane')).toEqual([])
  })
})

test('in writing without spaces the box is around the quoted signs', () => {
  const text = '负责微服务架构设计'
  const lines = [
    {
      ...{ start: 0, end: text.length, page: 1, fontSize: 10, bold: false, block: 0 },
      box: { x: 50, y: 80, width: 90, height: 12 },
      segments: [],
      words: [0, 500, 900],
    },
  ]
  expect(boxesOf({ text, lines }, { start: 2, end: 5 })).toEqual([{ page: 1, x: 70, y: 80, width: 30, height: 12 }])
})
