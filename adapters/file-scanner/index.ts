import type { Choice } from '#adapters/adapter.ts'
import type { FileScanner } from '#src/ports/file-scanner.ts'
import { clamd } from './clamd.ts'
import { none } from './none.ts'

export const fileScanners: Choice<FileScanner> = { variable: 'FILE_SCANNER', adapters: { none, clamd } }
