import { documentReaderContract } from '#src/ports/document-reader.contract.ts'
import { inProcessDocumentReader } from './in-process.ts'
import { contractFiles } from './test-files.ts'

documentReaderContract('reading in this process', contractFiles, async () => ({ reader: inProcessDocumentReader() }))
