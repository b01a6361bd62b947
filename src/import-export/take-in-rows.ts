import type { JobSteps } from '#src/ports/job-queue.ts'
import type { KeptRow } from './import-people.ts'
import { importJob } from './import-people.ts'
import type { ImportExportPorts, StoredImport } from './ports.ts'
import { historyJob } from './tell-history.ts'

/** Rows that become one batch: few enough that other work of the queue gets its turn in between. */
const piece = 100
/** Fewer where they carry files: so much is in memory at once. */
const mostBytes = 20_000_000

/**
 * Takes in the next rows of an import and leaves the rest to the queue. Safe to repeat: how far it has got is written in the same
 * transaction as the rows, and so is that this job is done.
 */
export const takeInRows = (ports: ImportExportPorts) => async (importId: string, job: JobSteps) => {
  const { imports, keepProfiles, savedJob, quota, files, ids, jobs, transaction } = ports
  const found = await imports.stored(importId)
  if (!found?.file) return
  const { file, workspaceId, jobDescriptionId, startedBy } = found
  const isJobThere = await savedJob(workspaceId, jobDescriptionId)
  const { rows, bytes } = await nextRows(ports, found, isJobThere ? piece : Number.POSITIVE_INFINITY)
  if (isJobThere && rows.length > 0)
    return keepProfiles({ workspaceId, startedBy, jobDescriptionId, profiles: rows }, async (batchId) => {
      await job.done()
      const taken = found.taken + rows.length
      await imports.advance(importId, { batchId, taken, takenBytes: found.takenBytes + bytes })
      const told = rows.flatMap(({ history }, position) => (history ? { id: ids.id(), position, history } : []))
      if (told.length > 0) {
        await imports.addArrived(found, batchId, told)
        await jobs.add({ kind: historyJob, key: `history:${batchId}`, payload: { importId, batchId } })
      }
      await jobs.add({ kind: importJob, key: `import:${importId}:${taken}`, payload: { importId } })
    })
  await transaction(async () => {
    await job.done()
    // Without its job description there is nothing to rank the rest against.
    const unused = rows.filter(({ charged }) => charged).length
    if (unused > 0) await quota.giveBack(workspaceId, { resumes: unused })
    await imports.finish(importId)
    await files.remove(workspaceId, file.id)
    await jobs.add({ kind: 'sweep-files', payload: { keys: [file.key] } })
  })
}

async function nextRows({ fileStore }: ImportExportPorts, { file, takenBytes }: StoredImport, most: number) {
  const rows: KeptRow[] = []
  let bytes = 0
  let open: Buffer = Buffer.alloc(0)
  for await (const chunk of await fileStore.stream(file!.key, { start: takenBytes })) {
    open = Buffer.concat([open, chunk])
    for (
      let end = open.indexOf(0x0a);
      end >= 0 && rows.length < most && (bytes < mostBytes || !Number.isFinite(most));
      end = open.indexOf(0x0a)
    ) {
      rows.push(JSON.parse(open.toString('utf8', 0, end)) as KeptRow)
      bytes += end + 1
      open = open.subarray(end + 1)
    }
    if (rows.length >= most || (bytes >= mostBytes && Number.isFinite(most))) break
  }
  return { rows, bytes }
}
