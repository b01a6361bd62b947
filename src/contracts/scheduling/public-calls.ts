import { t } from 'elysia'
import { calls, file, redirect } from '#src/contracts/contract.ts'
import { ScheduleRecord } from './records.ts'

const params = t.Object({ token: t.String({ maxLength: 200 }) })

export const publicCalls = calls({
  'GET /schedule/:token': {
    summary: 'The times offered to the candidate who has this link',
    params,
    answers: { 200: ScheduleRecord },
  },
  'POST /schedule/:token/choose': {
    summary: 'Choose a time, or another one; seen is the sequence of what was booked before',
    params,
    body: t.Object({
      start: t.Optional(t.String({ maxLength: 40 })),
      zone: t.Optional(t.String({ maxLength: 100 })),
      seen: t.Optional(t.Union([t.String({ maxLength: 10 }), t.Integer()])),
    }),
    answers: { 303: redirect, 200: t.Object({ said: t.String() }) },
  },
  'POST /schedule/:token/cancel': {
    summary: 'Say that one cannot come',
    params,
    body: t.Object({ words: t.Optional(t.String({ maxLength: 5000 })) }),
    answers: { 303: redirect, 200: t.Object({ said: t.String() }) },
  },
  'GET /schedule/:token/interview.ics': {
    summary: 'The chosen interview as a calendar file',
    params,
    answers: { 200: file('text/calendar; charset=utf-8') },
  },
})
