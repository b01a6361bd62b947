import type { ReadDocument, TextLine } from '#src/ports/document-reader.ts'

/** Text of a format without a layout, cut into lines; a tab is a wide gap, an empty line ends a block. */
export const linesWithoutLayout = (source: string): Pick<ReadDocument, 'text' | 'lines'> => {
  const lines: TextLine[] = []
  let text = ''
  let page = 1
  let block = 0
  let blank = 0
  for (const raw of source.normalize('NFC').split(/\r\n|[\n\r\u2028\u2029\v]/)) {
    const turns = raw.split('\f').length - 1
    const cells = raw
      .replaceAll('\f', '')
      .split('\t')
      .map((cell) => cell.replace(/[\s\u00a0]+/g, ' ').trim())
      .filter(Boolean)
    page += turns
    if (turns && lines.length) text += '\f'
    if (cells.length === 0) {
      blank++
      continue
    }
    if (blank && lines.length) {
      block++
      if (!turns) text += '\n'
    }
    blank = 0
    const start = text.length
    const segments = cells.map((cell, index) => {
      if (index) text += '   '
      const from = text.length
      text += cell
      return { start: from, end: text.length, x: 0, width: 0 }
    })
    lines.push({ start, end: text.length, page, box: null, fontSize: 0, bold: false, block, segments })
    text += '\n'
  }
  return { text, lines }
}
