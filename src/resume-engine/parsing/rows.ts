import type { ReadDocument } from '#src/ports/document-reader.ts'
import type { Row, Span } from './row.ts'
import { withSideLabels } from './side-labels.ts'

const bullets =
  /^(?:[•●▪◦‣∙·○■□➢➤►▶✓✔❖◆◇♦★☆⚫⬤→»*\u0080-\u009f\uf000-\uf8ff\u00a7\ufffd]|[–—-](?=\s)|[>+~.](?=\s+\p{L})|(?:->|=>|>>|--)(?=\s)|o(?=\s+[A-Z]))[\s\u00a0]*/u

const trim = (text: string, start: number, end: number): Span => {
  let from = start
  let to = end
  while (from < to && isSpace(text.charCodeAt(from))) from += 1
  while (to > from && isSpace(text.charCodeAt(to - 1))) to -= 1
  return { start: from, end: to, text: text.slice(from, to) }
}

const isSpace = (code: number) => code === 32 || code === 160 || (code >= 9 && code <= 13) || code === 8203 || code === 12288

const pageNumber = /^(?:page|seite|página|pagina|pág\.?|strona|strana|sida|side|sivu|sayfa|стр\.?|стор\.?)\s+\d{1,2}$/iu
const pageOfPages = /^(?<before>.{0,40}?)(?<page>\d{1,2})\s?(?:\/|of|von|de|di|van|z|av|из|з)\s?(?<pages>\d{1,2})$/iu

/** "Page 2 of 3", or "Nora Lind - 2/3": true only where the numbers are those of the page, since "Acme 10/16" tells of a date. */
const isPageNumber = (text: string, page: number, pageCount: number) => {
  if (text.length > 48) return false
  if (pageNumber.test(text)) return true
  const numbers = pageOfPages.exec(text)?.groups
  return numbers !== undefined && Number(numbers.page) === page && Number(numbers.pages) === pageCount && pageCount > 1
}
const edge = 0.08

/** Headers and footers: the lines at the edges of a page that stand, but for their numbers, on another page too. */
const repeatedAtEdges = ({ lines, pageSizes, text }: ReadDocument): Set<number> => {
  const places = new Map<string, number[]>()
  if (pageSizes.length < 2) return new Set()
  for (const [index, { box, page, start, end }] of lines.entries()) {
    const height = pageSizes[page - 1]?.height ?? 0
    if (!box || height === 0 || (box.y > height * edge && box.y + box.height < height * (1 - edge))) continue
    const key = text.slice(start, end).replace(/\d+/g, '#').replace(/\s+/g, ' ').trim()
    places.set(key, [...(places.get(key) ?? []), index])
  }
  const found = new Set<number>()
  for (const indexes of places.values()) {
    const pages = new Set(indexes.map((index) => lines[index]!.page))
    // the first page keeps its own head
    if (pages.size > 1)
      for (const index of indexes)
        if (lines[index]!.page > 1 || lines[index]!.box!.y > (pageSizes[0]?.height ?? 0) / 2) found.add(index)
  }
  return found
}

/** Every line of the document, in reading order, lines that hold only a bullet glyph merged into the next. */
export const rowsOf = (document: ReadDocument): Row[] => {
  const rows: Row[] = []
  let pendingBullet = false
  let previousEnd = 0
  let previousBlock = -1
  let previousPage = 0
  const repeated = repeatedAtEdges(document)
  for (const [index, line] of document.lines.entries()) {
    const whole = trim(document.text, line.start, line.end)
    if (whole.text === '' || repeated.has(index)) continue
    if (isPageNumber(whole.text, line.page, document.pageCount)) continue
    const mark = bullets.exec(whole.text.length > 8 ? whole.text.slice(0, 8) : whole.text)
    const markLength = mark?.[0].length ?? 0
    const body = trim(document.text, whole.start + markLength, whole.end)
    if (body.text === '') {
      pendingBullet = true
      continue
    }
    const between = document.text.slice(previousEnd, whole.start)
    const afterGap =
      line.block !== previousBlock || line.page !== previousPage || between.indexOf('\n') !== between.lastIndexOf('\n')
    const parts = line.segments
      .map((segment) => ({ ...trim(document.text, Math.max(segment.start, body.start), segment.end), x: segment.x }))
      .filter((part) => part.end > part.start)
    rows.push({
      index: rows.length,
      start: body.start,
      end: body.end,
      text: body.text,
      page: line.page,
      block: line.block,
      bullet: markLength > 0 || pendingBullet,
      mark: mark?.[0].trim() ?? '',
      bold: line.bold,
      ...(line.boldParts && { boldParts: line.boldParts }),
      size: line.fontSize,
      left: line.box?.x ?? 0,
      right: line.box ? line.box.x + line.box.width : 0,
      top: line.box?.y ?? 0,
      afterGap,
      parts: parts.length > 0 ? parts : [body],
    })
    pendingBullet = false
    previousEnd = whole.end
    previousBlock = line.block
    previousPage = line.page
  }
  return withSideLabels(rows)
}
