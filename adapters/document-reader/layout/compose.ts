import type { ReadDocument, TextLine } from '#src/ports/document-reader.ts'

/** One line of a page, before it has its place in the whole text. */
export interface PageLine {
  text: string
  segments: { start: number; end: number; x: number; width: number }[]
  words: number[]
  turn?: TextLine['turn']
  box: TextLine['box']
  fontSize: number
  bold: boolean
  /** Offsets in the line; absent where all of it looks alike. */
  boldParts?: { start: number; end: number }[]
}

/** Puts pages of blocks of lines together to one text, in which every line knows its offsets. */
export const compose = (pages: PageLine[][][]): Pick<ReadDocument, 'text' | 'lines'> => {
  const lines: TextLine[] = []
  let text = ''
  let block = -1
  pages.forEach((blocks, index) => {
    if (index > 0) text += '\f'
    blocks.forEach((members, at) => {
      if (at > 0) text += '\n'
      block++
      for (const line of members) {
        const start = text.length
        text += `${line.text}\n`
        lines.push({
          start,
          end: start + line.text.length,
          page: index + 1,
          box: line.box,
          fontSize: line.fontSize,
          bold: line.bold,
          ...(line.boldParts && {
            boldParts: line.boldParts.map((part) => ({ start: start + part.start, end: start + part.end })),
          }),
          block,
          segments: line.segments.map((segment) => ({ ...segment, start: start + segment.start, end: start + segment.end })),
          words: line.words,
          ...(line.turn && { turn: line.turn }),
        })
      }
    })
  })
  return { text, lines }
}
