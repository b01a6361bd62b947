import { drawPage } from '../pdf/drawings.ts'
import type { OpenDocument, OpenPage } from '../pdf/open-document.ts'
import type { GreyImage } from './tesseract.ts'

const MOST_PIXELS = 12_000_000
const POINTS_AN_INCH = 72

/** The page as a person sees it, turned clockwise by `turn` degrees and in strong contrast. */
export const imageOfPage = ({ pdfium }: OpenDocument, page: OpenPage, resolution: number, turn: number): GreyImage => {
  const scale = Math.min(resolution / POINTS_AN_INCH, Math.sqrt(MOST_PIXELS / (page.width * page.height)))
  const quarters = (turn / 90) & 3
  const [across, down] = quarters % 2 === 0 ? [page.width, page.height] : [page.height, page.width]
  const width = Math.max(1, Math.ceil(across * scale))
  const height = Math.max(1, Math.ceil(down * scale))
  const pixels = drawPage(pdfium, page.handle, { across: width, down: height, width, height, quarters }, greyOf)
  return { width, height, pixels: inStrongContrast(pixels), resolution: Math.round(scale * POINTS_AN_INCH) }
}

/** As light as the eye sees the colours, which come as blue, green and red. */
const greyOf = (data: Uint8Array) => {
  const grey = new Uint8Array(data.length / 4)
  for (let pixel = 0, at = 0; pixel < grey.length; pixel++, at += 4) {
    grey[pixel] = (data[at]! * 29 + data[at + 1]! * 150 + data[at + 2]! * 77) >> 8
  }
  return grey
}

/** Whether there is nothing to read: hardly any ink, or hardly any paper. */
export const isBlank = ({ pixels }: GreyImage) => {
  let dark = 0
  for (let pixel = 0; pixel < pixels.length; pixel += 3) if (pixels[pixel]! < 160) dark++
  const share = (3 * dark) / pixels.length
  return share < 0.0002 || share > 0.98
}

/** Whether lines of writing seem to run up or down: dark and light then change from column to column rather than from row to row. */
export const looksSideways = ({ width, height, pixels }: GreyImage) => {
  const rows = new Float64Array(height)
  const columns = new Float64Array(width)
  for (let y = 0; y < height; y += 2) {
    for (let x = y & 2; x < width; x += 4) {
      const ink = 255 - pixels[y * width + x]!
      rows[y]! += ink
      columns[x]! += ink
    }
  }
  return unevenness(columns, 2) / height > SIDEWAYS * (unevenness(rows, 2) / width)
}

const SIDEWAYS = 1.5

const unevenness = (sums: Float64Array, step: number) => {
  let total = 0
  for (let at = step; at < sums.length; at += step) total += Math.abs(sums[at]! - sums[at - step]!)
  return total / sums.length
}

const CONTRAST = 2

/** Makes the paper white, whatever grey it was scanned as, and what is printed on it darker: light letters would be lost. */
const inStrongContrast = (grey: Uint8Array) => {
  const counts = new Uint32Array(256)
  for (let pixel = 0; pixel < grey.length; pixel += 5) counts[grey[pixel]!]!++
  let paper = 255
  for (let level = 255; level >= 128; level--) if (counts[level]! > counts[paper]!) paper = level
  const levels = Uint8Array.from({ length: 256 }, (_, level) => Math.max(0, Math.min(255, 255 - CONTRAST * (paper - level))))
  for (let pixel = 0; pixel < grey.length; pixel++) grey[pixel] = levels[grey[pixel]!]!
  return grey
}
