import { mailsCalls } from './mails.ts'
import { peopleAndAuditCalls } from './people-and-audit.ts'
import { siteCalls } from './site.ts'
import { systemCalls } from './system.ts'

/** Every call of this part of the server. */
export const adminContract = { ...peopleAndAuditCalls, ...mailsCalls, ...systemCalls, ...siteCalls }
