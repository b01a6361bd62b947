import { connectionCalls } from '#src/contracts/admin/connections.ts'
import { routesOf } from '#src/http/contracted.ts'
import { page, pageHeaders } from '#src/http/pagination.ts'
import { requestIdOf } from '#src/http/request-id.ts'
import type { sessionGuards } from '#src/http/session.ts'
import { csvStream } from '#src/shared/csv.ts'
import { rowsPerPage } from './constants.ts'
import type { Admin } from './index.ts'
import { connectionColumns } from './read-connections.ts'
import { connectionRecord } from './views.ts'

/** Where the server connected to, and what it refused. */
export const connectionRoutes = (admin: Admin, { guards }: { guards: ReturnType<typeof sessionGuards> }) =>
  routesOf(connectionCalls, { name: 'admin-connections', tags: ['Administration'] })
    .use(guards)
    .get(
      '/admin/connections',
      async ({ query, request, set }) => {
        const wanted = page({ ...query, limit: query.limit ?? rowsPerPage })
        const { rows, total } = await admin.connections(query, wanted)
        Object.assign(set.headers, pageHeaders(request, wanted, total))
        return { connections: rows.map(connectionRecord), total }
      },
      { admin: true },
    )
    .get(
      '/admin/connections.csv',
      async ({ query, user, request }) => {
        await admin.noteExport(user, 'connections', requestIdOf(request))
        const day = admin.now().toISOString().slice(0, 10)
        return new Response(csvStream(connectionColumns, admin.connectionLines(query)), {
          headers: {
            'content-type': 'text/csv; charset=utf-8',
            'content-disposition': `attachment; filename="connections-${day}.csv"`,
            'cache-control': 'no-store',
          },
        })
      },
      { admin: true },
    ).plugin
