import type { Choice } from '#adapters/adapter.ts'
import type { FileStore } from '#src/ports/file-store.ts'
import { disk } from './disk.ts'
import { s3 } from './s3.ts'

export const fileStores: Choice<FileStore> = { variable: 'FILE_STORE', adapters: { disk, s3 } }
