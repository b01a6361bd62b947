import { sessionCalls } from '#src/contracts/jobportal/session-calls.ts'
import { routesOf } from '#src/http/contracted.ts'
import type { companyGuard } from '#src/http/job-token.ts'
import type { Caller } from '#src/http/visit.ts'
import type { Visit } from '#src/shared/visit.ts'
import type { JobPortal } from './index.ts'
import { companySessionRecord } from './views.ts'

interface SessionRoutesOptions {
  company: ReturnType<typeof companyGuard>
  visit(from: Caller): Visit
}

/** Where a company is signed in, and signing out. */
export function sessionRoutes(portal: JobPortal, { company, visit }: SessionRoutesOptions) {
  return routesOf(sessionCalls, { name: 'jobportal-sessions', tags: ['Job portal'] })
    .onBeforeHandle(({ set }) => {
      set.headers['cache-control'] = 'no-store'
    })
    .use(company)
    .post(
      '/jobportal/logout',
      async ({ company, request, server }) => {
        await portal.endSession(company, company.sessionId, visit({ request, server }))
        return { message: 'Logged out successfully' }
      },
      { company: true },
    )
    .get('/jobportal/proof', ({ company }) => portal.proofState(company), { company: true })
    .post(
      '/jobportal/proof',
      async ({ company, body, request, server }) => {
        await portal.prove(company, body, visit({ request, server }))
        return { message: 'Thank you. You will not be asked again for 10 minutes.' }
      },
      { company: true },
    )
    .get(
      '/jobportal/sessions',
      async ({ company }) => (await portal.sessionsOf(company)).map((session) => companySessionRecord(session, company)),
      { company: true },
    )
    .delete(
      '/jobportal/sessions/:id',
      async ({ company, params, request, server }) => {
        await portal.endSession(company, params.id, visit({ request, server }))
        return { message: 'The device was signed out' }
      },
      { company: true },
    )
    .delete(
      '/jobportal/sessions',
      async ({ company, request, server }) => {
        const count = await portal.endOtherSessions(company, visit({ request, server }))
        return { message: count === 1 ? 'One other device was signed out' : `${count} other devices were signed out`, count }
      },
      { company: true },
    ).plugin
}
