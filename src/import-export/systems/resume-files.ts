import type { FateCount, History } from './history.ts'
import type { ArchivedFile } from './unzip.ts'

/** A resume of an export, as it lay in the archive. */
export interface ResumeFile {
  filename: string
  type: 'pdf' | 'docx' | 'doc'
  /** Its bytes, in base64: it travels in a line of JSON. */
  base64: string
}

/** The same before it is read: the bytes of all of them together are more than fits. */
export interface FoundResume extends Omit<ResumeFile, 'base64'> {
  base64(): string
}

/** In bytes. */
const largestResume = 10 * 1024 * 1024
const document = /\.(pdf|docx|doc)$/i

/** What it is by its first bytes; names are not asked. */
function typeOf(bytes: Uint8Array): ResumeFile['type'] | null {
  const starts = (...signs: number[]) => signs.every((sign, index) => bytes[index] === sign)
  if (starts(0x50, 0x4b, 0x03, 0x04)) return 'docx'
  if (starts(0xd0, 0xcf, 0x11, 0xe0)) return 'doc'
  return new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-') ? 'pdf' : null
}

const baseName = (path: string) => (path.split('/').at(-1) ?? path).toLowerCase()

/**
 * Gives out the resumes of an archive, each once: by the path or the name that the export tells, if only one file is called so, else
 * by an id of the person in the path.
 */
export function resumesIn(files: readonly ArchivedFile[], fates: FateCount) {
  const documents = files.filter(({ path }) => document.test(path) && !/(?:^|\/)__MACOSX\//.test(path))
  const byPath = new Map(documents.map((file) => [file.path.toLowerCase(), file]))
  const byName = Map.groupBy(documents, ({ path }) => baseName(path))
  const byPiece = new Map<string, ArchivedFile[]>()
  for (const file of documents)
    for (const piece of new Set(file.path.toLowerCase().split(/[/\s.]|_(?=\d)|(?<=\d)_/)))
      if (piece.length >= 4) byPiece.set(piece, [...(byPiece.get(piece) ?? []), file])
  const given = new Set<ArchivedFile>()

  const find = ({ files: told, sourceId }: Pick<History, 'files' | 'sourceId'>): ArchivedFile | undefined => {
    for (const name of told) {
      const exact = byPath.get(name.toLowerCase())
      const named = byName.get(baseName(name)) ?? []
      if (exact ?? named.length === 1) return exact ?? named[0]
    }
    const own = byPiece.get(sourceId.split(' ').at(-1)?.toLowerCase() ?? '') ?? []
    return (
      own.find(({ path }) => told.some((name) => baseName(name) === baseName(path))) ??
      own.find(({ path }) => /resume|cv|lebenslauf/i.test(path)) ??
      own[0]
    )
  }

  return {
    of(history: Pick<History, 'files' | 'sourceId'>): FoundResume | null {
      const file = find(history)
      if (!file || given.has(file)) return null
      given.add(file)
      const ending = `files: ${document.exec(file.path)![1]!.toLowerCase()}`
      if (file.size > largestResume) {
        fates.add(ending, 'lost', 'larger than 10 MB')
        return null
      }
      const type = typeOf(file.read())
      if (!type) {
        fates.add(ending, 'lost', 'no PDF and no Word document inside, whatever the name says')
        return null
      }
      fates.add(ending, 'mapped', 'Resume')
      const base64 = () => Buffer.from(file.read()).toString('base64')
      return { filename: file.path.split('/').at(-1) ?? file.path, type, base64 }
    },
    /** Files of the archive that became nobody's resume are named by their endings. */
    countRest(isData: (path: string) => boolean) {
      for (const file of files) {
        if (given.has(file) || isData(file.path)) continue
        const ending = /\.([a-z0-9]{1,8})$/i.exec(file.path)?.[1]?.toLowerCase() ?? 'without an ending'
        fates.add(`files: ${ending}`, 'lost', 'nobody’s resume: a person has one, and other files have no place here')
      }
    },
  }
}
