import { schedulingCalls } from '#src/contracts/scheduling/calls.ts'
import { routesOf } from '#src/http/contracted.ts'
import type { Idempotency } from '#src/http/idempotency.ts'
import type { sessionGuards } from '#src/http/session.ts'
import type { Scheduling } from './index.ts'
import { interviewsAnswer, newOfferRecord, offersAnswer } from './serializers.ts'

interface Options {
  guards: ReturnType<typeof sessionGuards>
  idempotency: Idempotency
}

/** Offering times for interviews, and what became of them. */
export const schedulingRoutes = (scheduling: Scheduling, { guards, idempotency }: Options) =>
  routesOf(schedulingCalls, { name: 'scheduling', tags: ['Scheduling'] })
    .use(guards)
    .get(
      '/api/candidates/:id/interview-offers',
      async ({ user, params }) => offersAnswer(await scheduling.offersTo(user, params.id), user),
      { signedIn: true },
    )
    .post(
      '/api/candidates/:id/interview-offers',
      async ({ user, params, body, request, set }) => {
        const answer = await idempotency.once(
          request,
          `offer:${user.workspaceId}:${user.id}`,
          JSON.stringify([params.id, body]),
          async () => {
            const { offer, link, to } = await scheduling.offerTimes({
              ...body,
              by: user,
              candidateId: params.id,
              validOn: body.validOn ?? null,
              interviewerId: body.interviewerId ?? null,
            })
            return { offer: newOfferRecord(offer, scheduling.now()), link, to }
          },
        )
        set.status = 201
        set.headers['cache-control'] = 'no-store'
        return answer
      },
      { recruiter: true, creates: true },
    )
    .get(
      '/api/interviews',
      async ({ user, query }) =>
        interviewsAnswer(
          await scheduling.interviews(user, {
            show: query.show ?? 'upcoming',
            interviewerId: query.interviewer || null,
            job: query.job || null,
          }),
          user,
        ),
      { signedIn: true },
    )
    .get(
      '/api/interviews/busy',
      async ({ user, query }) =>
        (await scheduling.busyTimes(user, query.interviewer)).map(({ start, end }) => ({
          start: start.toISOString(),
          end: end.toISOString(),
        })),
      { signedIn: true },
    )
    .post(
      '/api/interview-offers/:id/cancel',
      async ({ user, params, body, set }) => {
        await scheduling.cancelOffer(user, params.id, body.words ?? '')
        set.status = 204
      },
      { recruiter: true },
    )
    .get(
      '/api/interview-offers/:id/interview.ics',
      async ({ user, params }) => {
        const { name, text } = await scheduling.calendarFor(user, params.id)
        return calendarResponse(text, name)
      },
      { signedIn: true },
    ).plugin

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
