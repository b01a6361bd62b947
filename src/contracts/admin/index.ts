import { browserCalls } from './browser.ts'
import { connectionCalls } from './connections.ts'
import { mailsCalls } from './mails.ts'
import { peopleAndAuditCalls } from './people-and-audit.ts'
import { siteCalls } from './site.ts'
import { systemCalls } from './system.ts'

/** Every call of this part of the server. */
export const adminContract = {
  ...peopleAndAuditCalls,
  ...connectionCalls,
  ...mailsCalls,
  ...systemCalls,
  ...siteCalls,
  ...browserCalls,
}
