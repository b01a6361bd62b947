import { applicationAdminCalls } from '#src/contracts/jobportal/application-admin-calls.ts'
import { routesOf } from '#src/http/contracted.ts'
import { page, pageHeaders } from '#src/http/pagination.ts'
import type { sessionGuards } from '#src/http/session.ts'
import type { visitOf } from '#src/http/visit.ts'
import type { JobPortal } from '../index.ts'
import { ownJobRecord } from '../views.ts'
import { wantedApplications } from './application-routes.ts'

interface Options {
  guards: ReturnType<typeof sessionGuards>
  visit: ReturnType<typeof visitOf>
}

/** What administrators see of jobs and applications. */
export const applicationAdminRoutes = (portal: JobPortal, { guards, visit }: Options) =>
  routesOf(applicationAdminCalls, { name: 'jobportal-applications-admin', tags: ['Administration'] })
    .onBeforeHandle(({ set }) => {
      set.headers['cache-control'] = 'no-store'
    })
    .use(guards)
    .get(
      '/admin/jobportal-stats',
      async () => {
        const { companies, jobs, applications } = await portal.portalTotals()
        return { hrUsers: companies, jobs, applications }
      },
      { admin: true },
    )
    .get(
      '/jobportal/admin/jobs/:id',
      async ({ params }) => (await portal.jobsForAdmin(params.id)).map((job) => ownJobRecord(job, portal.today())),
      { admin: true },
    )
    .get(
      '/jobportal/admin/applications/:id',
      async ({ user, params, query, set, ...from }) => {
        const slice = page(query)
        const wanted = { ...wantedApplications(query), ...slice }
        const { rows, total } = await portal.listApplications({ kind: 'admin', user }, params.id, wanted, visit(from))
        Object.assign(set.headers, pageHeaders(from.request, slice, total))
        return portal.recordsOf(rows)
      },
      { admin: true },
    ).plugin
