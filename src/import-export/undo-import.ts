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
    const made = await imports.madeBy(id)
    const elsewhere = await imports.othersOf(id, [...new Set(made.map(({ personId }) => personId))])
    const left: UndoneImport['left'] = []
    const going: string[] = []
    for (const { candidateId, personId, name, isTouched } of made) {
      if (isTouched) left.push({ name: name ?? 'Somebody', reason: 'somebody has worked with them since' })
      else if (elsewhere.has(personId)) left.push({ name: name ?? 'Somebody', reason: 'has another resume here' })
      else going.push(candidateId)
    }
    let deleted = 0
    for (let from = 0; from < going.length; from += piece) {
      const { deleted: gone, held } = await eraseCandidates(by, going.slice(from, from + piece), requestId)
      deleted += gone.length
      for (const each of held)
        left.push({
          name: made.find(({ candidateId }) => candidateId === each)?.name ?? 'Somebody',
          reason: 'a hold keeps the data',
        })
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
