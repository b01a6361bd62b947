import type { Glyph } from './glyph.ts'

const FEWEST_GAPS = 3
/** Parts of the font size: gaps that differ by less are the same. */
const EVEN = 0.03
/** Parts of the font size: narrower gaps part no letters, wider ones part words. */
const NARROWEST = 0.05
const WIDEST = 0.6
/** Share of the gaps that are the usual one or, where letters are kerned, less. */
const MOST = 0.8

/** Letters that are set apart on purpose, as in headings, are given their distance as a part of their width. */
export const spaceOut = (glyphs: Glyph[]): Glyph[] => {
  let from = 0
  for (let index = 1; index <= glyphs.length; index++) {
    if (index < glyphs.length && goesOn(glyphs[index - 1]!, glyphs[index]!)) continue
    if (index - from > FEWEST_GAPS) spaceOutRun(glyphs.slice(from, index))
    from = index
  }
  return glyphs
}

const gapBetween = (a: Glyph, b: Glyph) => {
  const step = a.direction === 0 ? b.x - a.x : a.direction === 1 ? b.y - a.y : a.direction === 2 ? a.x - b.x : a.y - b.y
  return step - a.width
}

/** Where letters of one line follow each other; small capitals are smaller than their firsts. */
const goesOn = (a: Glyph, b: Glyph) => {
  if (a.direction !== b.direction || a.size > 1.7 * b.size || b.size > 1.7 * a.size || isApart(a) || isApart(b)) return false
  const drop = a.direction % 2 === 0 ? b.y - a.y : b.x - a.x
  const gap = gapBetween(a, b)
  const widest = a.text === ' ' || b.text === ' ' ? 2 * WIDEST : WIDEST
  return Math.abs(drop) < 0.05 * a.size && gap > -0.3 * a.size && gap < widest * a.size
}

/** Pictures and bullets are no letters. */
const isApart = ({ text }: Glyph) => text === '' || text === '•'

const spaceOutRun = (glyphs: Glyph[]) => {
  const pairs = glyphs.flatMap((glyph, index) => {
    const next = glyphs[index + 1]
    return next && glyph.text !== ' ' && next.text !== ' ' ? [{ glyph, gap: gapBetween(glyph, next) }] : []
  })
  if (pairs.length < FEWEST_GAPS) return
  const gaps = pairs.map(({ gap }) => gap)
  const size = Math.min(...glyphs.map((glyph) => glyph.size))
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)]!
  if (usual < NARROWEST * size) return
  const isEven = (gap: number) => Math.abs(gap - usual) < EVEN * size
  const isUsual = (gap: number) => gap < usual + EVEN * size
  if (gaps.filter(isEven).length * 2 < gaps.length || gaps.filter(isUsual).length < MOST * gaps.length) return
  for (const { glyph, gap } of pairs) if (isUsual(gap)) glyph.advance = glyph.width + Math.max(gap, 0)
}
