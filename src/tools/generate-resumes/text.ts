import type { ResumeDocument } from './document.ts'
import { Draw } from './draw.ts'
import { headingRuns } from './html.ts'
import type { Block, Run } from './tree.ts'

/** How somebody keeps a resume as plain text: copied out of a page, a form or a mail, where look and places are gone. */
interface Habits {
  heading: 'plain' | 'capitals' | 'colon' | 'ruled' | 'marked'
  /** Where empty lines stand. */
  empty: 'nowhere' | 'headings' | 'entries' | 'everywhere'
  bullet: string
  /** What stands where a page has a gap, such as before dates at the right margin. */
  gap: string
  indent: string
  /** Columns a line has; 0 where a paragraph is a line. */
  width: number
  /** Cells of a table stand beside each other, or each on a line of its own. */
  rows: boolean
  contact: 'lines' | 'joined'
  /** What a copy leaves of dashes and dots between words, where it loses such signs: a space, or a line break. */
  lost: ' ' | '\n' | null
}

const drawHabits = (draw: Draw): Habits => {
  const lost = draw.chance(0.15) ? draw.pick([' ', '\n'] as const) : null
  return {
    heading: draw.weighted([
      ['plain', 4],
      ['capitals', 5],
      ['colon', 3],
      ['ruled', 1.5],
      ['marked', 0.7],
    ] as const),
    empty: draw.weighted([
      ['nowhere', 2],
      ['headings', 4],
      ['entries', 5],
      ['everywhere', 2.5],
    ] as const),
    bullet: lost
      ? ''
      : draw.weighted([
          ['• ', 4],
          ['- ', 5],
          ['* ', 3],
          ['➢ ', 1],
          ['o ', 0.5],
          ['', 3],
        ] as const),
    gap: draw.weighted([
      ['\t', 2],
      ['      ', 3],
      ['    ', 2],
      [' ', 2],
      ['\n', 4],
      [' | ', 1],
      [' - ', 0.7],
      [', ', 0.7],
    ] as const),
    indent: draw.pick(['', '', '  ', '    ']),
    width: draw.weighted([
      [0, 5],
      [72, 2],
      [80, 2],
      [100, 3],
    ] as const),
    rows: draw.chance(0.4),
    contact: draw.pick(['lines', 'joined']),
    lost,
  }
}

/** The document as plain text; the same seed chooses the same habits. */
export const textOf = (document: ResumeDocument, seed: string): string => {
  const habits = drawHabits(new Draw(`${seed}/text`))
  const { header, sections, layout, language } = document
  const contact = header.contact.map((runs) => textOfRuns(runs, habits))
  const lines = [
    ...[...(header.title ? [header.title] : []), ...header.name, ...(header.headline ? [header.headline] : [])].map((runs) =>
      textOfRuns(runs, habits),
    ),
    ...(habits.contact === 'lines' ? contact : [contact.join(layout.header.separator)]).flatMap((part) => part.split('\n')),
    ...sections.flatMap((section, index) => [
      ...(section.heading
        ? headingLines(textOfRuns(headingRuns(section, index, layout, language.code), habits), habits, language.code)
        : ['']),
      ...section.blocks.flatMap((block) => linesOf(block, habits)),
    ]),
  ].flatMap((line) => wrapped(line, habits.width))
  const spaced = habits.empty === 'everywhere' ? lines.flatMap((line) => [line, '']) : lines
  return `${spaced
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`
}

const textOfRuns = (runs: Run[], { lost }: Habits) => {
  const text = runs.map((run) => (run.caps ? run.text.toUpperCase() : run.text)).join('')
  return lost ? text.replace(/ [–—•·▪] /g, lost) : text
}

const headingLines = (text: string, { heading, empty }: Habits, language: string): string[] => {
  const before = empty === 'nowhere' ? [] : ['']
  const plain = text.replace(/[:：]$/, '')
  switch (heading) {
    case 'capitals':
      return [...before, plain.toLocaleUpperCase(language)]
    case 'colon':
      return [...before, `${plain}:`]
    case 'ruled':
      return [...before, plain, '-'.repeat(Math.max(4, plain.length))]
    case 'marked':
      return [...before, `== ${plain} ==`]
    default:
      return [...before, text]
  }
}

const linesOf = (block: Block, habits: Habits): string[] => {
  switch (block.type) {
    case 'line': {
      const main = `${block.indent ? habits.indent : ''}${textOfRuns(block.runs, habits)}`
      return (block.right ? `${main}${habits.gap}${textOfRuns(block.right, habits)}` : main).split('\n')
    }
    case 'bullet':
      return [`${habits.indent}${habits.bullet}${textOfRuns(block.runs, habits)}`]
    case 'tags':
      return [block.runs.map((run) => textOfRuns([run], habits)).join(habits.gap === '\n' ? ', ' : habits.gap)]
    case 'entry':
      return [...block.blocks.flatMap((inner) => linesOf(inner, habits)), ...(habits.empty === 'entries' ? [''] : [])]
    case 'columns':
      return beside(block.cells, habits)
    case 'table':
      return block.rows.flatMap((row) => beside(row, habits))
    case 'photo':
      return []
    default:
      return [textOfRuns(block.runs, habits)]
  }
}

/** Cells of one line each may stay beside each other; others come one after the other. */
const beside = (cells: Block[][], habits: Habits): string[] => {
  const texts = cells.map((cell) => cell.flatMap((inner) => linesOf(inner, habits)))
  const isRow = habits.rows && habits.gap !== '\n' && texts.every(({ length }) => length <= 1)
  return isRow ? [texts.map(([only = '']) => only).join(habits.gap)] : texts.flat()
}

const wrapped = (line: string, width: number): string[] => {
  if (width === 0 || line.length <= width) return [line]
  const lines: string[] = []
  let current = ''
  for (const word of line.split(/(?<= )/)) {
    if (current !== '' && current.length + word.trimEnd().length > width) {
      lines.push(current.trimEnd())
      current = ''
    }
    current += word
  }
  return [...lines, current]
}
