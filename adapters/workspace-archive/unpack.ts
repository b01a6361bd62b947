import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { BrokenArchive } from '#src/import-export/archive-errors.ts'
import { DamagedArchive, type TarEntry, untar } from '../archive/tar.ts'
import { columnsOf } from './columns.ts'
import { fileIdOf, type Head, type Manifest, names, readHead, readManifest, tableOf } from './layout.ts'

/** An archive whose parts are all what its list says. */
export interface Unpacked {
  head: Head
  /** Where the rows of each table are. */
  rows: Map<string, string>
  /** The files that it brings, by their ids there. */
  files: Map<string, { size: number; sha256: string }>
}

const megabyte = 1024 ** 2
/** Texts that are read whole. */
const longestText = 256 * megabyte
/** All rows together, which are laid down while they are looked at. */
const mostRowBytes = 8 * 1024 * megabyte
const mostEntries = 2_000_000
/** No archive of ours comes near: what unpacks to more than this many times its size was made to fill a disk. */
const densest = 150
const slack = 64 * megabyte

/**
 * Reads an archive to its end and compares every part with its hash. Rows are written to `folder`, under names that are not those of the archive.
 * Rejects with `BrokenArchive`.
 */
export async function unpackArchive(archive: AsyncIterable<Uint8Array>, folder: string): Promise<Unpacked> {
  const found: Manifest['entries'] = []
  const rows = new Map<string, string>()
  const files: Unpacked['files'] = new Map()
  let head: Head | null = null
  let manifest: Manifest | null = null
  let rowBytes = 0
  await reading(archive, async (entries) => {
    for await (const entry of entries) {
      if (manifest || found.length > mostEntries) throw new BrokenArchive('something stands behind its end.')
      const { name } = entry
      if (found.length === 0) {
        if (name !== names.head) throw notOurs()
        const text = await textOf(entry, found)
        head = readHead(text)
        if (!head) throw notOurs()
        checkTables(head)
        continue
      }
      if (name === names.manifest) {
        manifest = readManifest(await textOf(entry, null))
        continue
      }
      const table = tableOf(name)
      const id = fileIdOf(name)
      if (table !== null) {
        if (rows.has(table) || files.size > 0) throw new BrokenArchive('the rows of a table come twice.')
        rowBytes += entry.size
        if (rowBytes > mostRowBytes) throw new BrokenArchive('it holds more than a workspace can have.')
        const path = join(folder, String(rows.size))
        rows.set(table, path)
        await written(entry, path, found)
      } else if (id !== null) {
        if (files.has(id)) throw new BrokenArchive('a file comes twice.')
        await read(entry, found)
        const { size, sha256 } = found.at(-1)!
        files.set(id, { size, sha256 })
      } else throw new BrokenArchive('it holds something that no workspace has.')
    }
  })
  if (!head || !manifest) throw new BrokenArchive('it ends early.')
  if (!isListed(found, manifest)) throw new BrokenArchive('it was changed after it was made.')
  return { head, rows, files }
}

/** Goes through the files of an archive once more; each is read to its end, or skipped. */
export async function filesOf(
  archive: AsyncIterable<Uint8Array>,
  use: (id: string, content: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<void> {
  await reading(archive, async (entries) => {
    for await (const { name, content } of entries) {
      const id = fileIdOf(name)
      if (id !== null) await use(id, content)
      // An entry without bytes is only passed when it is read.
      else for await (const _ of content);
    }
  })
}

const notOurs = () => new BrokenArchive('this file is none.')

/** Only tables and columns that this version has. */
function checkTables({ tables }: Head) {
  const seen = new Set<string>()
  for (const { name, columns } of tables) {
    if (tableOf(names.rows(name)) === null || seen.has(name) || new Set(columns).size < columns.length)
      throw new BrokenArchive('it holds something that no workspace has.')
    seen.add(name)
    const known = new Set(columnsOf(name).map((column) => column.name))
    if (columns.some((column) => !known.has(column)))
      throw new BrokenArchive('a newer version of the product made it. Bring this server up to date first.')
  }
}

const isListed = (found: Manifest['entries'], { entries }: Manifest) =>
  found.length === entries.length &&
  entries.every(({ name, size, sha256 }, index) => {
    const part = found[index]!
    return part.name === name && part.size === size && part.sha256 === sha256
  })

async function reading(archive: AsyncIterable<Uint8Array>, use: (entries: AsyncIterable<TarEntry>) => Promise<void>) {
  let packed = 0
  async function* counted() {
    for await (const chunk of archive) {
      packed += chunk.length
      yield chunk
    }
  }
  async function* bounded(bytes: AsyncIterable<Uint8Array>) {
    let unpacked = 0
    for await (const chunk of bytes) {
      unpacked += chunk.length
      if (unpacked > packed * densest + slack) throw new BrokenArchive('it unpacks to far more than it is.')
      yield chunk
    }
  }
  try {
    await pipeline(counted, createGunzip(), async (bytes: AsyncIterable<Uint8Array>) => use(untar(bounded(bytes))))
  } catch (error) {
    throw isDamage(error) ? new BrokenArchive('the file is damaged or cut short.') : error
  }
}

const isDamage = (error: unknown) =>
  error instanceof DamagedArchive || /^(Z_|ERR_STREAM_PREMATURE_CLOSE)/.test((error as NodeJS.ErrnoException).code ?? '')

async function textOf(entry: TarEntry, found: Manifest['entries'] | null): Promise<string> {
  if (entry.size > longestText) throw new BrokenArchive('it holds more than a workspace can have.')
  const chunks: Uint8Array[] = []
  await read(entry, found, async (chunk) => void chunks.push(chunk))
  return Buffer.concat(chunks).toString('utf8')
}

async function written(entry: TarEntry, path: string, found: Manifest['entries']) {
  const file = await open(path, 'wx', 0o600)
  try {
    await read(entry, found, async (chunk) => void (await file.write(chunk)))
  } finally {
    await file.close()
  }
}

async function read({ name, content }: TarEntry, found: Manifest['entries'] | null, use?: (chunk: Uint8Array) => Promise<void>) {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of content) {
    hash.update(chunk)
    size += chunk.length
    if (use) await use(chunk)
  }
  found?.push({ name, size, sha256: hash.digest('hex') })
}
