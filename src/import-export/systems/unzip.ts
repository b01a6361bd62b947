import { inflateRawSync } from 'node:zlib'
import { UnreadableImport } from '../errors.ts'

/** A file of an archive; its bytes are unpacked when they are asked for. */
export interface ArchivedFile {
  /** Its path in the archive, with slashes. */
  path: string
  /** As the archive says; a file that unpacks to more is refused. */
  size: number
  read(): Uint8Array
}

export const mostFiles = 20_000
/** In bytes: of one file that is read, and of all that are. */
export const mostUnpacked = 150 * 1024 * 1024
const mostOfAll = 400 * 1024 * 1024

const [localSign, centralSign, endSign] = [0x04034b50, 0x02014b50, 0x06054b50]

export const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5)

/**
 * The files of a ZIP by its table of contents. Refuses what honest exports never have and attacks do: paths that lead out of the
 * archive, encrypted files, more files than anybody packs, files that unpack to more than they say or to more than fits.
 */
export function filesOfZip(bytes: Uint8Array): ArchivedFile[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOf(view)
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  if (count === 0xffff || at === 0xffffffff)
    throw new UnreadableImport('This ZIP is larger than can be read. Cut the export into smaller ones.')
  if (count > mostFiles) throw new UnreadableImport(`This ZIP has more than ${mostFiles.toLocaleString('en')} files.`)
  const files: ArchivedFile[] = []
  const seen = new Set<string>()
  let [all, taken] = [0, 0]
  const budget = (size: number) => {
    taken += size
    if (taken > mostOfAll) throw tooMuch()
  }
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== centralSign) throw broken()
    const flags = view.getUint16(at + 8, true)
    const method = view.getUint16(at + 10, true)
    const packed = view.getUint32(at + 20, true)
    const size = view.getUint32(at + 24, true)
    const nameLength = view.getUint16(at + 28, true)
    const local = view.getUint32(at + 42, true)
    const name = nameOf(bytes.subarray(at + 46, at + 46 + nameLength), (flags & 0x800) !== 0)
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    const path = name.replaceAll('\\', '/')
    if (path.endsWith('/')) continue
    if (leadsOut(path))
      throw new UnreadableImport(`This ZIP holds a file whose path leads out of it (“${path.slice(0, 60)}”). It was not read.`)
    if ((flags & 1) !== 0) throw new UnreadableImport('This ZIP is encrypted. Unpack it and pack it again without a password.')
    if (seen.has(path)) throw new UnreadableImport(`This ZIP holds “${path.slice(0, 60)}” twice. It was not read.`)
    seen.add(path)
    all += size
    // Text packs to a tenth, perhaps a fiftieth; a thousandth is a bomb.
    if (size > 10_000_000 && size > packed * 300) throw tooMuch()
    if (all > 20 * mostOfAll) throw tooMuch()
    files.push({ path, size, read: () => unpacked(bytes, view, { local, packed, size, method, path }, budget) })
  }
  return files
}

interface Packed {
  local: number
  packed: number
  size: number
  method: number
  path: string
}

function unpacked(
  bytes: Uint8Array,
  view: DataView,
  { local, packed, size, method, path }: Packed,
  budget: (size: number) => void,
) {
  if (local + 30 > bytes.length || view.getUint32(local, true) !== localSign) throw broken()
  if (size > mostUnpacked) throw tooMuch()
  budget(size)
  const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
  const body = bytes.subarray(from, from + packed)
  if (body.length !== packed) throw broken()
  if (method === 0) return body
  if (method !== 8)
    throw new UnreadableImport(
      `“${path.slice(0, 60)}” is packed in a way that is not known. Pack the ZIP again with an ordinary program.`,
    )
  try {
    return new Uint8Array(inflateRawSync(body, { maxOutputLength: Math.max(size, 1) }))
  } catch {
    throw new UnreadableImport(`“${path.slice(0, 60)}” cannot be unpacked: it is damaged, or larger than it says.`)
  }
}

function endOf(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 22 - 65_535); at -= 1)
    if (view.getUint32(at, true) === endSign) return at
  throw broken()
}

const leadsOut = (path: string) =>
  path.startsWith('/') || /^[A-Za-z]:/.test(path) || path.includes('\0') || path.split('/').some((part) => part === '..')

const nameOf = (bytes: Uint8Array, isUtf8: boolean) =>
  new TextDecoder(isUtf8 ? 'utf-8' : isPlain(bytes) ? 'utf-8' : 'windows-1252').decode(bytes)
const isPlain = (bytes: Uint8Array) => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

const broken = () => new UnreadableImport('This ZIP is damaged. Download the export again.')
const tooMuch = () => new UnreadableImport('This ZIP unpacks to more than can be read. Cut the export into smaller ones.')
