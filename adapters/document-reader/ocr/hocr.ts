import type { SetWord } from '../pdf/page-lines.ts'

/** A word as it was recognised. Pixels from the top left of the picture. */
interface RecognisedWord {
  text: string
  x0: number
  x1: number
  /** Baseline at the middle of the word. */
  y: number
  /** Height of the font. */
  size: number
  /** Height of the word itself. */
  height: number
  /** From 0 to 100. */
  confidence: number
}

interface RecognisedLine {
  words: RecognisedWord[]
  slope: number
  width: number
}

/** What was recognised on one page. */
export interface Recognition {
  words: SetWord[]
  /** Letters and digits in words that are hardly wrong. */
  sureLetters: number
  letters: number
  /** True when most words are higher than wide: the page lies on its side. */
  sideways: boolean
}

/** Words less sure than this are specks and pictures. */
const LEAST_CONFIDENCE = 20
const SURE = 60
/** Signs that are not letters are often the edge of a picture. */
const LEAST_FOR_SIGNS = 70
/** What recognition makes of a bullet. */
const BULLET = /^[¢©®«»°*•·▪■●○¤oe+~]$/
/** The height that is told leaves out the space above capitals. */
const SIZE_FACTOR = 1.1

const look: SetWord['look'] = { font: { bold: false, ascent: 0.9, descent: 0.3 } }

/** The words of an hOCR page in points; `scale` is pixels a point, `width` that of the picture in pixels. */
export const wordsOfHocr = (hocr: string, scale: number, width: number): Recognition => {
  const lines = linesOfHocr(hocr)
  const skew = skewOf(lines, width)
  const words: SetWord[] = []
  let [letters, sureLetters, long, upended] = [0, 0, 0, 0]
  for (const line of lines) {
    for (const [index, { text, x0, x1, y, size, height, confidence }] of line.words.entries()) {
      const count = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
      letters += count
      if (confidence >= SURE) sureLetters += count
      if (count >= 4) long++
      if (count >= 4 && height > 1.2 * (x1 - x0)) upended++
      const tilt = skew * ((x0 + x1) / 2 - width / 2)
      words.push({
        // What was taken for two lines side by side may be one word.
        ...{ text, look, spaced: index > 0, size: size / scale },
        ...{ x0: x0 / scale, x1: x1 / scale, y: (y - tilt) / scale, tilt: tilt / scale },
      })
    }
  }
  return { words, letters, sureLetters, sideways: upended > 0.5 * long }
}

const SPAN = /<span class='(ocr_\w+|ocrx_word)'[^>]*?title=(?:"([^"]*)"|'([^']*)')[^>]*>([^<]*(?:<(?:strong|em)>[^<]*)*)/g

const linesOfHocr = (hocr: string): RecognisedLine[] => {
  const lines: RecognisedLine[] = []
  let line = lineOf('')
  for (const [, kind, double, single, content] of hocr.matchAll(SPAN)) {
    const title = double ?? single ?? ''
    if (kind !== 'ocrx_word') {
      line = lineOf(title)
      lines.push(line)
      continue
    }
    const text = decode(content!.replace(/<\/?\w+>/g, '')).trim()
    const confidence = numbersAfter(title, 'x_wconf')[0] ?? 0
    const [x0, top = 0, x1, bottom = 0] = numbersAfter(title, 'bbox')
    if (!text || x0 === undefined || x1 === undefined || confidence < LEAST_CONFIDENCE) continue
    const isBullet = line.words.length === 0 && BULLET.test(text)
    if (!isBullet && !/[\p{L}\p{N}]/u.test(text) && confidence < LEAST_FOR_SIGNS) continue
    const y = line.bottom + line.offset + line.slope * ((x0 + x1) / 2 - line.left)
    line.words.push({ text: isBullet ? '•' : text, x0, x1, y, size: line.size, height: bottom - top, confidence })
  }
  for (const { words } of lines) if (words.length === 1 && words[0]!.text === '•') words.pop()
  return lines
}

const lineOf = (title: string) => {
  const [left = 0, top = 0, right = 0, bottom = 0] = numbersAfter(title, 'bbox')
  const [slope = 0, offset = 0] = numbersAfter(title, 'baseline')
  const [size = bottom - top] = numbersAfter(title, 'x_size')
  return { words: [] as RecognisedWord[], slope, offset, left, bottom, width: right - left, size: SIZE_FACTOR * size }
}

const numbersAfter = (title: string, name: string) =>
  (new RegExp(`${name} ([-\\d. ]+)`).exec(title)?.[1] ?? '').split(' ').filter(Boolean).map(Number)

/** How much lines fall (downwards) for each pixel to the right: the middle one of the long lines. */
const skewOf = (lines: RecognisedLine[], width: number) => {
  const long = lines.filter((line) => line.width > width / 4).map((line) => line.slope)
  return long.length < 3 ? 0 : long.toSorted((a, b) => a - b)[Math.floor(long.length / 2)]!
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

const decode = (text: string) => text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name]!)
