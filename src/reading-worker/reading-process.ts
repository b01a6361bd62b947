/**
 * The process that reads files: started by the server, kept, limited and replaced by it. Here the file readers and the
 * reading part of matching are plugged together; the server's own process loads neither. With `--ocr=off` on its command line it
 * does not look for words in pictures, and with `--warm-up=off` it rehearses nothing.
 */
import { busyInEvents, busyInFreeBusy } from '#adapters/calendars/icalendar.ts'
import { readDocument } from '#adapters/document-reader/read-document.ts'
import { announceRecognition, serveTasks } from '#adapters/document-reader/serve.ts'
import { readMime, readMimeHeaders } from '#adapters/mail-reader/mime.ts'
import { modelFactsTasks } from '#src/matching/model-facts/read-here.ts'
import { calendarTasks } from './calendar-tasks.ts'
import { flipTasks } from './flip-tasks.ts'
import { identityTasks } from './identity-tasks.ts'
import { importTasks } from './import-tasks.ts'
import { mailTasks } from './mail-tasks.ts'
import { readTasks } from './read-tasks.ts'

const recognise = !process.argv.includes('--ocr=off')
const tasks = readTasks((bytes, options) => readDocument(bytes, { ...options, recognise, onRecognition: announceRecognition }))
serveTasks(
  {
    ...tasks,
    ...modelFactsTasks,
    ...importTasks,
    ...identityTasks,
    ...flipTasks,
    ...mailTasks(async () => ({ readMime, readMimeHeaders })),
    ...calendarTasks(async () => ({ busyInEvents, busyInFreeBusy })),
  },
  {
    apart: 'document',
    rehearsed: ['resume', 'job-description'],
    ...(process.argv.includes('--warm-up=off') && { warmUps: 0 }),
  },
)
