/** A value of a table. */
export type Cell = string | number | boolean | null | undefined

/**
 * One line of a CSV file (RFC 4180), with its end. Opening the file runs nothing, whatever separator it is read with: a text that
 * a spreadsheet would take for a formula begins with an apostrophe, and within a text one stands before each sign that would begin
 * a cell or a line for somebody who reads with semicolons or tabs. `withoutGuards` takes them off again.
 */
export const csvLine = (cells: Cell[]): string => `${withTextFirst(cells).map(csvCell).join(',')}\r\n`

/** A negative number that begins a line would begin a formula with the texts behind it, for whom commas part nothing. */
function withTextFirst(cells: Cell[]): Cell[] {
  const [first, ...others] = cells
  const isRisky = typeof first === 'number' && first < 0 && others.some((cell) => typeof cell === 'string')
  return isRisky ? [String(first), ...others] : cells
}

function csvCell(value: Cell): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'string') return String(value)
  const harmless = guarded(value)
  return /[",;\t\r\n']|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** What begins a formula, also as wide, small, raised or lowered signs that programs take for the plain ones. */
const sign = /[=+\-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋﬩−]/
/** After these something new begins for somebody who reads with another separator: quotation marks keep nothing together there. */
const begins = /[;\t\n\v\f\r\u0085\u2028\u2029]/g
/** What is passed over before a sign: blanks, what nobody sees, quotation marks, and guards. */
const passedOver = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}"']/u
const leadingBlank = /^'*[\s\u0000]/

/** Where signs stand that could begin a cell: the text as a whole (null when it begins with none), and parts of it. */
function signsIn(text: string): { first: number | null; within: number[] } {
  const afterPassing = (from: number) => {
    let at = from
    while (at < text.length) {
      const letter = String.fromCodePoint(text.codePointAt(at)!)
      if (!passedOver.test(letter)) break
      at += letter.length
    }
    return at
  }
  const isSign = (at: number) => at < text.length && sign.test(text[at]!)
  const within: number[] = []
  let lookedTo = 0
  for (const { index } of text.matchAll(begins)) {
    // Of several beginnings in a row nothing is looked at twice.
    if (index < lookedTo) continue
    lookedTo = afterPassing(index + 1)
    if (isSign(lookedTo)) within.push(lookedTo)
  }
  const first = afterPassing(0)
  return { first: isSign(first) ? first : null, within }
}

function guarded(text: string): string {
  const { first, within } = signsIn(text)
  let harmless = first !== null || leadingBlank.test(text) ? "'" : ''
  let from = 0
  for (const at of within) {
    harmless += `${text.slice(from, at)}'`
    from = at
  }
  return harmless + text.slice(from)
}

/** The text of a cell as it was before `csvLine` made it harmless. */
export function withoutGuards(text: string): string {
  const { first, within } = signsIn(text)
  let from = text.startsWith("'") && (first !== null || leadingBlank.test(text.slice(1))) ? 1 : 0
  let plain = ''
  for (const at of within) {
    if (at <= from || text[at - 1] !== "'") continue
    plain += text.slice(from, at - 1)
    from = at
  }
  return plain + text.slice(from)
}

/** A CSV file that is written while it is sent, so that its length costs no memory. Begins with a mark that tells UTF-8 to Excel. */
export function csvStream(header: string[], lines: AsyncIterable<Cell[][]>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const pieces = lines[Symbol.asyncIterator]()
  let begun = false
  return new ReadableStream({
    async pull(controller) {
      if (!begun) {
        begun = true
        controller.enqueue(encoder.encode(`\u{feff}${csvLine(header)}`))
        return
      }
      const { done, value } = await pieces.next()
      if (done) return controller.close()
      controller.enqueue(encoder.encode(value.map(csvLine).join('')))
    },
    async cancel() {
      await pieces.return?.()
    },
  })
}
