import { ledgerContract } from '#src/contracts/ledger/index.ts'
import { routesOf } from '#src/http/contracted.ts'
import { page, pageHeaders } from '#src/http/pagination.ts'
import { requestIdOf } from '#src/http/request-id.ts'
import type { sessionGuards } from '#src/http/session.ts'
import { type Cell, csvStream } from '#src/shared/csv.ts'
import type { Ledger } from './index.ts'

interface Options {
  guards: ReturnType<typeof sessionGuards>
  /** Writes down that somebody took data out. */
  noteExport(by: { id: string; workspaceId: string }, what: string, requestId: string): Promise<void>
}

async function* atOnce(lines: Cell[][]) {
  yield lines
}

/** The report of the decision ledger: for owners of a workspace, and for administrators of all. */
export const ledgerRoutes = (ledger: Ledger, { guards, noteExport }: Options) => {
  const file = async (table: Awaited<ReturnType<Ledger['table']>>) =>
    new Response(csvStream(table.header, atOnce(table.lines)), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="decisions-${ledger.today()}.csv"`,
        'cache-control': 'no-store',
      },
    })
  return routesOf(ledgerContract, { name: 'ledger', tags: ['Decision ledger'] })
    .use(guards)
    .get('/api/decision-ledger', ({ user, query }) => ledger.report(user.workspaceId, query), { owner: true })
    .get(
      '/api/decision-ledger/rows',
      async ({ user, query, request, set }) => {
        const wanted = page(query)
        const answer = await ledger.rows(user.workspaceId, query, query.measure, wanted)
        Object.assign(set.headers, pageHeaders(request, wanted, answer.total))
        return answer
      },
      { owner: true },
    )
    .get(
      '/api/decision-ledger/rows.csv',
      async ({ user, query, request }) => {
        await noteExport(user, `decisions: ${query.measure}`, requestIdOf(request))
        return file(await ledger.table(user.workspaceId, query, query.measure))
      },
      { owner: true },
    )
    .get('/admin/decision-ledger', ({ query }) => ledger.report(query.workspace ?? null, query), { admin: true })
    .get(
      '/admin/decision-ledger/rows',
      async ({ query, request, set }) => {
        const wanted = page(query)
        const answer = await ledger.rows(query.workspace ?? null, query, query.measure, wanted)
        Object.assign(set.headers, pageHeaders(request, wanted, answer.total))
        return answer
      },
      { admin: true },
    )
    .get(
      '/admin/decision-ledger/rows.csv',
      async ({ user, query, request }) => {
        await noteExport(user, `decisions: ${query.measure}`, requestIdOf(request))
        return file(await ledger.table(query.workspace ?? null, query, query.measure))
      },
      { admin: true },
    ).plugin
}
