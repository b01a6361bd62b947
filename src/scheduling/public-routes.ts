import { publicCalls } from '#src/contracts/scheduling/public-calls.ts'
import type { ClientAddress } from '#src/http/client-address.ts'
import { routesOf } from '#src/http/contracted.ts'
import { DomainError } from '#src/shared/domain-error.ts'
import { saidLanguageOf } from '#src/words/languages.ts'
import type { Scheduling } from './index.ts'
import { calendarResponse } from './routes.ts'
import { scheduleRecord } from './serializers.ts'

interface Options {
  addressOf: ClientAddress
}

/** The words after ?said= for what a form without a script has come to. The page turns them into sentences. */
const wordOf = (error: DomainError) => (error.code ?? (error.details.field === 'start' ? 'NONE_CHOSEN' : 'REFUSED')).toLowerCase()

/**
 * The candidate's side. The secret in the address is all that opens it, so forms of these pages need no other proof. A browser
 * that sends a form is led back to the page, which says what happened.
 */
export const publicScheduleRoutes = (scheduling: Scheduling, { addressOf }: Options) => {
  const answer = async (request: Request, token: string, work: () => Promise<string>) => {
    const isForm = request.headers.get('accept')?.includes('text/html') ?? false
    const said = await work().catch((error: unknown) => {
      if (isForm && error instanceof DomainError) return wordOf(error)
      throw error
    })
    if (!isForm) return { said }
    return new Response(null, {
      status: 303,
      headers: { location: `/schedule/${encodeURIComponent(token)}?${new URLSearchParams({ said })}`, ...quiet },
    })
  }
  return routesOf(publicCalls, { name: 'schedule', tags: ['Scheduling'] })
    .onBeforeHandle(async ({ request, server, set }) => {
      await scheduling.countVisit(addressOf(request, server))
      Object.assign(set.headers, quiet)
    })
    .get('/schedule/:token', async ({ params: { token } }) =>
      scheduleRecord(await scheduling.schedulePage(token), scheduling.now()),
    )
    .post('/schedule/:token/choose', ({ request, params: { token }, body }) =>
      answer(request, token, () =>
        scheduling.choose({
          token,
          start: body.start ?? '',
          zone: body.zone ?? '',
          seen: body.seen === undefined || body.seen === '' ? null : Number(body.seen),
          language: saidLanguageOf(request),
        }),
      ),
    )
    .post('/schedule/:token/cancel', ({ request, params: { token }, body }) =>
      answer(request, token, async () => {
        await scheduling.decline(token, body.words ?? '')
        return 'cancelled'
      }),
    )
    .get('/schedule/:token/interview.ics', async ({ params: { token } }) => {
      const page = await scheduling.schedulePage(token)
      return calendarResponse(await scheduling.calendarOf(page), page.company)
    }).plugin
}

/** The secret of the address goes nowhere: to no other site, into no search engine, into no cache. */
const quiet = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store' }
