import { deflateSync, inflateSync } from 'node:zlib'
import { Draw } from '#src/tools/generate-resumes/draw.ts'

/** A damaged copy of a PDF, and what was done to it. */
export interface Mutant {
  how: string
  bytes: Uint8Array
}

const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))

/** Every place of a pattern, as offset and length. */
const places = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), (match) => [match.index, match[0].length] as const)

/** The file with one of the places that a pattern matches written anew; as it is where there is none. */
const rewritten = (bytes: Uint8Array, draw: Draw, pattern: RegExp, write: (found: string) => string) => {
  const text = latin(bytes)
  const found = places(text, pattern)
  if (found.length === 0) return bytes
  const [at, length] = draw.pick(found)
  return bytesOf(text.slice(0, at) + write(text.slice(at, at + length)) + text.slice(at + length))
}

const huge = ['2147483647', '-1', '99999999999999999999', '0', '1e308', '4294967296']

const ways: Record<string, (bytes: Uint8Array, draw: Draw) => Uint8Array> = {
  'cut off': (bytes, draw) => bytes.slice(0, draw.int(1, bytes.length - 1)),
  'without its beginning': (bytes, draw) => bytes.slice(draw.int(1, Math.min(2000, bytes.length - 1))),
  'bits turned over': (bytes, draw) => {
    const copy = bytes.slice()
    for (let count = draw.int(1, 200); count > 0; count--) copy[draw.int(0, copy.length - 1)]! ^= 1 << draw.int(0, 7)
    return copy
  },
  'bytes of noise': (bytes, draw) => {
    const copy = bytes.slice()
    const [from, length] = [draw.int(0, copy.length - 1), draw.int(1, 4000)]
    for (let at = from; at < Math.min(copy.length, from + length); at++) copy[at] = draw.int(0, 255)
    return copy
  },
  'a piece twice': (bytes, draw) => {
    const from = draw.int(0, bytes.length - 1)
    const piece = bytes.slice(from, from + draw.int(1, 20_000))
    return new Uint8Array(Buffer.concat([bytes.slice(0, from), piece, piece, bytes.slice(from)]))
  },
  'a piece missing': (bytes, draw) => {
    const from = draw.int(0, bytes.length - 1)
    return new Uint8Array(Buffer.concat([bytes.slice(0, from), bytes.slice(from + draw.int(1, 20_000))]))
  },
  'a wrong table of objects': (bytes, draw) =>
    rewritten(bytes, draw, /\d{10} \d{5} [nf]|startxref\s+\d+/g, (found) => found.replace(/\d/g, () => String(draw.int(0, 9)))),
  'a huge or impossible number': (bytes, draw) =>
    rewritten(
      bytes,
      draw,
      /\/(?:Length|Count|W|Size|First|N|Columns|Width|Height|Rotate|FirstChar|LastChar|Kids|MediaBox|BBox|Matrix|Widths)\b[^/<>]{0,40}\d+/g,
      (found) => found.replace(/-?\d+(?!.*\d)/s, draw.pick(huge)),
    ),
  'objects that lead to each other': (bytes, draw) => {
    const numbers = places(latin(bytes), /\b(\d+) 0 obj/g).map(([at]) => /\d+/.exec(latin(bytes).slice(at, at + 12))![0])
    return rewritten(bytes, draw, /\b\d+ 0 R\b/g, () => `${draw.pick(numbers.length > 0 ? numbers : ['1'])} 0 R`)
  },
  'pages that hold themselves': (bytes, draw) => rewritten(bytes, draw, /\/Kids\s*\[[^\]]*\]/g, () => '/Kids[1 0 R 2 0 R 3 0 R]'),
  'another kind of thing': (bytes, draw) =>
    rewritten(
      bytes,
      draw,
      /\/(?:Type|Subtype|Filter|S|Encoding|BaseFont|FontFile2|ToUnicode|Contents|Resources)\s*\/?\w+/g,
      (found) =>
        found.replace(
          /\/?\w+$/,
          draw.pick(['/Pages', '/Catalog', '/Page', '/JBIG2Decode', '/DCTDecode', '/Type3', 'null', '/Crypt', '[]']),
        ),
    ),
  'instructions without end': (bytes, draw) =>
    inStream(bytes, draw, (content) => content + 'q '.repeat(draw.int(100, 60_000)) + '/X Do '.repeat(50)),
  'instructions that are noise': (bytes, draw) =>
    inStream(bytes, draw, (content) =>
      content.replace(/-?\d+(?:\.\d+)?/g, (number) => (draw.chance(0.1) ? draw.pick([...huge, '']) : number)),
    ),
  'letters far away or enormous': (bytes, draw) =>
    inStream(bytes, draw, (content) =>
      content.replace(/ Tm\b| cm\b/g, (operator) => (draw.chance(0.3) ? ` 1e9 1e-9 -1e9 1e9 1e7 -1e7${operator}` : operator)),
    ),
}

/** The file with one of its packed streams written anew, under a length that is right. */
const inStream = (bytes: Uint8Array, draw: Draw, write: (content: string) => string): Uint8Array => {
  const text = latin(bytes)
  const streams = places(text, /stream\r?\n/g).filter(([at]) => text.slice(at - 3, at) !== 'end')
  for (const [at, length] of draw.shuffle(streams)) {
    const end = text.indexOf('endstream', at)
    try {
      const content = inflateSync(bytes.slice(at + length, end), { maxOutputLength: 2_000_000 }).toString('latin1')
      if (!/\b(?:Tj|TJ|Tm|cm|Do)\b/.test(content)) continue
      const packed = deflateSync(Buffer.from(write(content), 'latin1')).toString('latin1')
      const dictionary = text.lastIndexOf('<<', at)
      const head = text.slice(dictionary, at).replace(/\/Length \d+(?: 0 R)?/, `/Length ${packed.length}`)
      return bytesOf(`${text.slice(0, dictionary)}${head}stream\n${packed}\n${text.slice(end)}`)
    } catch {
      // Not packed this way: the next one.
    }
  }
  return bytes
}

const names = Object.keys(ways)

/** A mutant by seed and number: the same every time. One in three is damaged twice. */
export const mutantOf = (files: readonly Uint8Array[], seed: string, number: number): Mutant => {
  const draw = new Draw(`${seed}/${number}`)
  const times = draw.chance(1 / 3) ? 2 : 1
  let bytes = draw.pick(files)
  const how: string[] = []
  for (let time = 0; time < times; time++) {
    const name = time === 0 ? names[number % names.length]! : draw.pick(names)
    if (bytes.length > 1) bytes = ways[name]!(bytes, draw)
    how.push(name)
  }
  return { how: how.join(', '), bytes }
}
