/** A value of a table. */
export type Cell = string | number | boolean | null | undefined

/**
 * One line of a CSV file (RFC 4180), with its end. Texts that a spreadsheet would take for a formula begin with an
 * apostrophe, so that opening the file runs nothing.
 */
export const csvLine = (cells: Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`

function csvCell(value: Cell): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'string') return String(value)
  const harmless = /^[\s\u0000]*[=+\-@\t\r]|^[\s\u0000]/.test(value) ? `'${value}` : value
  return /[",\r\n']|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
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
