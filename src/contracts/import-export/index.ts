import { archiveCalls } from './archive-calls.ts'
import { exportCalls } from './export-calls.ts'
import { importCalls } from './import-calls.ts'

/** Every call of this part of the server. */
export const importExportContract = { ...importCalls, ...exportCalls, ...archiveCalls }
