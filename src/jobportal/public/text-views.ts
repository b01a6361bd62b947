import { escapedHtml } from '#src/shared/escaped-html.ts'
import { plainLine, runsOf } from './inline-views.ts'
import type { TextBlock } from './views.ts'

const heading = /^#{1,3}\s+(.+)$/u
const point = /^[-*•–—·‣▪●○]\s+(.+)$/u
const numbered = /^(\d{1,3})[.)]\s+(.+)$/u

/**
 * Reads a typed text: empty lines end paragraphs, lines that begin with a dash, a dot or a number are points of a list, and those that
 * begin with # are headings.
 */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = []
  let isNew = true
  for (const typed of text.split(/\r\n?|\n/)) {
    const line = typed.trim()
    if (line === '') {
      isNew = true
      continue
    }
    const last = blocks.at(-1)
    const [, item] = point.exec(line) ?? []
    const [, number, numberedItem] = numbered.exec(line) ?? []
    const [, title] = heading.exec(line) ?? []
    if (title) blocks.push({ kind: 'heading', text: title })
    else if (item) {
      if (last?.kind === 'list') last.items.push(item)
      else blocks.push({ kind: 'list', items: [item] })
    } else if (number && numberedItem) {
      if (last?.kind === 'numbers') last.items.push(numberedItem)
      else blocks.push({ kind: 'numbers', items: [numberedItem], start: Number(number) })
    } else if (last?.kind === 'paragraph' && !isNew) last.lines.push(line)
    else blocks.push({ kind: 'paragraph', lines: [line] })
    isNew = false
  }
  return blocks
}

const lineAsHtml = (line: string): string =>
  runsOf(line)
    .map(({ text, isBold, href }) => {
      const words = isBold ? `<strong>${escapedHtml(text)}</strong>` : escapedHtml(text)
      return href === null ? words : `<a href="${escapedHtml(href)}" rel="noopener nofollow">${words}</a>`
    })
    .join('')

/** The same as HTML for whoever takes a job from us. */
export const blocksAsHtml = (blocks: TextBlock[]): string =>
  blocks
    .map((block) => {
      if (block.kind === 'heading') return `<h3>${lineAsHtml(block.text)}</h3>`
      if (block.kind === 'paragraph') return `<p>${block.lines.map(lineAsHtml).join('<br>')}</p>`
      const items = block.items.map((item) => `<li>${lineAsHtml(item)}</li>`).join('')
      if (block.kind === 'list') return `<ul>${items}</ul>`
      return `<ol${block.start === 1 ? '' : ` start="${block.start}"`}>${items}</ol>`
    })
    .join('')

function linesOf(block: TextBlock): string[] {
  if (block.kind === 'heading') return [block.text]
  return block.kind === 'paragraph' ? block.lines : block.items
}

/** The text without the signs that only say how it looks. */
export const plainText = (text: string): string =>
  text
    .split('\n')
    .map((line) => plainLine(line.replace(/^\s*#{1,3}\s+/u, '')))
    .join('\n')

const summaryLength = 160

/** The beginning in one line, cut between words. */
export function summaryOf(blocks: TextBlock[]): string {
  const words = blocks.flatMap(linesOf).map(plainLine).join(' ')
  if (words.length <= summaryLength) return words
  const cut = words.slice(0, summaryLength)
  const end = cut.lastIndexOf(' ')
  return `${cut.slice(0, end > summaryLength / 2 ? end : summaryLength).replace(/[\s,;:.–-]+$/u, '')}…`
}
