import { Elysia, t } from 'elysia'
import { anyOrigin } from '#src/http/any-origin.ts'
import type { Log } from '#src/http/log.ts'
import { page, pageHeaders, pageQuery } from '#src/http/paging.ts'
import type { JobPortal } from './index.ts'
import { feedRoutes } from './public/feed-routes.ts'
import { publicJobRecord } from './views.ts'

const address = '/public/jobs'

/** The list of open jobs, which is the one address that answers pages of other sites, and what programs and pages read of it. */
export function publicRoutes(portal: JobPortal, { log }: { log: Log }) {
  const open = new Elysia().use(anyOrigin(log)).get(
    address,
    async ({ query, request, set }) => {
      const slice = page(query)
      const { jobs, total } = await portal.openJobs({ ...slice, search: query.q, companyId: query.company })
      Object.assign(set.headers, pageHeaders(request, slice, total), { 'cache-control': 'no-cache' })
      return jobs.map((job) => publicJobRecord(job, portal.today()))
    },
    {
      query: t.Object({
        ...pageQuery,
        q: t.Optional(t.String({ maxLength: 200 })),
        company: t.Optional(t.String({ maxLength: 100 })),
      }),
    },
  )
  const summary = 'Open jobs, newest first. The one call that pages of other sites may make.'
  return new Elysia({ name: 'jobportal-public', detail: { tags: ['Public'] } })
    .get(address, ({ request }) => open.handle(request), { detail: { summary } })
    .options(address, ({ request }) => open.handle(request), { detail: { hide: true } })
    .get(
      '/public/job-page/:id',
      ({ params, set }) => {
        set.headers['cache-control'] = 'no-cache'
        return portal.jobPage(params.id)
      },
      {
        params: t.Object({ id: t.String({ maxLength: 100 }) }),
        detail: { summary: 'What the page of a job shows, with its JobPosting in the words of schema.org' },
      },
    )
    .use(feedRoutes(portal))
}
