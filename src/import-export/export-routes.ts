import { exportCalls } from '#src/contracts/import-export/export-calls.ts'
import type { ListQuery } from '#src/contracts/talent/candidate-calls.ts'
import { routesOf } from '#src/http/contracted.ts'
import { requestIdOf } from '#src/http/request-id.ts'
import type { sessionGuards } from '#src/http/session.ts'
import { withoutHurry } from '#src/http/upload-limits.ts'
import type { ImportExport } from './index.ts'
import type { Actor } from './ports.ts'

interface Options {
  guards: ReturnType<typeof sessionGuards>
  /** The ids of everybody whom they find, in the order of the list. */
  idsOf(by: Actor, query: ListQuery): Promise<string[]>
  /** Writes into the audit log that somebody takes this along. */
  noteExport(by: Actor, what: string, requestId: string): Promise<void>
  today(): string
}

const formats = {
  csv: { type: 'text/csv; charset=utf-8', name: 'CSV' },
  json: { type: 'application/json; charset=utf-8', name: 'JSON Resume' },
  'hr-open.json': { type: 'application/json; charset=utf-8', name: 'HR Open' },
} as const

/** An id has no commas of its own, as a value of a filter may have. */
const separateIds = (ids: string) => ids.split(/[\s,]+/).filter(Boolean)

/** Candidates to take along, for owners and recruiters; the audit log remembers who did. */
export function exportRoutes(importExport: ImportExport, { guards, idsOf, noteExport, today }: Options) {
  const answer = (format: keyof typeof formats) => async (user: Actor, ids: readonly string[], request: Request) => {
    await noteExport(user, `${ids.length} candidates as ${formats[format].name}`, requestIdOf(request))
    const shape = format === 'json' ? 'json-resume' : 'hr-open'
    const stream = format === 'csv' ? await importExport.csvOf(user, ids) : importExport.jsonOf(user, ids, shape)
    return new Response(stream, {
      headers: {
        'content-type': formats[format].type,
        'content-disposition': `attachment; filename="candidates-${today()}.${format}"`,
        'cache-control': 'no-store',
      },
    })
  }
  const wantedBy = async (user: Actor, query: ListQuery & { ids?: string | string[] }) =>
    query.ids === undefined ? idsOf(user, query) : [query.ids].flat().flatMap(separateIds)
  const asTable = answer('csv')
  const asJsonResume = answer('json')
  const asHrOpen = answer('hr-open.json')
  return routesOf(exportCalls, { name: 'export', tags: ['Import and export'] })
    .use(guards)
    .get(
      '/api/candidates/export.csv',
      async ({ user, query, request, server }) => {
        const ids = await wantedBy(user, query)
        return withoutHurry(request, server, () => asTable(user, ids, request))
      },
      { exports: true },
    )
    .get(
      '/api/candidates/export.json',
      async ({ user, query, request, server }) => {
        const ids = await wantedBy(user, query)
        return withoutHurry(request, server, () => asJsonResume(user, ids, request))
      },
      { exports: true },
    )
    .get(
      '/api/candidates/export.hr-open.json',
      async ({ user, query, request, server }) => {
        const ids = await wantedBy(user, query)
        return withoutHurry(request, server, () => asHrOpen(user, ids, request))
      },
      { exports: true },
    )
    .post('/api/candidates/export.hr-open.json', ({ user, body, request }) => asHrOpen(user, body.ids, request), {
      exports: true,
    })
    .post('/api/candidates/export.csv', ({ user, body, request }) => asTable(user, body.ids, request), { exports: true })
    .post('/api/candidates/export.json', ({ user, body, request }) => asJsonResume(user, body.ids, request), {
      exports: true,
    }).plugin
}
