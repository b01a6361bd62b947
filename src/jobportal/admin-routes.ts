import { Elysia, t } from 'elysia'
import { page, pageHeaders, pageQuery } from '#src/http/paging.ts'
import type { sessionGuards } from '#src/http/session.ts'
import type { visitOf } from '#src/http/visit.ts'
import type { JobPortal } from './index.ts'
import { jobPosterRecord } from './views.ts'

interface AdminRoutesOptions {
  guards: ReturnType<typeof sessionGuards>
  visit: ReturnType<typeof visitOf>
}

/** What administrators do with companies. */
export const adminRoutes = (portal: JobPortal, { guards, visit }: AdminRoutesOptions) =>
  new Elysia({ name: 'jobportal-admin', prefix: '/admin', detail: { tags: ['Administration'] } })
    .onBeforeHandle(({ set }) => {
      set.headers['cache-control'] = 'no-store'
    })
    .use(guards)
    .get(
      '/jobposters',
      async ({ query, request, set }) => {
        const slice = page(query)
        const { companies, total } = await portal.listCompanies({ ...slice, search: query.q })
        Object.assign(set.headers, pageHeaders(request, slice, total))
        return companies.map(({ company, jobCount }) => jobPosterRecord(company, jobCount, portal.settings))
      },
      {
        admin: true,
        query: t.Object({ ...pageQuery, q: t.Optional(t.String({ maxLength: 1000 })) }),
        detail: { summary: 'Companies of the job portal, newest first' },
      },
    )
    .get(
      '/jobposters/:id',
      async ({ params }) => {
        const { company, jobCount } = await portal.companyWithJobs(params.id)
        return jobPosterRecord(company, jobCount, portal.settings)
      },
      { admin: true, detail: { summary: 'One company of the job portal' } },
    )
    .post(
      '/verify-jobposter/:id',
      async ({ user, params, ...from }) => {
        await portal.verifyCompany(user, params.id, visit(from))
        return { message: 'Company verified successfully' }
      },
      { admin: true, detail: { summary: 'Vouch for a company, so that it may post jobs' } },
    )
    .post(
      '/suspend-jobposter/:id',
      async ({ user, params, ...from }) => {
        await portal.suspendCompany(user, params.id, visit(from))
        return { message: 'Company suspended successfully' }
      },
      { admin: true, detail: { summary: 'Lock a company out at once and hide its jobs' } },
    )
    .post(
      '/unsuspend-jobposter/:id',
      async ({ user, params, ...from }) => {
        await portal.unsuspendCompany(user, params.id, visit(from))
        return { message: 'Company unsuspended successfully' }
      },
      { admin: true, detail: { summary: 'Let a suspended company in again' } },
    )
