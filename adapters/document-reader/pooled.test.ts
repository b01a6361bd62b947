import { documentReaderContract } from '#src/ports/document-reader.contract.ts'
import { createReadingPool } from './pool.ts'
import { pooledDocumentReader } from './pooled.ts'
import { contractFiles } from './test-files.ts'

documentReaderContract('reading in kept child processes', contractFiles, async () => {
  const pool = createReadingPool({ entry: `${import.meta.dir}/document-process.ts`, size: 1, niceness: 0 })
  return { reader: pooledDocumentReader(pool), close: () => pool.close() }
})
