import { yieldToEventLoop } from '#src/shared/yield-to-event-loop.ts'
import type { ArrivedPerson, ImportExportPorts, StoredImport } from './ports.ts'

/** Tells what happened to the people of a batch in the other system, once they are ranked. */
export const historyJob = 'import-history'

/**
 * Writes the notes, tags, stage and history of people whose candidates this import made. Candidates who were here before stay as
 * they are. Safe to repeat: each is written in one transaction with the mark that it is.
 */
export const tellHistory =
  (ports: ImportExportPorts) =>
  async ({ importId, batchId }: { importId: string; batchId: string }) => {
    const { imports, ranked } = ports
    const found = await imports.stored(importId)
    if (!found) return
    await ranked(batchId)
    const turn = yieldToEventLoop()
    for (const person of await imports.waitingOf(batchId)) {
      await tellOne(ports, found, person)
      await turn()
    }
    ports.announceJob(found.workspaceId, found.jobDescriptionId)
  }

async function tellOne(ports: ImportExportPorts, { workspaceId }: StoredImport, person: ArrivedPerson) {
  const { imports, transaction, writeHistory } = ports
  await transaction(async () => {
    const { id, candidateId, isMade, history } = person
    if (candidateId && isMade) await writeHistory(workspaceId, candidateId, history)
    await imports.settleArrived(id, { candidateId, isMade })
  })
}
