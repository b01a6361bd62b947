import { existsSync } from 'node:fs'
import { readFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Anchors } from '#src/admin/audit-anchor.ts'
import type { FileStore } from '#src/ports/file-store.ts'
import type { ErasureJournal } from '#src/privacy/ports.ts'
import { anchorsFile, anchorsName, storedAnchors } from './audit-anchors/file.ts'
import { type BackupShelf, shelfInStore, shelfOnDisk } from './backups/backup-shelf.ts'
import { erasureJournal, journalName } from './erasure-journal/file.ts'
import { storedErasures } from './erasure-journal/stored.ts'
import { moveSynced, syncFolder } from './file-store/durable.ts'
import { type MailFolder, mailsInStore, mailsOnDisk } from './mailer/mail-folder.ts'
import { type StoredLines, storedLines } from './stored-lines.ts'

/** A list that lies beside the database, as a whole. */
export interface KeptText {
  /** Null when nothing was ever written. */
  read(): Promise<Uint8Array | null>
  /** Takes the place of what is there; `between` is a path on the device of the data folder that may be written. */
  replaceWith(path: string | null, between: string): Promise<void>
}

/** What an instance keeps beside its database and files, because it has to outlive the database or is too large for it. */
export interface KeptPlaces {
  mails: MailFolder
  erasureJournal: ErasureJournal
  erasures: KeptText
  anchors: Anchors
  /** What was noted about a log that goes is kept under another name: it says nothing about the one that comes. */
  anchorNotes: KeptText
  backups: BackupShelf
}

interface Where {
  dataDir: string
  clock: { now(): Date }
}

/** In the data folder, with SQLite's file. */
export const placesOnDisk = ({ dataDir, clock }: Where): KeptPlaces => ({
  mails: mailsOnDisk(dataDir),
  erasureJournal: erasureJournal(dataDir, clock),
  erasures: textFile(join(dataDir, journalName)),
  anchors: anchorsFile(dataDir),
  anchorNotes: textFile(join(dataDir, anchorsName), () => join(dataDir, `audit-anchors.before-${Date.now()}.jsonl`)),
  backups: shelfOnDisk(dataDir),
})

/** In the file store, with PostgreSQL: a server may find another disk at each start, and several share them. */
export function placesInStore(store: FileStore, { dataDir, clock }: Where): KeptPlaces {
  const [erasures, anchors] = [storedLines(store, 'erasures', clock), storedLines(store, 'audit-anchors', clock)]
  return {
    mails: mailsInStore(store),
    erasureJournal: storedErasures(erasures, clock),
    erasures: textOf(erasures),
    anchors: storedAnchors(anchors),
    anchorNotes: textOf(anchors, storedLines(store, 'audit-anchors-before', clock)),
    backups: shelfInStore(store, dataDir),
  }
}

/** The first with SQLite, the second with PostgreSQL. */
export const keptPlaces = (engine: 'sqlite' | 'postgres', store: FileStore, where: Where): KeptPlaces =>
  engine === 'postgres' ? placesInStore(store, where) : placesOnDisk(where)

function textFile(path: string, asidePath?: () => string): KeptText {
  return {
    read: async () => (existsSync(path) ? await readFile(path) : null),
    async replaceWith(from, between) {
      if (asidePath && existsSync(path)) await rename(path, asidePath())
      if (from) await moveSynced(from, path, between)
      await syncFolder(dirname(path))
    },
  }
}

function textOf(lines: StoredLines, aside?: StoredLines): KeptText {
  return {
    async read() {
      const all = await lines.all()
      return all.length === 0 ? null : Buffer.from(all.map((line) => `${line}\n`).join(''))
    },
    async replaceWith(from) {
      if (aside) for (const { lines: before } of await lines.parts()) for (const line of before) await aside.add(line)
      const text = from ? await readFile(from, 'utf8') : ''
      await lines.replace(text.split('\n').filter(Boolean))
    },
  }
}

/**
 * Brings what a server that kept it in its data folder has left there to where it lies now. Whoever is cut short begins again: a line or mail that
 * came twice is there once.
 */
export async function bringFromFolder(store: FileStore, where: Where): Promise<void> {
  for (const [name, file] of [
    ['erasures', journalName],
    ['audit-anchors', anchorsName],
  ] as const) {
    const path = join(where.dataDir, file)
    if (!existsSync(path)) continue
    const lines = storedLines(store, name, where.clock)
    for (const line of (await readFile(path, 'utf8')).split('\n').filter(Boolean)) await lines.add(line)
    await rename(path, `${path}.moved`)
  }
  const [from, to] = [mailsOnDisk(where.dataDir), mailsInStore(store)]
  for (const mail of await from.names()) {
    await to.write(mail, await from.read(mail))
    await from.remove(mail)
  }
}
