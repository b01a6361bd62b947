import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { createReadingPool, type ReadingPool } from '#adapters/document-reader/pool.ts'
import type { MatchReader } from '#src/matching/ports.ts'
import { UnreadableDocument } from '#src/ports/document-reader.ts'
import { pooledReader } from '#src/reading-worker/pooled-reader.ts'
import { stop } from './prepare.ts'

/** The reading processes of the server, for a command: files on the command line may be just as hostile. */
export const withReader = <Result>(use: (reader: MatchReader) => Promise<Result>): Promise<Result> =>
  withPool((pool) => use(pooledReader(pool)))

/** The same for what only commands ask of them. */
export async function withPool<Result>(use: (pool: ReadingPool) => Promise<Result>): Promise<Result> {
  const ocr = process.env.OCR?.trim() === 'off' ? 'off' : 'auto'
  const pool = createReadingPool({ entry: join(import.meta.dir, '../reading-worker/reading-process.ts'), told: [`--ocr=${ocr}`] })
  try {
    return await use(pool)
  } finally {
    await pool.close()
  }
}

export type Extracted<Value> = { file: string; value: Value } | { file: string; error: string; code: string }

/** What `read` makes of a file, or why it cannot be read. `file` stays as it was given. */
export async function extractedFrom<Value>(file: string, read: (path: string) => Promise<Value>): Promise<Extracted<Value>> {
  if (!existsSync(file)) return { file, error: 'There is no such file.', code: 'NOT_FOUND' }
  try {
    return { file, value: await read(resolve(file)) }
  } catch (error) {
    if (error instanceof UnreadableDocument) return { file, error: error.message, code: error.code }
    throw error
  }
}

/** 'YYYY-MM-DD'. */
const today = () => new Date().toISOString().slice(0, 10)

/** The 31st of February is none. */
const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)

interface Asked {
  values: { today: string; jd?: string; json?: boolean; explain?: boolean }
  resumes: string[]
}

/** What was asked for on the command line. Ends the process with `usage` for anything it does not know. */
export function commandLine(usage: string, options: NonNullable<ParseArgsConfig['options']>): Asked {
  try {
    const { values, positionals } = parseArgs({ options: { ...options, today: { type: 'string' } }, allowPositionals: true })
    const asked = { values: { today: today(), ...values }, resumes: positionals } as Asked
    if (asked.resumes.length > 0 && isDay(asked.values.today)) return asked
  } catch {
    // An option that does not exist, or one without its value.
  }
  stop(usage)
}
