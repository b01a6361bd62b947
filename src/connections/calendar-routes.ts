import { connectionsContract } from '#src/contracts/connections/index.ts'
import type { ClientAddress } from '#src/http/client-address.ts'
import { routesOf } from '#src/http/contracted.ts'
import { requestIdOf } from '#src/http/request-id.ts'
import type { sessionGuards } from '#src/http/session.ts'
import type { Feeds } from './calendar/feeds.ts'
import { feedRecord } from './views.ts'

/** The own interviews as a calendar to subscribe to. */
export const calendarRoutes = (
  feeds: Feeds,
  { guards, addressOf }: { guards: ReturnType<typeof sessionGuards>; addressOf: ClientAddress },
) =>
  routesOf(connectionsContract, { name: 'calendar-feeds', tags: ['Connections'] })
    .onBeforeHandle(({ set }) => {
      set.headers['cache-control'] = 'no-store'
    })
    .use(guards)
    .get(
      '/api/calendar-feed',
      async ({ user }) => {
        const feed = await feeds.find(user)
        return { feed: feed && feedRecord(feed) }
      },
      { signedIn: true },
    )
    .post(
      '/api/calendar-feed',
      async ({ user, set, request }) => {
        const { url, feed } = await feeds.make(user, requestIdOf(request))
        set.status = 201
        return { message: 'The address is made.', url, feed: feedRecord(feed) }
      },
      { signedIn: true },
    )
    .delete(
      '/api/calendar-feed',
      async ({ user, request }) => {
        await feeds.revoke(user, requestIdOf(request))
        return { message: 'The address leads nowhere any more.' }
      },
      { signedIn: true },
    )
    .get(
      '/calendar/:token',
      async ({ params, request, server }) =>
        new Response(await feeds.read(params.token, addressOf(request, server)), {
          headers: { 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'no-store' },
        }),
    ).plugin
