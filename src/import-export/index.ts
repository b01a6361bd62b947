import { jobHandlers } from '#src/shared/job-handlers.ts'
import { exportPeople } from './export-people.ts'
import { importJob, importPeople } from './import-people.ts'
import type { ImportExportPorts } from './ports.ts'
import { takeInRows } from './take-in-rows.ts'
import { historyJob, tellHistory } from './tell-history.ts'
import { undoImport } from './undo-import.ts'

export type { ImportExportPorts, KeptHistory } from './ports.ts'

export type ImportExport = ReturnType<typeof createImportExport>

/** People brought in from elsewhere, and taken along to elsewhere: tables and JSON Resume. */
export function createImportExport(ports: ImportExportPorts) {
  const takeIn = takeInRows(ports)
  return {
    ...importPeople(ports),
    undoImport: undoImport(ports),
    ...exportPeople({ ...ports, marks: ports.imports.marks }),
    /** Work for the queue, by kind of job. */
    jobs: jobHandlers({ [importJob]: ({ importId }) => takeIn(importId), [historyJob]: tellHistory(ports) }),
  }
}
