import type { ExportedPart } from '#src/ports/personal-data.ts'
import { safeName } from '#src/shared/file-name.ts'
import { rowsOf } from './erase-people.ts'
import { CandidateNotFound } from './errors.ts'
import { exportPage } from './export-page.ts'
import type { Actor, ArchiveEntry, KnownPerson, PrivacyPorts } from './ports.ts'

export interface PersonArchive {
  /** What to call the file. */
  filename: string
  bytes: ReadableStream<Uint8Array>
}

/** Everything the workspace keeps of the person behind a candidate, as an archive that needs no program of ours to be read. */
export const exportPerson =
  ({ archive, auditLog, clock, noteOnTimeline, personDirectory, personalData, transaction }: PrivacyPorts) =>
  async (
    by: Pick<Actor, 'workspaceId'> & { id: string | null },
    candidateId: string,
    requestId: string,
  ): Promise<PersonArchive> => {
    const [person] = await personDirectory.behind(by.workspaceId, [candidateId])
    if (!person) throw new CandidateNotFound()
    const rows = rowsOf(by.workspaceId, [person])
    const parts: ExportedPart[] = []
    for (const room of personalData.toReversed()) parts.push(...(await room.export(rows)))
    await transaction(async () => {
      const subject = { kind: 'candidate', id: candidateId }
      await auditLog.append({ action: 'export', actorId: by.id, workspaceId: by.workspaceId, subject, requestId })
      await noteOnTimeline(by.id === null ? null : { id: by.id }, by.workspaceId, [candidateId], 'data-exported', {})
    })
    const day = clock.now().toISOString().slice(0, 10)
    return {
      filename: safeName(`${person.name} ${day}.zip`, 'zip'),
      bytes: archive(entriesOf(person, parts, clock.now())),
    }
  }

async function* entriesOf(person: KnownPerson, parts: ExportedPart[], at: Date): AsyncGenerator<ArchiveEntry> {
  const files = namedFiles(parts)
  const names = files.map(({ name }) => name)
  yield { name: 'index.html', text: exportPage({ name: person.name, hold: person.hold, parts, files: names, at }) }
  const data = Object.fromEntries(parts.map((part) => [part.name, part.data]))
  yield { name: 'data.json', text: `${JSON.stringify({ exportedAt: at.toISOString(), name: person.name, ...data }, null, 2)}\n` }
  yield* files
}

/** Names that people gave their files become paths of an archive: numbered, so that none hides another, and harmless. */
const namedFiles = (parts: ExportedPart[]) =>
  parts
    .flatMap(({ name, files = [] }) => files.map((file) => ({ folder: name, ...file })))
    .map(({ folder, key, filename }, index) => {
      const type = /\.([a-z0-9]{1,5})$/i.exec(filename)?.[1]?.toLowerCase() ?? 'bin'
      return { key, name: `${folder}/${index + 1} ${safeName(filename, type)}` }
    })
