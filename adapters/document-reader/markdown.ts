import type { PlainLine } from './plain-lines.ts'

const HEADING = /^#{1,6}[ \t]+(\S.*?)[ \t]*#*$/
const STRONG = /(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g
const RULE = /^\s*(?:[-*_]\s*){3,}$|^\s*\|?(?:\s*:?-{2,}:?\s*\|)+\s*(?::?-{2,}:?)?\s*$/

/** Whether a text is marked up: with two headings, or with one and words in bold type. */
export const isMarkdown = (text: string) => {
  const headings = text.split('\n').filter((line) => HEADING.test(line.trimEnd())).length
  return headings > 1 || (headings === 1 && (text.match(STRONG)?.length ?? 0) > 1)
}

/** The lines of such a text as a person would see it: headings and words in bold type, rows of tables as cells, marks left out. */
export const markdownLines = (text: string): PlainLine[] =>
  text.split('\n').flatMap((source): PlainLine[] => {
    const line = source.trimEnd()
    if (RULE.test(line)) return line.includes('|') ? [] : [EMPTY]
    const heading = HEADING.exec(line)?.[1]
    const written = withoutLinks(heading ?? line)
    const boldTexts = [...written.matchAll(STRONG)].map(([, , words]) => shown(words!))
    const shownLine = shown(written)
    const isBold = heading !== undefined || (boldTexts.length === 1 && boldTexts[0] === shownLine.trim())
    const own: PlainLine = {
      cells: cellsOf(shownLine),
      fontSize: 0,
      bold: isBold,
      ...(!isBold && boldTexts.length > 0 && { boldTexts }),
    }
    return heading === undefined ? [own] : [EMPTY, own]
  })

const EMPTY: PlainLine = { cells: [], fontSize: 0, bold: false }

const withoutLinks = (line: string) =>
  line.replace(/!?\[([^\]\n]{1,200})\]\([^()\s]{1,500}\)/g, '$1').replace(/<((?:mailto:|https?:)?[^<>\s]{3,200})>/g, '$1')

const shown = (line: string) =>
  line
    .replace(STRONG, '$2')
    .replace(/(?<![\p{L}\p{N}*_])([*_])(?=\S)([^*_\n]+?)(?<=\S)\1(?![\p{L}\p{N}*_])/gu, '$2')
    // names of skills side by side, each in a frame of its own
    .replace(/`[ \t]+`/g, ', ')
    .replaceAll('`', '')
    .replace(/\\([\\`*_{}[\]()#+.!|-])/g, '$1')

const cellsOf = (line: string) => (/^\s*\|.*\|\s*$/.test(line) ? line.trim().slice(1, -1).split('|') : line.split(/\t+| {3,}/))
