/** Reads documents whose tables name the tests that hold what they say. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#src/commands/prepare.ts'

/** A row of a table: its cells, as they are written. */
export type Row = string[]

interface Reference {
  file: string
  /** The title of a test, of the tests around it, or of a section. */
  title: string
}

/** The rows of every table of a document, without headings. */
export function rowsOf(document: string): Row[] {
  const lines = readFileSync(join(root, document), 'utf8').split('\n')
  return lines.flatMap((line, number) => {
    const isRow = /^\|.*\|$/.test(line) && !/^\|[\s|:-]+\|$/.test(line) && !/^\|[\s|:-]+\|$/.test(lines[number + 1] ?? '')
    return isRow
      ? [
          line
            .split('|')
            .slice(1, -1)
            .map((cell) => cell.trim()),
        ]
      : []
  })
}

/** What a cell names, written as `file` "title". */
export const referencesIn = (cell: string): Reference[] =>
  [...cell.matchAll(/`([^`]+\.(?:tsx?|md))` "([^"]+)"/g)].map(([, file, title]) => ({ file: file!, title: title! }))

/** A sentence for each reference that leads nowhere. */
export const deadReferences = (references: Reference[]): string[] =>
  references.flatMap(({ file, title }) => {
    if (!existsSync(join(root, file))) return [`There is no file ${file}.`]
    return titlesIn(file).has(title) ? [] : [`${file} has no "${title}".`]
  })

const known = new Map<string, Set<string>>()

/** Titles of the tests in a file, or of the sections of a document. What is put into a title when it runs is written as …. */
function titlesIn(file: string): Set<string> {
  const before = known.get(file)
  if (before) return before
  const text = readFileSync(join(root, file), 'utf8')
  const titles = new Set(file.endsWith('.md') ? sections(text) : tests(text))
  known.set(file, titles)
  return titles
}

const sections = (text: string) => [...text.matchAll(/^#+ (.+)$/gm)].map(([, title]) => title!)

const tests = (text: string) =>
  [...text.matchAll(/(?:\b(?:test|sqliteTest|it|describe)(?:\.\w+)*|\))\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*?)\1/g)].map(
    ([, , title]) => title!.replaceAll(/\$\{[^}]*\}|%[a-z]/g, '…').replaceAll(/\\(.)/g, '$1'),
  )
