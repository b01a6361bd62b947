import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Reads a table of the taxonomy: rows by column name. */
export type Table = (name: string) => Record<string, string>[]

export const tableReader =
  (folder: string): Table =>
  (name) => {
    const [head, ...lines] = readFileSync(join(folder, `${name}.tsv`), 'utf8')
      .split('\n')
      .filter(Boolean)
    const columns = head!.split('\t')
    return lines.map((line) => {
      const values = line.split('\t')
      return Object.fromEntries(columns.map((column, i) => [column, values[i] ?? '']))
    })
  }
