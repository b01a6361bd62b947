import type { JobSteps } from '#src/ports/job-queue.ts'
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
  async ({ importId, batchId }: { importId: string; batchId: string }, job: JobSteps) => {
    const { imports, ranked, transaction } = ports
    const found = await imports.stored(importId)
    if (!found) return
    await ranked(batchId)
    const turn = yieldToEventLoop()
    const waiting = await imports.waitingOf(batchId)
    for (const person of waiting) {
      if (isUnread(person)) continue
      await tellOne(ports, { found, person, job })
      await turn()
    }
    const people = waiting.filter(isUnread)
    const end = async () => {
      await job.done()
      ports.announceJob(found.workspaceId, found.jobDescriptionId)
    }
    if (people.length > 0) await keepInstead(ports, { found, people, end })
    else await transaction(end)
  }

/** Their file was no resume that can be read: nobody is lost because of it. */
const isUnread = ({ candidateId, isRefused, history }: ArrivedPerson) =>
  candidateId === null && !isRefused && history.instead !== null

/** Keeps what the export says of them in place of files that could not be read, as a batch of its own. */
async function keepInstead(
  { imports, jobs, keepProfiles }: ImportExportPorts,
  { found, people, end }: { found: StoredImport; people: ArrivedPerson[]; end: () => Promise<void> },
) {
  const { id: importId, workspaceId, jobDescriptionId, startedBy } = found
  const profiles = people.flatMap(({ history: { instead } }) => (instead ? [{ ...instead, charged: false }] : []))
  await keepProfiles({ workspaceId, startedBy, jobDescriptionId, profiles }, async (batchId) => {
    for (const [position, { id }] of people.entries()) await imports.moveArrived(id, batchId, position)
    await imports.addBatch(importId, batchId)
    await jobs.add({ kind: historyJob, key: `history:${batchId}`, payload: { importId, batchId } })
    await end()
  })
}

async function tellOne(
  { imports, transaction, writeHistory }: ImportExportPorts,
  { found: { workspaceId }, person, job }: { found: StoredImport; person: ArrivedPerson; job: JobSteps },
) {
  await transaction(async () => {
    await job.hold()
    const { id, candidateId, isMade, history } = person
    if (candidateId && isMade) await writeHistory(workspaceId, candidateId, history)
    await imports.settleArrived(id, { candidateId, isMade })
  })
}
