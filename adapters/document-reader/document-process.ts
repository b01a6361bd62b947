/** A reading process that reads documents and nothing more. */
import { inProcessDocumentReader } from './in-process.ts'
import { serveTasks } from './serve.ts'

serveTasks({ document: inProcessDocumentReader().read })
