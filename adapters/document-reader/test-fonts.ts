/** Smallest font programs, for files in which only the program says which letters a font draws. Every glyph is the same square. */

/** The cipher of Type 1 fonts, with four bytes in front that readers throw away. */
const encrypted = (bytes: Uint8Array, key: number) => {
  let state = key
  return Buffer.concat([Buffer.alloc(4, 0x78), bytes]).map((plain) => {
    const cipher = plain ^ (state >> 8)
    state = ((cipher + state) * 52845 + 22719) & 0xffff
    return cipher
  })
}
const PROGRAM_KEY = 55665
const GLYPH_KEY = 4330

const number = (value: number) => {
  if (value >= -107 && value <= 107) return [value + 139]
  const rest = Math.abs(value) - 108
  return [(value > 0 ? 247 : 251) + (rest >> 8), rest & 255]
}

/** hsbw, a square of 400 × 700, endchar. */
const square = (width: number) =>
  Buffer.from(
    [
      [...number(0), ...number(width), 13],
      [...number(50), ...number(0), 21],
      [...number(400), 6, ...number(700), 7, ...number(-400), 6, 9, 14],
    ].flat(),
  )

/** A Type 1 program whose built-in encoding gives these names to these codes, and the lengths of its three parts. */
export const type1Font = (encoding: Record<number, string>) => {
  const glyphs = ['.notdef', ...Object.values(encoding)].map((name) => {
    const code = encrypted(square(500), GLYPH_KEY)
    return Buffer.concat([Buffer.from(`/${name} ${code.length} RD `), code, Buffer.from(' ND\n')])
  })
  const codes = Object.entries(encoding).map(([code, name]) => `dup ${code} /${name} put\n`)
  const clear = Buffer.from(
    `%!PS-AdobeFont-1.0: Test 1.0\n11 dict begin\n/FontInfo 1 dict dup begin end readonly def\n/FontName /Test def\n/PaintType 0 def\n/FontType 1 def\n/FontMatrix [0.001 0 0 0.001 0 0] readonly def\n/FontBBox {0 0 1000 1000} readonly def\n/Encoding 256 array\n0 1 255 {1 index exch /.notdef put} for\n${codes.join('')}readonly def\ncurrentdict end\ncurrentfile eexec\n`,
  )
  const secret = encrypted(
    Buffer.concat([
      Buffer.from(
        'dup /Private 8 dict dup begin\n/RD {string currentfile exch readstring pop} executeonly def\n/ND {noaccess def} executeonly def\n/NP {noaccess put} executeonly def\n/BlueValues [] def\n/MinFeature {16 16} def\n/password 5839 def\n/lenIV 4 def\n',
      ),
      Buffer.from(`2 index /CharStrings ${glyphs.length} dict dup begin\n`),
      ...glyphs,
      Buffer.from('end\nend\nreadonly put\nnoaccess put\ndup /FontName get exch definefont pop\nmark currentfile closefile\n'),
    ]),
    PROGRAM_KEY,
  )
  const tail = Buffer.from(`${`${'0'.repeat(64)}\n`.repeat(8)}cleartomark\n`)
  return { program: Buffer.concat([clear, secret, tail]), lengths: [clear.length, secret.length, tail.length] as const }
}

const index = (items: Uint8Array[]) => {
  if (items.length === 0) return Buffer.from([0, 0])
  const offsets = [1]
  for (const item of items) offsets.push(offsets.at(-1)! + item.length)
  const head = [items.length >> 8, items.length & 255, 2, ...offsets.flatMap((offset) => [offset >> 8, offset & 255])]
  return Buffer.concat([Buffer.from(head), ...items])
}

/** Always five bytes long, so that offsets do not move what they point at. */
const offset = (value: number) => [29, 0, 0, value >> 8, value & 255]

/** A compact font program (CFF) for a CID font: so many glyphs, of which the first stands for no character. */
export const compactFont = (glyphCount: number) => {
  const header = Buffer.from([1, 0, 4, 2])
  const names = index([Buffer.from('Test')])
  const strings = index([Buffer.from('Adobe'), Buffer.from('Identity')])
  const shape = Buffer.from(
    [
      [...number(50), ...number(0), 21],
      [...number(400), 6, ...number(700), 7, ...number(-400), 6, 14],
    ].flat(),
  )
  const glyphs = index(Array.from({ length: glyphCount }, () => shape))
  const charset = Buffer.from([2, 0, 1, (glyphCount - 2) >> 8, (glyphCount - 2) & 255])
  const selector = Buffer.from([0, ...Array.from({ length: glyphCount }, () => 0)])
  const top = (at: { charset: number; selector: number; glyphs: number; fonts: number }) =>
    index([
      Buffer.from([
        ...[...number(391), ...number(392), ...number(0), 12, 30],
        ...[...offset(at.charset), 15, ...offset(at.selector), 12, 37, ...offset(at.glyphs), 17, ...offset(at.fonts), 12, 36],
      ]),
    ])
  const none = { charset: 0, selector: 0, glyphs: 0, fonts: 0 }
  const start = header.length + names.length + top(none).length + strings.length + 2
  const place = { charset: start, selector: start + charset.length, glyphs: 0, fonts: 0 }
  place.glyphs = place.selector + selector.length
  place.fonts = place.glyphs + glyphs.length
  const dictionary = (at: number) => index([Buffer.from([...number(0), ...offset(at), 18])])
  const privateAt = place.fonts + dictionary(0).length
  return Buffer.concat([
    ...[header, names, top(place), strings, index([]), charset, selector, glyphs],
    ...[dictionary(privateAt), Buffer.alloc(0)],
  ])
}
