import { describe, expect, test } from 'bun:test'
import { degrees, PDFDocument, rgb } from 'pdf-lib'
import { readDocument } from './read-document.ts'
import { type Drawing, pdfOf, pdfOfContent } from './test-files.ts'

const textOf = async (draw: (drawing: Drawing) => void) => (await readDocument(await pdfOf(draw))).text
const sentence = 'a line of running text that fills most of its column'

describe('the order of reading', () => {
  test('a name above both columns comes first, what spans them below comes last', async () => {
    const text = await textOf(({ write, bold }) => {
      write('Jane Doe, Engineer of Distributed Systems and Databases', 60, 60, 20, bold)
      for (let line = 0; line < 12; line++) {
        write(`left ${line} ${sentence.slice(0, 20)}`, 60, 120 + line * 14, 10)
        write(`right ${line} ${sentence.slice(0, 40)}`, 260, 127 + line * 14, 10)
      }
      write(`Below: ${sentence} and goes on across the whole width of the page`, 60, 340, 10)
    })
    const order = ['Jane', 'left 0', 'left 11', 'right 0', 'right 11', 'Below'].map((word) => text.indexOf(word))
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(order).not.toContain(-1)
  })

  test('a dark sidebar at the right is read after the main column', async () => {
    const text = await textOf(({ page, write, regular }) => {
      page.drawRectangle({ x: 400, y: 0, width: 195, height: 842, color: rgb(0.1, 0.2, 0.3) })
      for (let line = 0; line < 14; line++) write(`main ${line} ${sentence}`, 40, 80 + line * 15, 11)
      for (let line = 0; line < 6; line++) write(`side ${line}`, 420, 90 + line * 22, 10, regular, rgb(1, 1, 1))
    })
    expect(text.indexOf('side 0')).toBeGreaterThan(text.indexOf('main 13'))
  })

  test('dates at the right margin stay on the line of their job', async () => {
    const document = await readDocument(
      await pdfOf(({ write, regular }) => {
        const jobs = ['Acme, Engineer', 'Initech, Developer', 'Globex, Intern', 'Hooli, Analyst']
        jobs.forEach((job, index) => {
          const years = `${2010 + index} - ${2011 + index}`
          write(job, 60, 100 + index * 60)
          write(years, 540 - regular.widthOfTextAtSize(years, 11), 100 + index * 60)
          write(`did this and that for ${sentence}`, 60, 115 + index * 60, 10)
          write(`and also ${sentence}`, 60, 129 + index * 60, 10)
        })
      }),
    )
    expect(document.text).toContain('Acme, Engineer   2010 - 2011\n')
    expect(document.text).toContain('Hooli, Analyst   2013 - 2014\n')
    const [line] = document.lines
    expect(line!.segments.map((segment) => document.text.slice(segment.start, segment.end))).toEqual([
      'Acme, Engineer',
      '2010 - 2011',
    ])
    expect(line!.segments[1]!.x).toBeGreaterThan(400)
  })

  test('a bold label close before its values is set apart from the first of them', async () => {
    const text = await textOf(({ write, bold }) => {
      for (const [index, [label, values]] of [
        ['Languages', 'C, Rust, Python'],
        ['Platforms', 'Linux, FreeRTOS'],
      ].entries()) {
        write(label!, 60, 100 + index * 14, 10, bold)
        write(values!, 60 + bold.widthOfTextAtSize('Languages', 10) + 12, 100 + index * 14, 10)
      }
      write('Reads ', 60, 140, 10)
      write('bold', 92, 140, 10, bold)
      write('words inside a line', 116, 140, 10)
    })
    expect(text.split('\n').filter(Boolean)).toEqual([
      'Languages   C, Rust, Python',
      'Platforms   Linux, FreeRTOS',
      'Reads bold words inside a line',
    ])
  })

  test('labels and their values make one line each', async () => {
    const text = await textOf(({ write }) => {
      const rows = [
        ['Languages:', 'Go, Rust, SQL'],
        ['Frameworks:', 'React, Django'],
        ['Tools:', 'Git, Docker'],
        ['Spoken:', 'English, Estonian'],
      ]
      rows.forEach(([label, value], index) => {
        write(label!, 60, 100 + index * 16)
        write(value!, 160, 100 + index * 16)
      })
    })
    expect(text).toMatch(/Languages: +Go, Rust, SQL\nFrameworks: +React, Django\nTools: +Git, Docker\nSpoken: +English, Estonian/)
  })

  test.each([90, 180, 270])('a page that is turned by %p degrees is read like one that is not', async (turn) => {
    const upright = await Bun.file(`${import.meta.dir}/samples/browser.pdf`).bytes()
    const pdf = await PDFDocument.load(upright)
    for (const page of pdf.getPages()) page.setRotation(degrees(turn))
    expect((await readDocument(await pdf.save())).text).toBe((await readDocument(upright)).text)
  })

  test('rotated text is read apart', async () => {
    const document = await readDocument(
      await pdfOf(({ page, write }) => {
        write('Jane Doe', 60, 80)
        write('Engineer', 60, 96)
        page.drawText('curriculum vitae', { x: 30, y: 300, size: 12, rotate: degrees(90) })
      }),
    )
    expect(document.text).toBe('Jane Doe\nEngineer\n\ncurriculum vitae\n')
    const { box } = document.lines.at(-1)!
    expect(box!.height).toBeGreaterThan(box!.width)
  })
})

describe('words', () => {
  test.each([
    ['spaced letters are one word', '[(E)-500(X)-500(P)-500(E)-500(R)-500(T)-500(S)] TJ', 'EXPERTS'],
    ['spaced letters keep their words apart', '[(W)-400(O)-400(R)-400(K)-1200(L)-400(I)-400(F)-400(E)] TJ', 'WORK LIFE'],
    ['character spacing makes no words', '4 Tc (SKILLS) Tj', 'SKILLS'],
    ['a gap without a space character is a space', '[(two)-250(words)] TJ', 'two words'],
    ['kerning is no space', '[(A)60(V)80(A)-40(T)] TJ', 'AVAT'],
    ['an accent drawn before its letter', '[(caf\\302)333(e)] TJ', 'café'],
    ['an accent drawn over its letter', '[(cafe)450(\\302)] TJ', 'café'],
  ])('%s', async (_what, operators, expected) => {
    const { text } = await readDocument(pdfOfContent(`BT /F 12 Tf 60 700 Td ${operators} ET`))
    expect(text.trim()).toStartWith(expected)
  })

  test('bullets of any shape become one sign', async () => {
    const font = '/Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>/Z<</Type/Font/Subtype/Type1/BaseFont/ZapfDingbats>>>>'
    const content = 'BT /Z 10 Tf 60 700 Td (l) Tj /F 10 Tf 20 0 Td (first) Tj -20 -14 Td (\\267) Tj 20 0 Td (second) Tj ET'
    const bytes = Buffer.from(pdfOfContent(content))
      .toString('latin1')
      .replace(/\/Font<<.*?>>>>/, font)
    expect((await readDocument(Buffer.from(bytes, 'latin1'))).text).toBe('• first\n• second\n')
  })

  test.each([
    ['LMSansDemiCond10-Regular', 'Jane Doe'],
    ['Lexicon-Roman', 'Jane Doe'],
    ['MaterialIcons-Regular', ''],
    ['academicons', ''],
  ])('of a font called %s are read as %p', async (font, expected) => {
    const bytes = Buffer.from(pdfOfContent('BT /F 12 Tf 60 700 Td (Jane Doe) Tj /Z 12 Tf 0 -20 Td (here) Tj ET'))
      .toString('latin1')
      .replace('/BaseFont/Helvetica>>', `/BaseFont/${font}>>/Z<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>`)
    expect((await readDocument(Buffer.from(bytes, 'latin1'))).text.trim()).toBe(`${expected}\nhere`.trim())
  })
})
