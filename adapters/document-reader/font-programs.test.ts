import { describe, expect, test } from 'bun:test'
import { deflateSync } from 'node:zlib'
import { readDocument } from './read-document.ts'
import { pdfStream, rawPdf } from './test-files.ts'
import { compactFont, type1Font } from './test-fonts.ts'

/** A page in one embedded font that says of its letters only what its program says. */
const pageIn = (font: string, more: (string | Uint8Array)[], shown: string) =>
  rawPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    pdfStream('', `BT /F 12 Tf 60 700 Td ${shown} Tj ET`),
    font,
    ...more,
  ])

const descriptor = (flags: number, file: string) =>
  `<</Type/FontDescriptor/FontName/ABCDEF+Test/Flags ${flags}/FontBBox[0 0 1000 1000]/ItalicAngle 0/Ascent 800/Descent -200/CapHeight 700/StemV 80/${file} 7 0 R>>`

describe('a font whose letters only its program names', () => {
  test.each([
    ['symbolic', 4],
    ['not symbolic', 32],
  ])('is read with its ligatures: Type 1, %s', async (_kind, flags) => {
    const { program, lengths } = type1Font({ 28: 'fi', 29: 'fl', 97: 'a', 99: 'c', 101: 'e', 102: 'f', 111: 'o', 119: 'w' })
    const widths = Array.from({ length: 92 }, () => 500).join(' ')
    const font = `<</Type/Font/Subtype/Type1/BaseFont/ABCDEF+Test/FirstChar 28/LastChar 119/Widths[${widths}]/FontDescriptor 6 0 R>>`
    const file = pdfStream(
      `/Filter/FlateDecode/Length1 ${lengths[0]}/Length2 ${lengths[1]}/Length3 ${lengths[2]}`,
      deflateSync(program),
    )
    const document = await readDocument(pageIn(font, [descriptor(flags, 'FontFile'), file], '(of\\034ce) Tj 40 0 Td (a\\035ow)'))
    expect(document.text.trim()).toBe('office aflow')
  })

  test('is read with its ligatures: a subset of a compact font, by glyph number', async () => {
    const map = pdfStream(
      '',
      '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def /CMapType 2 def 1 begincodespacerange <0000> <ffff> endcodespacerange 4 beginbfchar <0001> <006f> <0002> <00660066> <0003> <0069> <0004> <00630065> endbfchar endcmap end end',
    )
    const inner =
      '<</Type/Font/Subtype/CIDFontType0/BaseFont/ABCDEF+Test/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/DW 500/FontDescriptor 6 0 R>>'
    const font = '<</Type/Font/Subtype/Type0/BaseFont/ABCDEF+Test/Encoding/Identity-H/DescendantFonts[8 0 R]/ToUnicode 9 0 R>>'
    const file = pdfStream('/Filter/FlateDecode/Subtype/CIDFontType0C', deflateSync(compactFont(5)))
    const document = await readDocument(pageIn(font, [descriptor(4, 'FontFile3'), file, inner, map], '<0001000200030004>'))
    expect(document.text.trim()).toBe('office')
  })
})
