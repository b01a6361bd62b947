import type { DocumentReader, ReadDocument } from '#src/ports/document-reader.ts'
import type { ReadingPool, RunOptions } from './pool.ts'

/** Reads in the kept child processes; their entry must serve the task `document`. */
export const pooledDocumentReader = (pool: Pick<ReadingPool, 'run'>, options?: RunOptions): DocumentReader => ({
  read: (path) => pool.run<ReadDocument>('document', path, { ...options, files: { read: [path] } }),
})
