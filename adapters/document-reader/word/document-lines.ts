import type { PlainLine } from '../plain-lines.ts'

/** The parts of mammoth's document tree that hold text. */
export interface Element {
  type: string
  children?: Element[]
  value?: string
  styleName?: string | null
  numbering?: { isOrdered: boolean } | null
  isBold?: boolean
  fontSize?: number | null
}

/** Spaces in a row, as people set them to push a date to the margin. */
const GAP = /[ \u00a0]{3,}/

const EMPTY: PlainLine = { cells: [], fontSize: 0, bold: false }

/** Lines of a Word document in reading order; a line without cells stands for the space between blocks. */
export const linesOf = (elements: Element[]): PlainLine[] => {
  const lines: PlainLine[] = []
  for (const element of elements) {
    if (element.type === 'paragraph') lines.push(...paragraphLines(element))
    else if (element.type === 'table') lines.push(EMPTY, ...tableLines(element), EMPTY)
    else if (element.children) lines.push(...linesOf(element.children))
  }
  return lines
}

const paragraphLines = (paragraph: Element): PlainLine[] => {
  const lines: PlainLine[] = []
  const heading = /^(heading|title)/i.test(paragraph.styleName ?? '')
  let cells = ['']
  let boldTexts: string[] = []
  let wasBold = false
  let [letters, boldLetters, fontSize] = [0, 0, 0]
  const finish = () => {
    // White space, but for the mark of no width: that one is no space to anybody who reads.
    const full = cells
      .flatMap((cell) => cell.split(GAP))
      .map((cell) => cell.replace(/[^\S\ufeff]+/g, ' ').trim())
      .filter(Boolean)
    const isMixed = boldLetters > 0 && boldLetters < letters
    if (full.length > 0)
      lines.push({
        cells: full,
        fontSize,
        bold: heading || (letters > 0 && boldLetters * 2 > letters),
        ...(isMixed && { boldTexts: boldTexts.flatMap((each) => each.split(GAP)) }),
      })
    cells = ['']
    boldTexts = []
    wasBold = false
    letters = boldLetters = fontSize = 0
  }
  const visit = (element: Element, run: Element | null) => {
    if (element.type === 'text') {
      const value = element.value ?? ''
      cells[cells.length - 1] += value
      letters += value.length
      if (run?.isBold) {
        boldLetters += value.length
        if (wasBold) boldTexts[boldTexts.length - 1] += value
        else boldTexts.push(value)
      }
      wasBold = run?.isBold === true
      if (value.trim()) fontSize = Math.max(fontSize, run?.fontSize ?? 0)
    } else if (element.type === 'tab') {
      cells.push('')
      wasBold = false
    } else if (element.type === 'break') finish()
    else if (element.type === 'paragraph' || element.type === 'table') {
      // A text box: its own lines, in the middle of a paragraph.
      finish()
      lines.push(EMPTY, ...linesOf([element]), EMPTY)
    } else for (const child of element.children ?? []) visit(child, element.type === 'run' ? element : run)
  }
  for (const child of paragraph.children ?? []) visit(child, null)
  finish()
  if (lines.length === 0) return [EMPTY]
  if (paragraph.numbering && !paragraph.numbering.isOrdered) {
    const first = lines[0]!
    lines[0] = { ...first, cells: [`• ${first.cells[0]}`, ...first.cells.slice(1)] }
  }
  return heading ? [EMPTY, ...lines] : lines
}

/**
 * A table of short cells is read row by row; where cells hold whole passages it serves as a layout, and is read cell by cell.
 */
const tableLines = (table: Element): PlainLine[] => {
  const rows = (table.children ?? []).map((row) => (row.children ?? []).map((cell) => trimmed(linesOf(cell.children ?? []))))
  const isLayout = rows.some((cells) => cells.filter((lines) => lines.length > 3).length > 0 && cells.length > 1)
  return rows.flatMap((cells) => {
    if (isLayout) return cells.flatMap((lines) => [EMPTY, ...lines, EMPTY])
    const depth = Math.max(0, ...cells.map((lines) => lines.length))
    return Array.from({ length: depth }, (_, index) => {
      const parts = cells.map((lines) => lines[index]).filter((line) => line !== undefined)
      return {
        cells: parts.flatMap((line) => line.cells),
        fontSize: Math.max(0, ...parts.map((line) => line.fontSize)),
        bold: parts.length > 0 && parts.every((line) => line.bold),
        ...(parts.some((line) => line.bold || line.boldTexts) && {
          boldTexts: parts.flatMap((line) => line.boldTexts ?? (line.bold ? line.cells : [])),
        }),
      }
    })
  })
}

const trimmed = (lines: PlainLine[]) => {
  const from = lines.findIndex((line) => line.cells.length > 0)
  const to = lines.findLastIndex((line) => line.cells.length > 0)
  return from < 0 ? [] : lines.slice(from, to + 1)
}
