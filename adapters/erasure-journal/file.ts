import { existsSync } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { diskError } from '#adapters/file-store/disk-errors.ts'
import { makeFolder, syncFolder } from '#adapters/file-store/durable.ts'
import type { Erasure, ErasureJournal } from '#src/privacy/ports.ts'

/** The journal's file in the data folder. */
export const journalName = 'erasures.jsonl'

export type Line = ({ id: string; at: string } & Erasure) | { withdrawn: string } | { checkedAt: string }

export interface JournalEntry extends Erasure {
  id: string
  at: Date
}

/** One line of JSON for each erasure in `DATA_DIR/erasures.jsonl`, on the disk before the promise of it resolves. */
export function erasureJournal(dataDir: string, { now }: { now(): Date }): ErasureJournal {
  const path = join(dataDir, journalName)
  // One after the other: two lines must not run into each other.
  let last: Promise<unknown> = Promise.resolve()
  const write = (line: Line) => {
    const written = last.catch(() => {}).then(() => appendSynced(path, `${JSON.stringify(line)}\n`).catch(rejectAsStorage))
    last = written
    return written
  }
  return {
    async append(erasure) {
      const id = crypto.randomUUID()
      await write({ id, at: now().toISOString(), ...erasure })
      return id
    },
    withdraw: (id) => write({ withdrawn: id }),
    async unchecked() {
      const lines = await linesOf(path)
      const from = lines.findLastIndex((line) => 'checkedAt' in line) + 1
      return entriesOf(lines.slice(from))
    },
    noteChecked: () => write({ checkedAt: now().toISOString() }),
  }
}

/** Every erasure that a journal's file tells of and that happened; none when there is no such file. */
export const readJournal = async (path: string): Promise<JournalEntry[]> => entriesOf(await linesOf(path))

/** The text of a journal with the lines of several, each line once, in their order. */
export async function mergedJournals(paths: string[]): Promise<string> {
  const lines = new Set<string>()
  for (const path of paths) for (const line of await textLines(path)) lines.add(line)
  return [...lines].map((line) => `${line}\n`).join('')
}

/** The erasures that lines tell of and that happened. */
export function entriesOf(lines: Line[]): JournalEntry[] {
  const withdrawn = new Set(lines.flatMap((line) => ('withdrawn' in line ? [line.withdrawn] : [])))
  return lines.flatMap((line) => ('id' in line && !withdrawn.has(line.id) ? [{ ...line, at: new Date(line.at) }] : []))
}

const linesOf = async (path: string) => parsedLines(await textLines(path))

export const parsedLines = (texts: readonly string[]): Line[] =>
  texts.flatMap((text) => {
    try {
      const line: unknown = JSON.parse(text)
      return isLine(line) ? [line] : []
    } catch {
      // Half a line, from a crash while it was written: its erasure never began.
      return []
    }
  })

const isLine = (line: unknown): line is Line =>
  typeof line === 'object' && line !== null && ['id', 'withdrawn', 'checkedAt'].some((name) => name in line)

const textLines = async (path: string) =>
  existsSync(path) ? (await readFile(path, 'utf8')).split('\n').filter((line) => line.trim() !== '') : []

const rejectAsStorage = (error: unknown) => {
  throw diskError(error)
}

async function appendSynced(path: string, text: string) {
  const isNew = !existsSync(path)
  if (isNew) await makeFolder(dirname(path))
  const file = await open(path, 'a+', 0o600)
  try {
    const { size } = await file.stat()
    // After half a line a new one begins, or both would be lost.
    const torn = size > 0 && (await file.read(Buffer.alloc(1), 0, 1, size - 1)).buffer[0] !== 0x0a
    await file.write(torn ? `\n${text}` : text)
    await file.sync()
  } finally {
    await file.close()
  }
  if (isNew) await syncFolder(dirname(path))
}
