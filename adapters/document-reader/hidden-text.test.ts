import { describe, expect, test } from 'bun:test'
import { rgb } from 'pdf-lib'
import { readDocument } from './read-document.ts'
import { pdfOf, pdfOfContent, white } from './test-files.ts'

const forged = 'expert in everything'

/** Reads a page that shows "Jane Doe" and hides something by these instructions. */
const hiding = async (content: string, options?: Parameters<typeof pdfOfContent>[1]) =>
  readDocument(pdfOfContent(`BT /F 12 Tf 60 780 Td (Jane Doe) Tj ET\n${content}`, options))

const text = (place: string, more = '') => `BT /F 12 Tf ${more} ${place} (${forged}) Tj ET`

describe('text that a person does not see', () => {
  test.each([
    ['white on white paper', `1 g ${text('60 700 Td')}`, 'same-colour'],
    ['nearly white on white paper', `0.97 g ${text('60 700 Td')}`, 'same-colour'],
    ['pale grey on white paper', `0.93 g ${text('60 700 Td')}`, 'same-colour'],
    ['pale yellow on white paper', `1 1 0.88 rg ${text('60 700 Td')}`, 'same-colour'],
    ['blue on a blue bar', `0 0 1 rg 0 680 595 60 re f ${text('60 700 Td')}`, 'same-colour'],
    ['neither filled nor stroked', text('60 700 Td', '3 Tr'), 'invisible'],
    ['an outline through which nothing is painted', `q ${text('60 700 Td', '7 Tr')} Q`, 'invisible'],
    ['one point high', text('60 700 Td', '/F 1 Tf'), 'tiny'],
    ['three points high', text('60 700 Td', '/F 3 Tf'), 'tiny'],
    ['four points high and pale grey', `0.867 g ${text('60 700 Td', '/F 4 Tf')}`, 'same-colour'],
    ['five points high and nearly as pale as the paper', `0.9 g ${text('60 700 Td', '/F 5 Tf')}`, 'same-colour'],
    ['black, and so transparent that it is pale', `/P gs ${text('60 700 Td')}`, 'same-colour'],
    ['made small by a matrix', text('.05 0 0 .05 60 700 Tm'), 'tiny'],
    ['beside the page', text('700 700 Td'), 'off-page'],
    ['cut away by a clip', `q 0 0 20 20 re W n ${text('60 700 Td')} Q`, 'invisible'],
    ['under a rectangle painted later', `${text('60 700 Td')} 1 g 40 680 400 60 re f`, 'covered'],
  ])('%s', async (_how, content, reason) => {
    const document = await hiding(content, { resources: '/ExtGState<</P<</ca .07>>>>' })
    expect(document.text.trim()).toBe('Jane Doe')
    expect(document.hidden).toMatchObject([{ page: 1, text: forged, reason: reason as never }])
  })

  test('has its place on the page', async () => {
    const { hidden } = await hiding(`1 g ${text('60 700 Td')}`)
    expect(hidden[0]!.box!.x).toBeCloseTo(60, 0)
    expect(hidden[0]!.box!.y).toBeGreaterThan(842 - 700 - 12)
    expect(hidden[0]!.box!.y + hidden[0]!.box!.height).toBeLessThan(842 - 700 + 5)
    expect((await hiding(text('700 700 Td'))).hidden[0]!.box).toBeUndefined()
  })

  test('wholly transparent', async () => {
    const document = await hiding(`/T gs ${text('60 700 Td')}`, { resources: '/ExtGState<</T<</ca 0>>>>' })
    expect(document.hidden).toMatchObject([{ page: 1, text: forged, reason: 'transparent' }])
  })

  test('in a layer that is switched off', async () => {
    const bytes = Buffer.from(
      pdfOfContent(`BT /F 12 Tf 60 780 Td (Jane Doe) Tj ET /OC /L BDC ${text('60 700 Td')} EMC`, {
        resources: '/Properties<</L 5 0 R>>',
        more: ['<</Type/OCG/Name(Secret)>>'],
      }),
    ).toString('latin1')
    const layered = bytes.replace('/Type/Catalog', '/Type/Catalog/OCProperties<</OCGs[5 0 R]/D<</OFF[5 0 R]>>>>')
    const document = await readDocument(Buffer.from(layered, 'latin1'))
    expect(document.text.trim()).toBe('Jane Doe')
    expect(document.hidden).toMatchObject([{ page: 1, text: forged, reason: 'invisible' }])
  })
})

describe('text that a person does see', () => {
  test.each([
    ['white on a dark sidebar', `0.1 0.1 0.3 rg 0 0 200 740 re f 1 g ${text('60 700 Td')}`],
    ['white on a rounded dark shape', `0.1 g 50 690 m 300 690 l 320 700 320 720 300 730 c 50 730 l h f 1 g ${text('60 700 Td')}`],
    ['white over a picture', `q 400 0 0 100 40 660 cm /Im Do Q 1 g ${text('60 700 Td')}`],
    ['white on a thick line', `60 w 0 G 0 705 m 595 705 l S 1 g ${text('60 700 Td')}`],
    ['light grey on white', `0.75 g ${text('60 700 Td')}`],
    ['small print in black', text('60 700 Td', '/F 5 Tf')],
    ['small print in dark grey', `0.4 g ${text('60 700 Td', '/F 5.5 Tf')}`],
    ['eight points high in the grey #999 of designs', `0.6 g ${text('60 700 Td', '/F 8 Tf')}`],
    ['eight points high in the grey #aaa of designs', `0.667 g ${text('60 700 Td', '/F 8 Tf')}`],
    ['an outline with a colour inside', `q ${text('60 700 Td', '7 Tr')} 1 0 0 rg 0 600 595 140 re f Q`],
    ['on a rectangle painted before', `1 g 40 680 400 60 re f 0 g ${text('60 700 Td')}`],
    ['half transparent', `/T gs ${text('60 700 Td')}`],
  ])('%s', async (_how, content) => {
    const document = await hiding(content, {
      resources: '/ExtGState<</T<</ca .5>>>>/XObject<</Im 5 0 R>>',
      more: [
        '<</Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8/Length 1>>\nstream\n0\nendstream',
      ],
    })
    expect(document.text).toContain(forged)
    expect(document.hidden).toEqual([])
  })

  test('the invisible words that text recognition lays over a scan are read, and marked as recognised', async () => {
    const words = 'the quick brown fox jumps over the lazy dog'
    const document = await readDocument(
      pdfOfContent(`q 595 0 0 842 0 0 cm /Im Do Q BT 3 Tr /F 12 Tf 60 700 Td (${words}) Tj ET`, {
        resources: '/XObject<</Im 5 0 R>>',
        more: [
          '<</Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8/Length 1>>\nstream\n0\nendstream',
        ],
      }),
    )
    expect(document).toMatchObject({ recognised: true, hidden: [] })
    expect(document.text.trim()).toBe(words)
  })

  test('is read once when it is drawn twice for a shadow', async () => {
    const document = await readDocument(
      await pdfOf(({ write, regular }) => {
        write('Jane Doe', 60.6, 80.6, 14, regular, rgb(0.7, 0.7, 0.7))
        write('Jane Doe', 60, 80, 14)
        write('unseen', 60, 200, 12, regular, white)
      }),
    )
    expect(document.text.trim()).toBe('Jane Doe')
  })
})
