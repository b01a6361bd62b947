import { Elysia, t } from 'elysia'
import type { sessionGuards } from '#src/http/session.ts'
import { interviewsAnswer, newOfferRecord, offersAnswer } from './answers.ts'
import { interviewLists } from './constants.ts'
import type { Scheduling } from './index.ts'

interface Options {
  guards: ReturnType<typeof sessionGuards>
}

const id = t.String({ maxLength: 100 })
const idParam = t.Object({ id })

/** Offering times for interviews, and what became of them. */
export const schedulingRoutes = (scheduling: Scheduling, { guards }: Options) =>
  new Elysia({ name: 'scheduling', detail: { tags: ['Scheduling'] } })
    .use(guards)
    .get(
      '/api/candidates/:id/interview-offers',
      async ({ user, params }) => offersAnswer(await scheduling.offersTo(user, params.id), user),
      { signedIn: true, detail: { summary: 'The times offered to a candidate, and what they chose' }, params: idParam },
    )
    .post(
      '/api/candidates/:id/interview-offers',
      async ({ user, params, body, set }) => {
        const { offer, link, to } = await scheduling.offerTimes({
          ...body,
          by: user,
          candidateId: params.id,
          validOn: body.validOn ?? null,
          interviewerId: body.interviewerId ?? null,
        })
        set.status = 201
        set.headers['cache-control'] = 'no-store'
        return { offer: newOfferRecord(offer, scheduling.now()), link, to }
      },
      {
        recruiter: true,
        creates: true,
        detail: { summary: 'Offer a candidate times for an interview; the answer holds the link, this once' },
        params: idParam,
        body: t.Object({
          zone: t.String({ maxLength: 100 }),
          minutes: t.Integer(),
          slots: t.Array(t.Object({ day: t.String({ maxLength: 20 }), time: t.String({ maxLength: 20 }) }), { maxItems: 500 }),
          place: t.String({ maxLength: 5000 }),
          note: t.String({ maxLength: 20_000 }),
          validOn: t.Optional(t.Union([t.String({ maxLength: 20 }), t.Null()])),
          interviewerId: t.Optional(t.Union([id, t.Null()])),
        }),
      },
    )
    .get(
      '/api/interviews',
      async ({ user, query }) =>
        interviewsAnswer(
          await scheduling.interviews(user, { show: query.show ?? 'upcoming', interviewerId: query.interviewer || null }),
          user,
        ),
      {
        signedIn: true,
        detail: { summary: 'Interviews of the workspace: upcoming, offered and still open, past, or cancelled' },
        query: t.Object({
          show: t.Optional(t.Union(interviewLists.map((list) => t.Literal(list)))),
          interviewer: t.Optional(id),
        }),
      },
    )
    .get(
      '/api/interviews/busy',
      async ({ user, query }) =>
        (await scheduling.busyTimes(user, query.interviewer)).map(({ start, end }) => ({
          start: start.toISOString(),
          end: end.toISOString(),
        })),
      {
        signedIn: true,
        detail: { summary: 'When a colleague has interviews already' },
        query: t.Object({ interviewer: id }),
      },
    )
    .post(
      '/api/interview-offers/:id/cancel',
      async ({ user, params, body, set }) => {
        await scheduling.cancelOffer(user, params.id, body.words ?? '')
        set.status = 204
      },
      {
        recruiter: true,
        detail: { summary: 'Take an offer back, or cancel the interview chosen from it' },
        params: idParam,
        body: t.Object({ words: t.Optional(t.String({ maxLength: 5000 })) }),
      },
    )
    .get(
      '/api/interview-offers/:id/interview.ics',
      async ({ user, params }) => {
        const { name, text } = await scheduling.calendarFor(user, params.id)
        return calendarResponse(text, name)
      },
      { signedIn: true, detail: { summary: 'A booked interview as a calendar file' }, params: idParam },
    )

/** A calendar file to save, named in letters that every system takes. */
export function calendarResponse(text: string, name: string): Response {
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? []
  const filename = `${['interview', ...words].join('-').slice(0, 80)}.ics`
  return new Response(text, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${filename}"`,
      'cache-control': 'no-store',
    },
  })
}
