import { type Static, Type as t } from '@sinclair/typebox'
import { oneOf, orNull } from '#src/contracts/contract.ts'
import { calendarKinds } from '#src/scheduling/constants.ts'

export const WorkingHoursRecord = t.Object({
  /** The name of a time zone. */
  zone: t.String({ maxLength: 100 }),
  /** 1 is Monday, 7 Sunday; 'HH:MM'. */
  days: t.Array(t.Object({ day: t.Integer(), from: t.String({ maxLength: 5 }), to: t.String({ maxLength: 5 }) }), {
    maxItems: 100,
  }),
  bufferMinutes: t.Integer(),
})
export type WorkingHoursRecord = Static<typeof WorkingHoursRecord>

export const CalendarTroubleWord = oneOf(['away', 'refused', 'not-found', 'not-allowed'])
export type CalendarTroubleWord = Static<typeof CalendarTroubleWord>

/** A connected calendar, as its owner sees it; never what opens it. */
export const OwnCalendarRecord = t.Object({
  _id: t.String(),
  kind: oneOf(calendarKinds),
  label: t.String(),
  createdAt: t.String(),
  readAt: orNull(t.String()),
  trouble: orNull(t.Object({ why: CalendarTroubleWord, since: t.String() })),
})
export type OwnCalendarRecord = Static<typeof OwnCalendarRecord>

export const OwnCalendarsAnswer = t.Object({
  calendars: t.Array(OwnCalendarRecord),
  hours: orNull(WorkingHoursRecord),
  /** What can be connected here. */
  kinds: t.Array(oneOf(calendarKinds)),
})
export type OwnCalendarsAnswer = Static<typeof OwnCalendarsAnswer>

/** When several people are free together. */
export const FreeTimesAnswer = t.Object({
  /** Beginnings; none while a calendar is away. */
  times: t.Array(t.String()),
  people: t.Array(
    t.Object({
      _id: t.String(),
      fullName: t.String(),
      hours: WorkingHoursRecord,
      hasOwnHours: t.Boolean(),
      calendars: oneOf(['none', 'read', 'away']),
      readAt: orNull(t.String()),
      busy: t.Array(t.Object({ start: t.String(), end: t.String(), isInterview: t.Boolean() })),
    }),
  ),
})
export type FreeTimesAnswer = Static<typeof FreeTimesAnswer>
