import { analyticsCalls } from '#src/contracts/analytics/calls.ts'
import { routesOf } from '#src/http/contracted.ts'
import { page, pageHeaders } from '#src/http/pagination.ts'
import { requestIdOf } from '#src/http/request-id.ts'
import type { sessionGuards } from '#src/http/session.ts'
import { type Cell, csvStream } from '#src/shared/csv.ts'
import type { SectionKey } from './constants.ts'
import type { Analytics } from './index.ts'

interface Options {
  guards: ReturnType<typeof sessionGuards>
  /** Writes down that somebody took data out. */
  noteExport(by: { id: string; workspaceId: string }, what: string, requestId: string): Promise<void>
}

const csvFile = (name: string, day: string, header: string[], lines: AsyncIterable<Cell[][]>) =>
  new Response(csvStream(header, lines), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}-${day}.csv"`,
      'cache-control': 'no-store',
    },
  })

async function* atOnce(lines: Cell[][]) {
  yield lines
}

/** Numbers about the way through the stages, the candidates behind each, and both as CSV. */
export const analyticsRoutes = (analytics: Analytics, { guards, noteExport }: Options) =>
  routesOf(analyticsCalls, { name: 'analytics', tags: ['Analytics'] })
    .use(guards)
    .get('/api/analytics', ({ user, query }) => analytics.overview(user.workspaceId, query), { signedIn: true })
    .get(
      '/api/analytics/rows',
      async ({ user, query, request, set }) => {
        const wanted = page(query)
        const answer = await analytics.rows(user.workspaceId, query, wanted)
        Object.assign(set.headers, pageHeaders(request, wanted, answer.total))
        return answer
      },
      { signedIn: true },
    )
    .get(
      '/api/analytics/rows.csv',
      async ({ user, query, request }) => {
        const { header, lines } = await analytics.rowTable(user.workspaceId, query)
        await noteExport(user, `analytics: rows of ${query.measure}`, requestIdOf(request))
        return csvFile(`analytics-${query.measure}`, analytics.today(), header, lines)
      },
      { exports: true },
    )
    .get('/api/waiting-limit', async ({ user }) => ({ workingDays: await analytics.waitingLimit(user.workspaceId) }), {
      signedIn: true,
    })
    .put(
      '/api/waiting-limit',
      async ({ user, body }) => ({ workingDays: await analytics.setWaitingLimit(user.workspaceId, body.workingDays) }),
      { recruiter: true },
    )
    .get('/api/weekly-report', async ({ user }) => ({ wanted: await analytics.wantsWeekly(user) }), { signedIn: true })
    .put('/api/weekly-report', async ({ user, body }) => ({ wanted: await analytics.chooseWeekly(user, body.wanted) }), {
      signedIn: true,
    })
    .get(
      '/api/analytics/sections/:section',
      async ({ user, params, query, request }) => {
        const section = params.section as SectionKey
        const { header, lines } = await analytics.section(user.workspaceId, section, query)
        await noteExport(user, `analytics: ${section}`, requestIdOf(request))
        return csvFile(`analytics-${section}`, analytics.today(), header, atOnce(lines))
      },
      { exports: true },
    ).plugin
