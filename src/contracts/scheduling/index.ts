import { calendarCalls } from './calendar-calls.ts'
import { schedulingCalls } from './calls.ts'
import { publicCalls } from './public-calls.ts'

/** Every call of this part of the server. */
export const schedulingContract = { ...schedulingCalls, ...calendarCalls, ...publicCalls }
