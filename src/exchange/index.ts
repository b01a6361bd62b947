import { jobHandlers } from '#src/shared/job-handlers.ts'
import { exportPeople } from './export-people.ts'
import { importJob, importPeople } from './import-people.ts'
import type { ExchangePorts } from './ports.ts'
import { takeInRows } from './take-in-rows.ts'

export type { ExchangePorts } from './ports.ts'

export type Exchange = ReturnType<typeof createExchange>

/** People brought in from elsewhere, and taken along to elsewhere: tables and JSON Resume. */
export function createExchange(ports: ExchangePorts) {
  const takeIn = takeInRows(ports)
  return {
    ...importPeople(ports),
    ...exportPeople({ ...ports, marks: ports.imports.marks }),
    /** Work for the queue, by kind of job. */
    jobs: jobHandlers({ [importJob]: ({ importId }) => takeIn(importId) }),
  }
}
