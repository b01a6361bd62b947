/** A reading process that reads documents and nothing more. */
import { inProcessDocumentReader } from './in-process.ts'
import { announceRecognition, serveTasks } from './serve.ts'

const recognise = !process.argv.includes('--ocr=off')
serveTasks({ document: inProcessDocumentReader({ recognise, onRecognition: announceRecognition }).read })
