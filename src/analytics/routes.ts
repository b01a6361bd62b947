import { Elysia, t } from 'elysia'
import { page, pageHeaders, pageQuery } from '#src/http/paging.ts'
import { requestIdOf } from '#src/http/request-id.ts'
import type { sessionGuards } from '#src/http/session.ts'
import { type Cell, csvStream } from '#src/shared/csv.ts'
import { type SectionKey, sections } from './constants.ts'
import type { Analytics } from './index.ts'

interface Options {
  guards: ReturnType<typeof sessionGuards>
  /** Writes down that somebody took data out. */
  noteExport(by: { id: string; workspaceId: string }, what: string, requestId: string): Promise<void>
}

const words = (maxLength: number) => t.String({ maxLength })
const question = {
  range: t.Optional(words(10)),
  from: t.Optional(words(10)),
  to: t.Optional(words(10)),
  job: t.Optional(words(100)),
}
const rowsQuestion = { ...question, measure: words(30), of: t.Optional(words(200)) }
const sectionKey = t.Union(sections.map(({ key }) => t.Literal(key)))

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
  new Elysia({ name: 'analytics', prefix: '/api/analytics', detail: { tags: ['Analytics'] } })
    .use(guards)
    .get('', ({ user, query }) => analytics.overview(user.workspaceId, query), {
      signedIn: true,
      detail: {
        summary: 'Funnel, time in stage, time to hire, sources, scores, rejections, tasks and messages',
        description:
          '`range` is 30, 90, 365 (days up to today) or all; `from` and `to` are days in UTC, both included. `job` is a job description. Each `count` is the number of rows of `/api/analytics/rows` with its `measure` and `of`.',
      },
      query: t.Object(question),
    })
    .get(
      '/rows',
      async ({ user, query, request, set }) => {
        const wanted = page(query)
        const answer = await analytics.rows(user.workspaceId, query, wanted)
        Object.assign(set.headers, pageHeaders(request, wanted, answer.total))
        return answer
      },
      {
        signedIn: true,
        detail: { summary: 'The candidates behind a number' },
        query: t.Object({ ...pageQuery, ...rowsQuestion }),
      },
    )
    .get(
      '/rows.csv',
      async ({ user, query, request }) => {
        const { header, lines } = await analytics.rowTable(user.workspaceId, query)
        await noteExport(user, `analytics: rows of ${query.measure}`, requestIdOf(request))
        return csvFile(`analytics-${query.measure}`, analytics.today(), header, lines)
      },
      { exports: true, detail: { summary: 'All rows behind a number as CSV' }, query: t.Object(rowsQuestion) },
    )
    .get(
      '/sections/:section',
      async ({ user, params, query, request }) => {
        const section = params.section as SectionKey
        const { header, lines } = await analytics.section(user.workspaceId, section, query)
        await noteExport(user, `analytics: ${section}`, requestIdOf(request))
        return csvFile(`analytics-${section}`, analytics.today(), header, atOnce(lines))
      },
      {
        exports: true,
        detail: { summary: 'One part of the numbers as CSV' },
        params: t.Object({ section: sectionKey }),
        query: t.Object(question),
      },
    )
