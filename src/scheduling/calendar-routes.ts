import { calendarCalls } from '#src/contracts/scheduling/calendar-calls.ts'
import { routesOf } from '#src/http/contracted.ts'
import { requestIdOf } from '#src/http/request-id.ts'
import type { sessionGuards } from '#src/http/session.ts'
import { DomainError } from '#src/shared/domain-error.ts'
import type { Scheduling } from './index.ts'
import { freeTimesAnswer, ownCalendarRecord } from './serializers.ts'

interface Options {
  guards: ReturnType<typeof sessionGuards>
}

/** Calendars that people have connected, when they work, and when they are free together. */
export const ownCalendarRoutes = (scheduling: Scheduling, { guards }: Options) => {
  const { ownCalendars } = scheduling
  return routesOf(calendarCalls, { name: 'calendars', tags: ['Scheduling'] })
    .onBeforeHandle(({ set }) => {
      set.headers['cache-control'] = 'no-store'
    })
    .use(guards)
    .get(
      '/api/interviews/free-times',
      async ({ user, query: { people, minutes, zone, from, days = 14 } }) =>
        freeTimesAnswer(
          await scheduling.freeTogether(user, { people: people.split(',').slice(0, 20), minutes, zone, from, days }),
        ),
      { signedIn: true },
    )
    .get(
      '/api/calendars',
      async ({ user }) => {
        const { calendars, hours, kinds } = await ownCalendars.mine(user)
        return { calendars: calendars.map(ownCalendarRecord), hours, kinds }
      },
      { signedIn: true },
    )
    .post(
      '/api/calendars',
      async ({ user, body, set, request }) => {
        const calendar = await ownCalendars.connectWithPassword(user, body, requestIdOf(request))
        set.status = 201
        return ownCalendarRecord(calendar)
      },
      { signedIn: true },
    )
    .post(
      '/api/calendars/with/:kind',
      async ({ user, params: { kind } }) => ({ address: await ownCalendars.beginSignIn(user, kind) }),
      { signedIn: true },
    )
    .get(
      '/calendars/:kind/callback',
      async ({ user, params: { kind }, request }) => {
        const said = await ownCalendars.finishSignIn(user, kind, new URL(request.url).search, requestIdOf(request)).then(
          () => 'connected',
          (error: unknown) => {
            if (error instanceof DomainError) return (error.code ?? 'refused').toLowerCase()
            throw error
          },
        )
        const location = `/dashboard/connections?${new URLSearchParams({ calendar: said })}#your-calendars`
        return new Response(null, {
          status: 303,
          headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
        })
      },
      { signedIn: true },
    )
    .post(
      '/api/calendars/:id/read',
      async ({ user, params: { id } }) => ownCalendarRecord(await ownCalendars.readAgain(user, id)),
      { signedIn: true },
    )
    .delete(
      '/api/calendars/:id',
      async ({ user, params: { id }, request }) => {
        await ownCalendars.disconnect(user, id, requestIdOf(request))
        return { message: 'The calendar is disconnected.' }
      },
      { signedIn: true },
    )
    .put('/api/working-hours', async ({ user, body }) => ownCalendars.setHours(user, body), { signedIn: true }).plugin
}
