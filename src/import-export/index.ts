import { jobHandlers } from '#src/shared/job-handlers.ts'
import { exportPeople } from './export-people.ts'
import { importJob, importPeople } from './import-people.ts'
import type { ImportExportPorts } from './ports.ts'
import { takeInRows } from './take-in-rows.ts'
import { historyJob, tellHistory } from './tell-history.ts'
import { undoImport } from './undo-import.ts'
import { type ArchivePorts, workspaceArchives } from './workspace-archives.ts'

export type { ImportExportPorts, KeptHistory } from './ports.ts'
export type { ArchivePorts } from './workspace-archives.ts'

export type ImportExport = ReturnType<typeof createImportExport>

/** People brought in from elsewhere, and taken along to elsewhere: tables and JSON Resume. */
export function createImportExport(ports: ImportExportPorts & ArchivePorts) {
  const { jobs: archiveJobs, ...archives } = workspaceArchives(ports)
  const takeIn = takeInRows(ports)
  return {
    ...importPeople(ports),
    ...archives,
    undoImport: undoImport(ports),
    ...exportPeople({ ...ports, marks: ports.imports.marks }),
    /** Work for the queue, by kind of job. */
    jobs: jobHandlers({
      [importJob]: ({ importId }, job) => takeIn(importId, job),
      [historyJob]: tellHistory(ports),
      ...archiveJobs,
    }),
  }
}
