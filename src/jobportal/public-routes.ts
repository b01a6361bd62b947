import { Elysia, t } from 'elysia'
import { anyOrigin } from '#src/http/any-origin.ts'
import type { Log } from '#src/http/log.ts'
import { page, pageHeaders, pageQuery } from '#src/http/paging.ts'
import type { JobPortal } from './index.ts'
import { publicJobRecord } from './views.ts'

const address = '/public/jobs'

/** The list of open jobs: the one address that answers pages of other sites. */
export function publicRoutes(portal: JobPortal, { log }: { log: Log }) {
  const open = new Elysia().use(anyOrigin(log)).get(
    address,
    async ({ query, request, set }) => {
      const slice = page(query)
      const { jobs, total } = await portal.openJobs(slice)
      Object.assign(set.headers, pageHeaders(request, slice, total), { 'cache-control': 'no-cache' })
      return jobs.map((job) => publicJobRecord(job, portal.today()))
    },
    { query: t.Object(pageQuery) },
  )
  const summary = 'Open jobs, newest first. The one call that pages of other sites may make.'
  return new Elysia({ name: 'jobportal-public', detail: { tags: ['Public'] } })
    .get(address, ({ request }) => open.handle(request), { detail: { summary } })
    .options(address, ({ request }) => open.handle(request), { detail: { hide: true } })
}
