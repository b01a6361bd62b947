import { adminCalls } from '#src/contracts/jobportal/admin-calls.ts'
import { routesOf } from '#src/http/contracted.ts'
import { page, pageHeaders } from '#src/http/pagination.ts'
import type { sessionGuards } from '#src/http/session.ts'
import type { visitOf } from '#src/http/visit.ts'
import { signedOutWords } from '#src/shared/account-limits.ts'
import type { JobPortal } from './index.ts'
import { jobPosterRecord } from './views.ts'

interface AdminRoutesOptions {
  guards: ReturnType<typeof sessionGuards>
  visit: ReturnType<typeof visitOf>
}

/** What administrators do with companies. */
export const adminRoutes = (portal: JobPortal, { guards, visit }: AdminRoutesOptions) =>
  routesOf(adminCalls, { name: 'jobportal-admin', tags: ['Administration'] })
    .onBeforeHandle(({ set }) => {
      set.headers['cache-control'] = 'no-store'
    })
    .use(guards)
    .get(
      '/admin/jobposters',
      async ({ query, request, set }) => {
        const slice = page(query)
        const { companies, total } = await portal.listCompanies({ ...slice, search: query.q })
        Object.assign(set.headers, pageHeaders(request, slice, total))
        return companies.map(({ company, jobCount }) => jobPosterRecord(company, jobCount, portal.settings))
      },
      { admin: true },
    )
    .get(
      '/admin/jobposters/:id',
      async ({ params }) => {
        const { company, jobCount } = await portal.companyWithJobs(params.id)
        return jobPosterRecord(company, jobCount, portal.settings)
      },
      { admin: true },
    )
    .post(
      '/admin/verify-jobposter/:id',
      async ({ user, params, ...from }) => {
        await portal.verifyCompany(user, params.id, visit(from))
        return { message: 'Company verified successfully' }
      },
      { admin: true },
    )
    .post(
      '/admin/suspend-jobposter/:id',
      async ({ user, params, ...from }) => {
        await portal.suspendCompany(user, params.id, visit(from))
        return { message: 'Company suspended successfully' }
      },
      { admin: true },
    )
    .post(
      '/admin/end-jobposter-sessions/:id',
      async ({ user, params, ...from }) => {
        const ended = await portal.endSessionsOfCompany(user, params.id, visit(from))
        return { message: signedOutWords(ended), ended }
      },
      { admin: true },
    )
    .post(
      '/admin/unsuspend-jobposter/:id',
      async ({ user, params, ...from }) => {
        await portal.unsuspendCompany(user, params.id, visit(from))
        return { message: 'Company unsuspended successfully' }
      },
      { admin: true },
    ).plugin
