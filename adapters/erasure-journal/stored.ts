import type { StoredLines, StoredPart } from '#adapters/stored-lines.ts'
import type { ErasureJournal } from '#src/privacy/ports.ts'
import { entriesOf, type Line, parsedLines } from './file.ts'

/** Younger entries may belong to an erasure that another process is at: whether it happened is not known yet. */
const underWayMs = 2 * 60_000

/**
 * One object in the file store for each erasure, which no other process and no restored database overwrites. What was compared with the
 * database is put together in one.
 */
export function storedErasures(lines: StoredLines, { now }: { now(): Date }): ErasureJournal {
  const write = (line: Line) => lines.add(JSON.stringify(line))
  let asked: StoredPart[] = []
  return {
    async append(erasure) {
      const id = crypto.randomUUID()
      await write({ id, at: now().toISOString(), ...erasure })
      return id
    },
    withdraw: (id) => write({ withdrawn: id }),
    async unchecked() {
      const parts = await lines.parts()
      asked = parts.filter((part) => part.lines.length === 1 && part.at < now().getTime() - underWayMs)
      const open = new Set(parsedLines(asked.flatMap((part) => part.lines)).flatMap((line) => ('id' in line ? [line.id] : [])))
      // Those that were taken back since are not asked about.
      return entriesOf(parsedLines(parts.flatMap((part) => part.lines))).filter(({ id }) => open.has(id))
    },
    async noteChecked() {
      await lines.pack(asked)
      asked = []
    },
  }
}
