import { bulkCalls } from './bulk-calls.ts'
import { messageCalls } from './message-calls.ts'
import { noteCalls } from './note-calls.ts'
import { stageCalls } from './stage-calls.ts'

/** Every call of this part of the server. */
export const hiringContract = { ...stageCalls, ...bulkCalls, ...noteCalls, ...messageCalls }
