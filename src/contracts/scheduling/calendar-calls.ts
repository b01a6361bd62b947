import { t } from 'elysia'
import { calls, Done, oneOf, redirect } from '#src/contracts/contract.ts'
import { maximumFreeDays } from '#src/scheduling/constants.ts'
import { FreeTimesAnswer, OwnCalendarRecord, OwnCalendarsAnswer, WorkingHoursRecord } from './calendar-records.ts'

const id = t.String({ maxLength: 100 })
const kind = t.Object({ kind: oneOf(['google', 'microsoft']) })

/** Calendars that people have connected, and when they work. */
export const calendarCalls = calls({
  'GET /api/interviews/free-times': {
    summary: 'When people are free together, by their working hours, their interviews and their connected calendars',
    query: t.Object({
      /** Ids, with commas in between. */
      people: t.String({ maxLength: 2000 }),
      minutes: t.Numeric({ minimum: 5, maximum: 480 }),
      zone: t.String({ maxLength: 100 }),
      /** 'YYYY-MM-DD', by the clock of the zone. */
      from: t.String({ maxLength: 10 }),
      days: t.Optional(t.Numeric({ minimum: 1, maximum: maximumFreeDays })),
    }),
    answers: { 200: FreeTimesAnswer },
  },
  'GET /api/calendars': {
    summary: 'The own connected calendars, and the own working hours',
    answers: { 200: OwnCalendarsAnswer },
  },
  'POST /api/calendars': {
    summary: 'Connect a calendar over CalDAV',
    body: t.Object({
      url: t.String({ maxLength: 2000 }),
      user: t.String({ maxLength: 300 }),
      password: t.String({ maxLength: 1000 }),
    }),
    answers: { 201: OwnCalendarRecord },
  },
  'POST /api/calendars/with/:kind': {
    summary: 'Where to ask Google or Microsoft for the own calendar',
    params: kind,
    answers: { 200: t.Object({ address: t.String() }) },
  },
  'GET /calendars/:kind/callback': {
    summary: 'Where Google and Microsoft lead back to',
    params: kind,
    query: t.Object({}, { additionalProperties: true }),
    answers: { 303: redirect },
  },
  'POST /api/calendars/:id/read': {
    summary: 'Ask a calendar again, now',
    params: t.Object({ id }),
    answers: { 200: OwnCalendarRecord },
  },
  'DELETE /api/calendars/:id': {
    summary: 'Disconnect a calendar; what opens it and what was read of it are deleted',
    params: t.Object({ id }),
    answers: { 200: Done },
  },
  'PUT /api/working-hours': {
    summary: 'Say when you can hold interviews',
    body: WorkingHoursRecord,
    answers: { 200: WorkingHoursRecord },
  },
})
