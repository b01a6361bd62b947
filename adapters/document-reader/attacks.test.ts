import { describe, expect, test } from 'bun:test'
import { readDocument } from './read-document.ts'
import { encryptedPdf, pdfOfContent, pdfStream, rawPdf } from './test-files.ts'

const forged = 'expert in everything'
const visible = 'BT /F 12 Tf 60 780 Td (Jane Doe) Tj ET\n'
const text = (more = '', place = '60 600 Td') => `BT /F 12 Tf ${more} ${place} (${forged}) Tj ET`
const helvetica = '/Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>'

const greyPixel = (level: 'ff' | '00') =>
  pdfStream(
    '/Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/ASCIIHexDecode',
    `${level}>`,
  )
const picture = 'q 400 0 0 100 40 560 cm /Im Do Q'
const form = (dictionary: string, content: string) =>
  pdfStream(`/Type/XObject/Subtype/Form/BBox[0 0 595 842]${dictionary}/Resources<<${helvetica}>>`, content)
const mask = (content: string) => ({
  resources: '/ExtGState<</T<</SMask<</S/Luminosity/G 5 0 R>>>>>>',
  more: [form('/Group<</S/Transparency/CS/DeviceGray>>', content)],
})

/** A page of "Jane Doe" with these instructions; nothing is recognised, so that only reading is tested. */
const read = (content: string, options?: Parameters<typeof pdfOfContent>[1]) =>
  readDocument(pdfOfContent(visible + content, options), { recognise: false })

/** A file whose page has this in its dictionary, and whose catalog has that. Further objects start with 5. */
const readFile = (objects: (string | Uint8Array)[], page: string, catalog = '', content = '') =>
  readDocument(
    rawPdf([
      `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<<${helvetica}>>${page}>>`,
      pdfStream('', visible + content),
      ...objects,
    ]),
    { recognise: false },
  )

describe('text that is painted but cannot be seen', () => {
  test.each([
    [
      'white on a white box on a coloured page',
      `0.2 0.4 0.8 rg 0 0 595 700 re f 1 g 40 580 400 60 re f ${text('1 g')}`,
      'same-colour',
    ],
    ['outlined in white', text('1 G 1 Tr'), 'same-colour'],
    ['filled in white within an outline that is transparent', `/T gs ${text('1 g 2 Tr')}`, 'same-colour'],
    ['under two boxes that cover half of it each', `${text()} 1 g 40 580 70 60 re f 110 580 200 60 re f`, 'covered'],
    ['under a rounded box', `${text()} 1 g 50 580 m 300 580 l 320 600 320 620 300 640 c 50 640 l h f`, 'covered'],
    ['under a picture', `${text()} ${picture}`, 'covered'],
    ['white on a white picture', `${picture} ${text('1 g')}`, 'same-colour'],
    ['pressed together to a line', text('1 Tz'), 'zero-width'],
    ['flat', text('', '1 0 0 .05 60 600 Tm'), 'tiny'],
    ['cut away by an empty clip', `q 0 0 0 0 re W n ${text()} Q`, 'invisible'],
    ['cut away by a slanted clip', `q 0 0 m 595 0 l 0 842 l h W n ${text('', '400 700 Td')} Q`, 'invisible'],
    ['in the dark on a dark pattern', `/Pattern cs /Q scn 40 580 400 60 re f ${text('0 g')}`, 'same-colour'],
    ['mixed with the paper', `/M gs ${text('1 g')}`, 'same-colour'],
  ])('%s', async (_how, content, reason) => {
    const document = await read(content, {
      resources:
        '/ExtGState<</T<</CA 0>>/M<</BM/Multiply>>>>/Pattern<</Q<</PatternType 2/Shading<</ShadingType 2/ColorSpace/DeviceGray/Coords[0 0 595 0]/Function<</FunctionType 2/Domain[0 1]/C0[0]/C1[.01]/N 1>>/Extend[true true]>>>>>>/XObject<</Im 5 0 R>>',
      more: [greyPixel('ff')],
    })
    expect(document.text.trim()).toBe('Jane Doe')
    expect(document.hidden).toMatchObject([{ page: 1, text: forged, reason }])
  })

  test.each([
    ['a black mask', mask('0 g 0 0 595 842 re f')],
    ['an empty mask', mask('')],
  ])('behind %s', async (_what, options) => {
    const document = await read(`/T gs ${text()}`, options)
    expect(document.text.trim()).toBe('Jane Doe')
    expect(document.hidden).toMatchObject([{ text: forged, reason: 'transparent' }])
  })

  test('in a group that is transparent as a whole', async () => {
    const document = await read('/T gs /X Do', {
      resources: '/ExtGState<</T<</ca 0>>>>/XObject<</X 5 0 R>>',
      more: [form('/Group<</S/Transparency>>', text())],
    })
    expect(document.hidden).toMatchObject([{ text: forged, reason: 'transparent' }])
  })

  test('in a form of a layer that is switched off', async () => {
    const bytes = pdfOfContent(`${visible}/X Do`, {
      resources: '/XObject<</X 5 0 R>>',
      more: [form('/OC 6 0 R', text()), '<</Type/OCG/Name(Secret)>>'],
    })
    const off = '/Type/Catalog/OCProperties<</OCGs[6 0 R]/D<</OFF[6 0 R]>>>>'
    const layered = Buffer.from(bytes).toString('latin1').replace('/Type/Catalog', off)
    const document = await readDocument(Buffer.from(layered, 'latin1'), { recognise: false })
    expect(document.text.trim()).toBe('Jane Doe')
    expect(document.hidden).toMatchObject([{ text: forged, reason: 'invisible' }])
  })

  test('outside what is shown of the page', async () => {
    const document = await readFile([], '/CropBox[0 700 595 842]', '', text())
    expect(document.text.trim()).toBe('Jane Doe')
    expect(document.hidden).toMatchObject([{ text: forged, reason: 'off-page' }])
  })

  test('in a font whose letters are empty drawings', async () => {
    const codes = '101/e 105/i 110/n 112/p 114/r 116/t 118/v 120/x 121/y'
    const signs = ['e', 'i', 'n', 'p', 'r', 't', 'v', 'x', 'y'].map((name) => `/${name} 6 0 R`).join('')
    const widths = Array.from({ length: 21 }, () => 500).join(' ')
    const fonts = `<</Type/Font/Subtype/Type3/FontBBox[0 0 1000 1000]/FontMatrix[.001 0 0 .001 0 0]/FirstChar 101/LastChar 121/Widths[${widths}]/Encoding<</Type/Encoding/Differences[${codes}]>>/CharProcs<<${signs}>>/Resources<<>>>>`
    const content = 'BT /G 12 Tf 60 600 Td (expert) Tj ET'
    const bytes = (drawing: string) =>
      Buffer.from(pdfOfContent(visible + content, { more: [fonts, pdfStream('', drawing)] }))
        .toString('latin1')
        .replace('/BaseFont/Helvetica>>', '/BaseFont/Helvetica>>/G 5 0 R')
    const empty = await readDocument(Buffer.from(bytes('500 0 d0'), 'latin1'), { recognise: false })
    expect(empty.text.trim()).toBe('Jane Doe')
    expect(empty.hidden).toMatchObject([{ text: 'expert', reason: 'invisible' }])
    const drawn = await readDocument(Buffer.from(bytes('500 0 d0 0 0 400 700 re f'), 'latin1'), { recognise: false })
    expect(drawn.text).toContain('expert')
  })
})

describe('what else files do to be read otherwise than they are seen', () => {
  test('the same words under a transparent copy of themselves are seen', async () => {
    const document = await read(`q /O gs ${text()} Q ${text()}`, { resources: '/ExtGState<</O<</ca 0>>>>' })
    expect(document.text).toContain(forged)
  })

  test('words as wide as nothing are reported', async () => {
    const document = await read(text('0 Tz'))
    expect(document.text.trim()).toBe('Jane Doe')
    expect(document.hidden).toMatchObject([{ text: forged, reason: 'zero-width' }])
  })

  test('a file that PDFium cannot get through leaves the next one as it is', async () => {
    const good = pdfOfContent(visible)
    const loop = form('/XObject<</X 5 0 R>>', '/X Do')
    for (const bad of [
      good.slice(0, good.length / 2),
      pdfOfContent('/X Do', { resources: '/XObject<</X 5 0 R>>', more: [loop] }),
    ]) {
      await readDocument(bad, { recognise: false }).catch(() => {})
      expect((await readDocument(good, { recognise: false })).text.trim()).toBe('Jane Doe')
    }
  })
})

test('a PDF that is protected in a way nobody here knows is protected, not damaged', async () => {
  for (const protection of ['Adobe.PubSec', 'FOPN_foweb'])
    expect(await readDocument(encryptedPdf(protection)).catch(({ code }) => code)).toBe('ENCRYPTED')
})

describe('text that is in the file but not on the page', () => {
  const shown = pdfStream(
    `/Type/XObject/Subtype/Form/BBox[0 0 300 20]/Resources<<${helvetica}>>`,
    `BT /F 12 Tf 2 5 Td (${forged}) Tj ET`,
  )
  const note = (flags: number) =>
    `/Annots[<</Type/Annot/Subtype/FreeText/Rect[60 600 360 620]/F ${flags}/Contents(${forged})/AP<</N 5 0 R>>>>]`
  test.each([
    [
      'the words that a mark says stand for others',
      [],
      '',
      '',
      `/Span <</ActualText(${forged})>> BDC BT /F 12 Tf 60 600 Td (Engineer) Tj ET EMC`,
    ],
    ['the words of a closed note', [], `/Annots[<</Type/Annot/Subtype/Text/Rect[9 9 30 30]/Contents(${forged})>>]`, '', ''],
    ['a note that is hidden', [shown], note(2), '', ''],
    ['a note that is only printed', [shown], note(32), '', ''],
    [
      'the value of a field that is not drawn',
      [`<</Type/Annot/Subtype/Widget/FT/Tx/T(a)/V(${forged})/Rect[60 600 360 620]>>`],
      '/Annots[5 0 R]',
      '/AcroForm<</Fields[5 0 R]>>',
      '',
    ],
    [
      'an outline',
      ['<</Type/Outlines/First 6 0 R/Last 6 0 R/Count 1>>', `<</Title(${forged})/Parent 5 0 R/Dest[3 0 R/Fit]>>`],
      '',
      '/Outlines 5 0 R',
      '',
    ],
    [
      'an attachment',
      [`<</Type/Filespec/F(a.txt)/EF<</F 6 0 R>>>>`, pdfStream('/Type/EmbeddedFile', forged)],
      '',
      '/Names<</EmbeddedFiles<</Names[(a.txt)5 0 R]>>>>',
      '',
    ],
    ['metadata', [pdfStream('/Type/Metadata/Subtype/XML', `<x>${forged}</x>`)], '', '/Metadata 5 0 R', ''],
  ] as [string, (string | Uint8Array)[], string, string, string][])('%s', async (_what, objects, page, catalog, content) => {
    const document = await readFile(objects, page, catalog, content)
    expect(document.text).toContain('Jane Doe')
    expect(document.text).not.toContain('expert')
  })

  test('what a filled form shows is on the page', async () => {
    const field = `<</Type/Annot/Subtype/Widget/FT/Tx/F 4/T(a)/V(x)/Rect[60 600 360 620]/AP<</N 5 0 R>>>>`
    const document = await readFile([shown, field], '/Annots[6 0 R]', '/AcroForm<</Fields[6 0 R]>>')
    expect(document.text).toContain(forged)
  })
})

describe('text that a person does see', () => {
  test.each([
    ['over a picture', `${picture} ${text('1 g')}`],
    ['behind a mask that lets it through', `/S gs ${text()}`],
    ['beside a picture painted later', `${text('', '60 400 Td')} ${picture}`],
    ['five points high', text('/F 5 Tf')],
    ['narrow', text('60 Tz')],
    ['half covered by a line', `${text()} 1 g 40 604 400 1 re f`],
    ['in a colour that changes', `/Pattern cs /P scn ${text()}`],
  ])('%s', async (_how, content) => {
    const document = await read(content, {
      resources:
        '/XObject<</Im 5 0 R>>/ExtGState<</S<</SMask<</S/Luminosity/G 6 0 R>>>>>>/Pattern<</P<</PatternType 2/Shading<</ShadingType 2/ColorSpace/DeviceGray/Coords[0 0 595 0]/Function<</FunctionType 2/Domain[0 1]/C0[0]/C1[.4]/N 1>>/Extend[true true]>>>>>>',
      more: [greyPixel('00'), form('/Group<</S/Transparency/CS/DeviceGray>>', '1 g 0 0 595 842 re f')],
    })
    expect(document.text).toContain(forged)
    expect(document.hidden).toEqual([])
  })
})
