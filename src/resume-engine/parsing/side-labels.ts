import { isPlace } from '../taxonomy/places.ts'
import { headingKind } from '../taxonomy/sections.ts'
import { findPeriods } from './dates.ts'
import type { Row } from './row.ts'

const sameLine = 5
const fewest = 3
/** Longer documents are no resumes, and comparing all lines with all lines would take long. */
const mostRows = 3000

const isLabel = ({ text }: Row) => {
  if (text.length > 40) return false
  if (headingKind(text.replace(/[:：]$/, '')) !== null) return true
  const [period] = findPeriods(text)
  return period !== undefined && period.end - period.start >= text.length * 0.6
}

/** Share of a margin's lines that have to be headings or dates; the others are subheadings and places. */
const leastLabels = 0.6

/** Share of them that have to stand on a line of the content: some templates put headings between the lines. */
const leastMatched = 0.4

const couldStandAtMargin = (row: Row, content: Row) =>
  row.page === content.page && row.right < content.left && row.text.length <= 40 && !row.bullet

/** The rows from `from` up to `to` in the order of their lines, a label before what it labels. */
const byLine = (rows: Row[], from: number, middle: number, to: number) => {
  const labels = rows.slice(from, middle)
  const isDate = ({ text }: Row) => findPeriods(text).length > 0
  const groups: Row[][] = []
  for (const [at, label] of labels.entries())
    if (at > 0 && !isDate(label) && !isDate(labels[at - 1]!) && isBelow(labels[at - 1]!, label)) groups.at(-1)!.push(label)
    else groups.push([label])
  return beforeContent(groups, rows.slice(middle, to))
}

/** How far the next line of the same heading may be below, in its type size. */
const lineStep = 1.7
const isBelow = (above: Row, row: Row) =>
  row.block === above.block && row.size === above.size && row.top - above.top <= lineStep * row.size

/** Parts whose names head nothing else: "Leadership" or "Other" may also head one line of a list. */
const plainHeadings = new Set<string>(['experience', 'internships', 'education', 'skills', 'summary', 'certifications'])

/** A label stands out: in bold type, in larger type than what is beside it, in capitals, or by its words. */
const standsOut = (label: Row, content: Row | undefined) =>
  plainHeadings.has(headingKind(label.text.replace(/[:：]$/, '')) ?? '') ||
  (content !== undefined &&
    label.size >= content.size - 0.4 &&
    ((label.bold && !content.bold) || label.size > content.size + 0.4 || (isUpper(label.text) && /\p{Ll}/u.test(content.text))))

const isUpper = (text: string) => !/\p{Ll}/u.test(text) && /\p{Lu}{3}/u.test(text)

const mayBeLabel = (text: string) => text.length <= 40 && !/^[\d(+]|@|\.\p{L}/u.test(text) && findPeriods(text).length === 0

/** Edges of one column differ by no more. */
const slack = 3
const fewestApart = 2

/**
 * Headings in a margin stand on the first line of what they are about, a gap apart. Where the lines below keep to the edge of the
 * content, each becomes a line of its own.
 */
const withLabelsApart = (rows: Row[]): Row[] => {
  const found = new Map<number, { label: Row; content: Row }>()
  for (const [at, row] of rows.entries()) {
    const [first, second] = row.parts
    if (!first || second?.x === undefined || row.left === 0 || row.bullet || !mayBeLabel(first.text)) continue
    const next = rows[at + 1]
    const isKept = next !== undefined && next.page === row.page && next.left >= second.x - slack && next.left > row.left + slack
    if (!isKept && ![...found.values()].some(({ content }) => Math.abs(content.left - second.x!) <= slack)) continue
    const bold = row.boldParts?.some((part) => part.start <= first.start && first.end <= part.end) ?? row.bold
    const size = next?.size ?? row.size
    const label = { ...row, end: first.end, text: first.text, parts: [first], bold, right: second.x, afterGap: true }
    const content = {
      ...row,
      start: second.start,
      text: row.text.slice(second.start - row.start),
      parts: row.parts.slice(1),
      left: second.x,
      bold: row.boldParts ? isBoldIn(row, second.start, row.end) : row.bold,
      size,
      afterGap: false,
    }
    delete (label as Partial<Row>).boldParts
    if (standsOut(label, isKept ? next : content)) found.set(at, { label, content })
  }
  if (found.size < fewestApart) return rows
  return rows.flatMap((row, at) => {
    const split = found.get(at)
    return split ? [split.label, split.content] : [row]
  })
}

const isBoldIn = ({ boldParts = [] }: Row, from: number, to: number) =>
  boldParts.some(({ start, end }) => start <= from && end >= to)

/** Lines of content that may come before the label on their first line. */
const mostBefore = 6

/** A label at the left of content that was read before it comes first. */
const withLabelsFirst = (rows: Row[]): Row[] => {
  const result = [...rows]
  for (let at = 1; at < result.length; at += 1) {
    const label = result[at]!
    if (label.left === 0 || label.bullet || label.parts.length > 1 || !mayBeLabel(label.text)) continue
    let first = at
    while (first > 0 && at - first < mostBefore && isRightOf(result[first - 1]!, label)) first -= 1
    while (first < at && Math.abs(result[first]!.top - label.top) > sameLine) first += 1
    if (first === at || !standsOut(label, result[first])) continue
    result.splice(at, 1)
    result.splice(first, 0, { ...label, afterGap: true })
  }
  return result
}

const rightToLeft = /[\u0590-\u06ff]/
const isInContent = (row: Row, label: Row) =>
  row.page === label.page && (rightToLeft.test(label.text) ? row.right < label.left : row.left > label.right)

const isRightOf = (row: Row, label: Row) => isInContent(row, label) && row.top >= label.top - sameLine

/** A label that was read before content above it goes down to the line that it stands on, where a block begins there. */
const withLabelsLater = (rows: Row[]): Row[] => {
  const result = [...rows]
  for (let at = result.length - 2; at >= 0; at -= 1) {
    const label = result[at]!
    if (label.left === 0 || label.bullet || label.parts.length > 1 || !mayBeLabel(label.text)) continue
    let last = at
    while (last + 1 < result.length && isBelow(result[last]!, result[last + 1]!) && result[last + 1]!.left < label.right)
      last += 1
    const next = result[last + 1]
    if (!next || !isInContent(next, label) || next.top >= label.top - sameLine || !standsOut(label, next)) continue
    let to = last + 1
    while (to < result.length && isInContent(result[to]!, label) && result[to]!.top < label.top - sameLine) to += 1
    const beside = result[to]
    if (!beside || !isInContent(beside, label) || beside.top > label.top + sameLine) continue
    if (beside.block === result[to - 1]!.block && !beside.afterGap) continue
    const group = result.slice(at, last + 1).map((row, line) => (line === 0 ? { ...row, afterGap: true } : row))
    result.splice(to, 0, ...group)
    result.splice(at, group.length)
  }
  return result
}

/**
 * A margin of headings and dates, each on the line of what it belongs to, may have been taken for a column of its own, so that all
 * labels precede all content. Puts every label before its content; other rows keep their order.
 */
export const withSideLabels = (rows: Row[]): Row[] => {
  if (rows.length > mostRows) return rows
  let result = withLabelsLater(withMarginHeadings(withLabelsFirst(withLabelsApart(rows))))
  for (let middle = fewest; middle < result.length; middle += 1) {
    const first = result[middle]!
    const last = result[middle - 1]!
    // content begins beside or above the labels that precede it
    if (first.page !== last.page || first.left === 0 || first.left <= last.right || first.top > last.top) continue
    let from = middle
    let labels = 0
    while (from > 0 && couldStandAtMargin(result[from - 1]!, first)) {
      from -= 1
      if (isLabel(result[from]!)) labels += 1
    }
    while (from < middle && !isLabel(result[from]!)) from += 1
    if (labels < leastLabels * (middle - from)) continue
    if (middle - from < fewest) continue
    const edge = Math.max(...result.slice(from, middle).map(({ right }) => right))
    let to = middle
    while (to < result.length && result[to]!.page === first.page && result[to]!.left > edge) to += 1
    const tops = result.slice(middle, to).map(({ top }) => top)
    const matched = result.slice(from, middle).filter(({ top }) => tops.some((other) => Math.abs(other - top) <= sameLine)).length
    if (matched < (middle - from) * leastMatched) continue
    result = [...result.slice(0, from), ...byLine(result, from, middle, to), ...result.slice(to)]
    middle = to
  }
  result = withMarginDates(result)
  return result === rows ? rows : result.map((row, index) => (row.index === index ? row : { ...row, index }))
}

/** Lines that a heading in a margin may take. */
const longestHeading = 4
/** Share of a margin's headings beside which a block of the content begins. */
const leastBeside = 0.8

const isApart = (label: Row, content: Row) =>
  label.page === content.page && (label.right < content.left || label.left > content.right)

/**
 * A margin of headings in any words: short blocks of their own, and beside the first line of nearly every one of them a block of the
 * content begins. Each is put whole before what it stands beside.
 */
const withMarginHeadings = (rows: Row[]): Row[] => {
  let result = rows
  for (let middle = fewest; middle < result.length; middle += 1) {
    const first = result[middle]!
    const last = result[middle - 1]!
    if (first.left === 0 || first.page !== last.page || first.top > last.top || !isApart(last, first)) continue
    let from = middle
    while (from > 0 && isMarginLine(result[from - 1]!, first, last)) from -= 1
    let to = middle
    while (to < result.length && isApart(last, result[to]!)) to += 1
    const content = result.slice(middle, to)
    const starts = content.filter((row, at) => at === 0 || row.block !== content[at - 1]!.block)
    const isBesideStart = ([label]: Row[]) => starts.some(({ top }) => Math.abs(top - label!.top) <= sameLine)
    const groups = blocksOf(result.slice(from, middle))
    while (groups.length > 0 && groups[0]![0]!.top < first.top - sameLine) from += groups.shift()!.length
    if (groups.length < fewest || groups.some(({ length }) => length > longestHeading)) continue
    if (groups.filter(isBesideStart).length < groups.length * leastBeside) continue
    result = [...result.slice(0, from), ...beforeContent(groups, content), ...result.slice(to)]
    middle = to
  }
  return result
}

const isMarginLine = (row: Row, content: Row, last: Row) =>
  isApart(row, content) && row.left < content.left === last.left < content.left && row.text.length <= 40 && !row.bullet

const blocksOf = (rows: Row[]): Row[][] => {
  const blocks: Row[][] = []
  for (const [at, row] of rows.entries())
    if (at > 0 && isBelow(rows[at - 1]!, row)) blocks.at(-1)!.push(row)
    else blocks.push([row])
  return blocks
}

const beforeContent = (groups: Row[][], content: Row[]): Row[] => {
  const merged: Row[] = []
  let next = 0
  for (const row of content) {
    while (next < groups.length && groups[next]![0]!.top <= row.top + sameLine)
      merged.push(...groups[next++]!.map((label, at) => (at === 0 ? { ...label, afterGap: true } : label)))
    merged.push(row)
  }
  return [...merged, ...groups.slice(next).flat()]
}

const hasDates = (block: Row[]) => {
  const dated = block.filter((row) => findPeriods(row.text).some(({ isRange }) => isRange))
  return dated.length > 0 && dated.length >= block.length / 3
}

const isPeriodOrPlace = (row: Row) => isLabel(row) || row.text.length <= 12 || isPlace(row.text)

/** A block of nothing but dates and places at the right, each on the line of an entry further left, belongs to those lines. */
const withMarginDates = (rows: Row[]): Row[] => {
  let result = rows
  for (let from = 1; from < result.length; ) {
    const first = result[from]!
    let to = from + 1
    while (to < result.length && result[to]!.block === first.block && result[to]!.page === first.page) to += 1
    const block = result.slice(from, to)
    if (first.left > 0 && block.every(isPeriodOrPlace) && hasDates(block)) {
      const anchors = block.map((label) => result.findIndex((row, index) => index < from && isBeside(row, label)))
      if (anchors.filter((anchor) => anchor >= 0).length >= block.length * 0.75) {
        const rest = [...result.slice(0, from), ...result.slice(to)]
        const placed = block.map((label, index) => ({ label, after: anchors[index]! }))
        result = rest.flatMap((row, index) => [
          row,
          ...placed.filter(({ after }) => after === index).map(({ label }) => ({ ...label, afterGap: false })),
        ])
        result.push(...placed.filter(({ after }) => after < 0).map(({ label }) => label))
        from += placed.filter(({ after }) => after >= 0 && after < from).length
        continue
      }
    }
    from = to
  }
  return result
}

const isBeside = (row: Row, label: Row) =>
  row.page === label.page && Math.abs(row.top - label.top) <= sameLine && row.right < label.left
