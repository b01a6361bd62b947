import { noticeCalls } from './calls.ts'
import { personCalls } from './person-calls.ts'

/** Every call of this part of the server. */
export const noticesContract = { ...noticeCalls, ...personCalls }
