import { createReadStream } from 'node:fs'
import { BrokenArchive } from '#src/import-export/archive-errors.ts'
import { type Column, columnsOf } from './columns.ts'
import type { Unpacked } from './unpack.ts'

export type Value = string | number | null
export type Row = Record<string, Value>

/** The longest row: a resume's text with the places of its words is far shorter. Everybody waits while one is taken apart. */
const longestRow = 16 * 1024 ** 2
/** From year 1 to 9999, in milliseconds since 1970: what lies outside cannot be written as a day where lists of others are made. */
const moments = { first: -62_135_596_800_000, last: 253_402_300_799_999 }

/** The rows of a table as they stand in an archive, each value held against what its column may hold. */
export async function* rowsIn({ head, rows }: Unpacked, name: string): AsyncGenerator<Row> {
  const path = rows.get(name)
  const told = head.tables.find((table) => table.name === name)
  if (!path || !told) return
  const known = new Map(columnsOf(name).map((column) => [column.name, column]))
  const columns = told.columns.map((column) => known.get(column)!)
  let count = 0
  for await (const line of linesOf(path)) {
    count += 1
    yield rowOf(line, columns)
  }
  if (count !== told.rows) throw wrong()
}

export const wrong = () => new BrokenArchive('a row of it is not what it should be.')

function rowOf(line: string, columns: readonly Column[]): Row {
  const values = parsed(line)
  if (!Array.isArray(values) || values.length !== columns.length) throw wrong()
  const row: Row = {}
  for (const [index, column] of columns.entries()) row[column.name] = checkedValue(values[index], column)
  return row
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw wrong()
  }
}

export const isId = (value: string) => /^[0-9a-f]{32}$/.test(value)

function checkedValue(value: unknown, { holds, isNullable, oneOf, isId: names }: Column): Value {
  if (value === null && isNullable) return null
  if (holds === 'whole' || holds === 'moment' || holds === 'real') {
    if (typeof value !== 'number' || !Number.isFinite(value) || (holds !== 'real' && !Number.isSafeInteger(value))) throw wrong()
    if (holds === 'moment' && (value < moments.first || value > moments.last)) throw wrong()
    return value
  }
  if (typeof value !== 'string' || (oneOf && !oneOf.includes(value)) || (names && !isId(value))) throw wrong()
  // Written anew: JSON can write the letters of an id in other ways, and as the product writes it there is one.
  return holds === 'json' ? JSON.stringify(parsed(value)) : value
}

async function* linesOf(path: string): AsyncGenerator<string> {
  let rest: Buffer[] = []
  let length = 0
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    let from = 0
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      yield Buffer.concat([...rest, chunk.subarray(from, end)]).toString('utf8')
      rest = []
      length = 0
      from = end + 1
    }
    rest.push(chunk.subarray(from))
    length += chunk.length - from
    if (length > longestRow) throw wrong()
  }
  if (length > 0) throw wrong()
}
