import { Elysia } from 'elysia'
import { openJobsCalls, publicCalls } from '#src/contracts/jobportal/public-calls.ts'
import { prepared, routesOf } from '#src/http/contracted.ts'
import type { Log } from '#src/http/log.ts'
import { page, pageHeaders } from '#src/http/pagination.ts'
import { publicCors } from '#src/http/public-cors.ts'
import { languageOf } from '#src/words/languages.ts'
import { tell, tellIfAny } from '#src/words/told.ts'
import type { JobPortal } from './index.ts'
import { feedRoutes } from './public/feed-routes.ts'
import type { JobFilters } from './slice.ts'
import { publicJobRecord } from './views.ts'

const address = '/public/jobs'

/** The list of open jobs, which is the one address that answers pages of other sites, and what programs and pages read of it. */
export function publicRoutes(portal: JobPortal, { log }: { log: Log }) {
  const list = routesOf(openJobsCalls, { name: 'jobportal-open-jobs', tags: ['Public'] }).get(
    address,
    async ({ query, request, set }) => {
      const slice = page(query)
      const { jobs, total } = await portal.openJobs({ ...slice, ...filtersOf(query) })
      Object.assign(set.headers, pageHeaders(request, slice, total), { 'cache-control': 'no-cache' })
      return jobs.map((job) => publicJobRecord(job, portal.today()))
    },
  )
  const open = new Elysia().use(publicCors(log)).use(list.plugin)
  const routes = routesOf(publicCalls, { name: 'jobportal-public', tags: ['Public'] })
    .get(address, ({ request }) => prepared(open.handle(request)))
    .get('/public/job-locations', async ({ query, set }) => {
      set.headers['cache-control'] = 'no-cache'
      return { locations: await portal.openLocations(query.company) }
    })
    .get('/public/job-page/:id', async ({ params, request, set }) => {
      Object.assign(set.headers, { 'cache-control': 'no-cache', vary: 'Accept-Language, Cookie' })
      const shown = await portal.jobPage(params.id)
      const language = languageOf(request)
      return { ...shown, answers: tellIfAny(language, shown.answers), keeping: tell(language, shown.keeping) }
    })
    .use(feedRoutes(portal))
  routes.plugin.options(address, ({ request }) => open.handle(request), { detail: { hide: true } })
  return routes.plugin
}

interface Asked {
  q?: string | undefined
  company?: string | undefined
  type?: JobFilters['jobType'] | undefined
  remote?: 'true' | undefined
  location?: string | undefined
}

const filtersOf = ({ q, company, type, remote, location }: Asked): JobFilters => ({
  ...(q === undefined ? {} : { search: q }),
  ...(company === undefined ? {} : { companyId: company }),
  ...(type === undefined ? {} : { jobType: type }),
  ...(location === undefined ? {} : { location: location.trim() }),
  isRemote: remote === 'true',
})
