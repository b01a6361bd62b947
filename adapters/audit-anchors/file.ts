import { existsSync } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Value } from '@sinclair/typebox/value'
import { syncFolder } from '#adapters/file-store/durable.ts'
import type { Anchor, Anchors } from '#src/admin/audit-anchor.ts'
import { AnchorRecord } from '#src/contracts/admin/records.ts'
import type { StoredLines } from '../stored-lines.ts'

export const anchorsName = 'audit-anchors.jsonl'

/** One line of JSON for each anchor in `DATA_DIR/audit-anchors.jsonl`, synced. */
export function anchorsFile(dataDir: string): Anchors {
  const path = join(dataDir, anchorsName)
  return {
    async add(anchor) {
      const isNew = !existsSync(path)
      const whole = Buffer.byteLength(wholeLines(await textOf(path)))
      const file = await open(path, isNew ? 'wx' : 'r+', 0o600)
      try {
        // What a crash or a full disk left half written goes: it would spoil the next line as well.
        await file.truncate(whole)
        await file.write(`${JSON.stringify(anchor)}\n`, whole)
        await file.sync()
      } finally {
        await file.close()
      }
      if (isNew) await syncFolder(dataDir)
    },
    all: async () =>
      anchorsIn(
        wholeLines(await textOf(path))
          .split('\n')
          .filter(Boolean),
      ),
  }
}

/** So many anchors lie as objects of their own before they are put together. */
const apart = 50

/** Anchors in the file store, where they outlive the database and every machine. */
export function storedAnchors(lines: StoredLines): Anchors {
  return {
    async add(anchor) {
      await lines.add(JSON.stringify(anchor))
      const singles = (await lines.parts()).filter((part) => part.lines.length === 1)
      if (singles.length >= apart) await lines.pack(singles)
    },
    async all() {
      const found = anchorsIn(await lines.all())
      return { ...found, anchors: found.anchors.toSorted((one, other) => one.number - other.number) }
    },
  }
}

function anchorsIn(texts: readonly string[]) {
  const lines = texts.map(anchorOf)
  const anchors = lines.filter((line) => line !== null)
  return { anchors, unreadable: lines.length - anchors.length }
}

const textOf = async (path: string) => (existsSync(path) ? await readFile(path, 'utf8') : '')

/** Without the end of a line that was never finished. */
const wholeLines = (text: string) => text.slice(0, text.lastIndexOf('\n') + 1)

/** For tests: anchors that are kept nowhere. */
export function anchorsInMemory(): Anchors {
  const anchors: Anchor[] = []
  return {
    add: async (anchor) => void anchors.push(anchor),
    all: async () => ({ anchors: [...anchors], unreadable: 0 }),
  }
}

function anchorOf(line: string): Anchor | null {
  try {
    const value: unknown = JSON.parse(line)
    return Value.Check(AnchorRecord, value) ? value : null
  } catch {
    return null
  }
}
