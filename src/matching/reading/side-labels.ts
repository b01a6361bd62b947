import { isPlace } from '../knowledge/places.ts'
import { headingKind } from '../knowledge/sections.ts'
import { findPeriods } from './dates.ts'
import type { Row } from './rows.ts'

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

const couldStandAtMargin = (row: Row, content: Row) =>
  row.page === content.page && row.right < content.left && row.text.length <= 40 && !row.bullet

/** The rows from `from` up to `to` in the order of their lines, a label before what it labels. */
const byLine = (rows: Row[], from: number, middle: number, to: number) => {
  const labels = rows.slice(from, middle)
  const content = rows.slice(middle, to)
  const merged: Row[] = []
  let next = 0
  for (const row of content) {
    while (next < labels.length && labels[next]!.top <= row.top + sameLine) merged.push({ ...labels[next++]!, afterGap: true })
    merged.push(row)
  }
  return [...merged, ...labels.slice(next)]
}

/**
 * A margin of headings and dates, each on the line of what it belongs to, may have been taken for a column of its own, so that all
 * labels precede all content. Puts every label before its content; other rows keep their order.
 */
export const withSideLabels = (rows: Row[]): Row[] => {
  if (rows.length > mostRows) return rows
  let result = rows
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
    if (matched < (middle - from) * leastLabels) continue
    result = [...result.slice(0, from), ...byLine(result, from, middle, to), ...result.slice(to)]
    middle = to
  }
  result = withMarginDates(result)
  return result === rows ? rows : result.map((row, index) => ({ ...row, index }))
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
