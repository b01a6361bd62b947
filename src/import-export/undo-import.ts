import type { Role } from '#src/shared/roles.ts'
import { undoHours } from './constants.ts'
import { ImportNotFound, ImportUndone, TooLateToUndoImport } from './errors.ts'
import type { Actor, ImportExportPorts } from './ports.ts'

export interface UndoneImport {
  /** Candidates that are deleted. */
  deleted: number
  /** Who stays, and why. */
  left: { name: string; reason: string }[]
}

/** At most as many as one deletion takes. */
const piece = 200

/**
 * Takes an import from another system back: the candidates it made are deleted with all that is kept of them. Whoever was here before,
 * has come in another way since, or with whom somebody has done something stays.
 */
export const undoImport =
  ({ imports, eraseCandidates, auditLog, transaction, clock }: ImportExportPorts) =>
  async (by: Actor & { role: Role }, id: string, requestId: string): Promise<UndoneImport> => {
    const found = await imports.find(by.workspaceId, id)
    if (!found || found.system === null) throw new ImportNotFound()
    if (found.undoneAt) throw new ImportUndone()
    const { waiting } = await imports.progress(id)
    if (found.file !== null || waiting > 0) throw new ImportUndone('This import is still under way. Wait until it is finished.')
    if (clock.now().getTime() - found.createdAt.getTime() > undoHours * 3_600_000) throw new TooLateToUndoImport()
    /** As it is at this moment. */
    const look = async (personIds?: string[]) => {
      const made = await imports.madeBy(id, personIds)
      const elsewhere = await imports.othersOf(id, [...new Set(made.map(({ personId }) => personId))])
      const whyStays = ({ personId, isTouched }: (typeof made)[number]) => {
        if (isTouched) return 'somebody has worked with them since'
        return elsewhere.has(personId) ? 'has another resume here' : null
      }
      return made.map((person) => ({ ...person, why: whyStays(person) }))
    }
    const made = await look()
    const left: UndoneImport['left'] = []
    const stays = (candidateId: string, reason: string) =>
      left.push({ name: made.find((each) => each.candidateId === candidateId)?.name ?? 'Somebody', reason })
    for (const { candidateId, why } of made) if (why !== null) stays(candidateId, why)
    const going = made.flatMap(({ candidateId, why }) => (why === null ? candidateId : []))
    // Thousands take their time, in which somebody may begin to work with those whose turn has not come.
    const stillWanted = async (personIds: string[]) => {
      const now = await look(personIds)
      const staying = new Set(now.flatMap(({ personId, why }) => (why === null ? [] : personId)))
      return new Set(now.flatMap(({ personId }) => (staying.has(personId) ? [] : personId)))
    }
    let deleted = 0
    for (let from = 0; from < going.length; from += piece) {
      const some = going.slice(from, from + piece)
      const { deleted: gone, held, kept } = await eraseCandidates(by, some, { requestId, stillWanted })
      deleted += gone.length
      for (const each of held) stays(each, 'a hold keeps the data')
      for (const each of kept) stays(each, 'somebody has worked with them since')
    }
    await transaction(async () => {
      await imports.undone(id, clock.now())
      await auditLog.append({
        action: 'undo-import',
        actorId: by.id,
        workspaceId: by.workspaceId,
        subject: { kind: 'import', id },
        details: { deleted, left: left.length },
      })
    })
    return { deleted, left }
  }
