import type { UserRecord } from '#src/contracts/accounts/records.ts'
import { peopleAndAuditCalls } from '#src/contracts/admin/people-and-audit.ts'
import { routesOf } from '#src/http/contracted.ts'
import { page, pageHeaders } from '#src/http/pagination.ts'
import { requestIdOf } from '#src/http/request-id.ts'
import type { sessionGuards } from '#src/http/session.ts'
import { csvStream } from '#src/shared/csv.ts'
import { connectionRoutes } from './connection-routes.ts'
import { rowsPerPage } from './constants.ts'
import { NoSuchEntry } from './errors.ts'
import type { Admin } from './index.ts'
import { mailRoutes } from './mail-routes.ts'
import { auditColumns } from './read-audit-log.ts'
import { siteRoutes } from './site-routes.ts'
import { systemRoutes } from './system-routes.ts'
import { auditRecord } from './views.ts'

export interface AdminRoutesOptions {
  guards: ReturnType<typeof sessionGuards>
  /** One account as the wire shows it; null when it was deleted meanwhile. */
  userRecord(id: string): Promise<UserRecord | null>
}

/** What administrators see and mend of the instance as a whole. */
export function adminRoutes(admin: Admin, { guards, userRecord }: AdminRoutesOptions) {
  return routesOf(peopleAndAuditCalls, { name: 'instance', tags: ['Administration'] })
    .onBeforeHandle(({ set }) => {
      set.headers['cache-control'] = 'no-store'
    })
    .use(guards)
    .get(
      '/admin/users',
      async ({ query, request, set }) => {
        const wanted = page({ ...query, limit: query.limit ?? rowsPerPage })
        const { ids, total } = await admin.people({ search: query.q, state: query.state, sort: query.sort ?? 'newest' }, wanted)
        Object.assign(set.headers, pageHeaders(request, wanted, total))
        return (await Promise.all(ids.map(userRecord))).filter((record) => record !== null)
      },
      { admin: true },
    )
    .get(
      '/admin/audit',
      async ({ query, request, set }) => {
        const wanted = page({ ...query, limit: query.limit ?? rowsPerPage })
        const { entries, total, head, actions } = await admin.auditEntries(query, wanted)
        Object.assign(set.headers, pageHeaders(request, wanted, total))
        return { entries: entries.map(auditRecord), total, head, actions }
      },
      { admin: true },
    )
    .post(
      '/admin/audit/verify',
      async ({ body }) => ({
        ...(await admin.verifyAuditLog(body?.noted)),
        checkedAt: admin.now().toISOString(),
      }),
      { admin: true },
    )
    .get(
      '/admin/audit/:number/proof',
      async ({ params, set }) => {
        const proof = await admin.proveAuditEntry(params.number)
        if (!proof) throw new NoSuchEntry()
        set.headers['content-disposition'] = `attachment; filename="audit-entry-${params.number}.json"`
        set.headers['cache-control'] = 'no-store'
        return proof
      },
      { admin: true },
    )
    .get(
      '/admin/audit.csv',
      async ({ query, user, request }) => {
        await admin.noteExport(user, 'audit log', requestIdOf(request))
        const day = admin.now().toISOString().slice(0, 10)
        return new Response(csvStream(auditColumns, admin.auditLines(query)), {
          headers: {
            'content-type': 'text/csv; charset=utf-8',
            'content-disposition': `attachment; filename="audit-log-${day}.csv"`,
            'cache-control': 'no-store',
          },
        })
      },
      { admin: true },
    )
    .use(connectionRoutes(admin, { guards }))
    .use(mailRoutes(admin, { guards }))
    .use(systemRoutes(admin, { guards }))
    .use(siteRoutes(admin, { guards })).plugin
}
