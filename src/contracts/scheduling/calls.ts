import { t } from 'elysia'
import { calls, file, nothing, orNull } from '#src/contracts/contract.ts'
import { interviewLists } from '#src/scheduling/constants.ts'
import { InterviewsAnswer, OfferRecord, OffersAnswer } from './records.ts'

const id = t.String({ maxLength: 100 })
const idParam = t.Object({ id })

export const schedulingCalls = calls({
  'GET /api/candidates/:id/interview-offers': {
    summary: 'The times offered to a candidate, and what they chose',
    params: idParam,
    answers: { 200: OffersAnswer },
  },
  'POST /api/candidates/:id/interview-offers': {
    summary: 'Offer a candidate times for an interview; the answer holds the link, this once',
    params: idParam,
    body: t.Object({
      zone: t.String({ maxLength: 100 }),
      minutes: t.Integer(),
      slots: t.Array(t.Object({ day: t.String({ maxLength: 20 }), time: t.String({ maxLength: 20 }) }), { maxItems: 500 }),
      place: t.String({ maxLength: 5000 }),
      note: t.String({ maxLength: 20_000 }),
      validOn: t.Optional(t.Union([t.String({ maxLength: 20 }), t.Null()])),
      interviewerId: t.Optional(t.Union([id, t.Null()])),
      /** Who takes part beside the interviewer. */
      panel: t.Optional(t.Array(id, { maxItems: 20 })),
      /** Offers the times also when a calendar could not be asked. */
      unchecked: t.Optional(t.Boolean()),
    }),
    idempotent: true,
    answers: { 201: t.Object({ offer: OfferRecord, link: t.String(), to: orNull(t.String()) }) },
  },
  'GET /api/interviews': {
    summary:
      'Interviews of the workspace: upcoming, on this day where they take place, offered and still open, past, or canceled',
    query: t.Object({
      show: t.Optional(t.Union(interviewLists.map((list) => t.Literal(list)))),
      interviewer: t.Optional(id),
      job: t.Optional(id),
    }),
    answers: { 200: InterviewsAnswer },
  },
  'GET /api/interviews/busy': {
    summary: 'When a colleague has interviews already',
    query: t.Object({ interviewer: id }),
    answers: { 200: t.Array(t.Object({ start: t.String(), end: t.String() })) },
  },
  'POST /api/interview-offers/:id/cancel': {
    summary: 'Take an offer back, or cancel the interview chosen from it',
    params: idParam,
    body: t.Object({ words: t.Optional(t.String({ maxLength: 5000 })) }),
    answers: { 204: nothing },
  },
  'GET /api/interview-offers/:id/interview.ics': {
    summary: 'A booked interview as a calendar file',
    params: idParam,
    answers: { 200: file('text/calendar; charset=utf-8') },
  },
})
