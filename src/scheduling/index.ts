import { jobHandlers } from '#src/shared/job-handlers.ts'
import { ownCalendars } from './calendars/own-calendars.ts'
import { chooseTime } from './choose-time.ts'
import { enclosedAgain } from './letters.ts'
import { manageOffers } from './manage-offers.ts'
import { offerTimes } from './offer-times.ts'
import type { SchedulingPorts } from './ports.ts'
import { remind, reminderJob } from './reminders.ts'
import { createTools } from './tools.ts'

export type { CalendarService } from './calendar-service.ts'
export { calendarsText } from './calendar-views.ts'
export type { SchedulingPorts } from './ports.ts'

export type Scheduling = ReturnType<typeof createScheduling>

/** Interviews that candidates schedule themselves: a recruiter offers times, the candidate picks one through a link. */
export function createScheduling(ports: SchedulingPorts) {
  const tools = createTools(ports)
  return {
    now: () => ports.clock.now(),
    offerTimes: offerTimes(tools),
    ...manageOffers(tools),
    ...chooseTime(tools),
    ownCalendars: ownCalendars(tools, tools.reader),
    /** What belongs to a message that is sent again: its link and its calendar file. Empty for messages of others. */
    enclosedAgain: (messageId: string) => enclosedAgain(tools, messageId),
    jobs: jobHandlers({ [reminderJob]: (payload, job) => remind(tools, payload, job) }),
  }
}
