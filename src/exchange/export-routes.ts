import type { TProperties } from '@sinclair/typebox'
import { Elysia, t } from 'elysia'
import { repeated } from '#src/http/repeated-parameters.ts'
import { requestIdOf } from '#src/http/request-id.ts'
import type { sessionGuards } from '#src/http/session.ts'
import { withoutHurry } from '#src/http/upload-places.ts'
import type { Exchange } from './index.ts'
import type { Actor } from './ports.ts'

interface Options {
  guards: ReturnType<typeof sessionGuards>
  /** Parameters of the list. */
  listQuery: TProperties
  /** The ids of everybody whom they find, in the order of the list. */
  idsOf(by: Actor, query: Record<string, unknown>): Promise<string[]>
  /** Writes into the audit log that somebody takes this along. */
  noteExport(by: Actor, what: string, requestId: string): Promise<void>
  today(): string
}

const chosen = t.Object({ ids: t.Array(t.String({ maxLength: 100 }), { maxItems: 20_000 }) })

const formats = {
  csv: { type: 'text/csv; charset=utf-8', name: 'CSV', words: 'as a table' },
  json: { type: 'application/json; charset=utf-8', name: 'JSON Resume', words: 'as JSON Resume' },
} as const

/** An id has no commas of its own, as a value of a filter may have. */
const separateIds = (ids: string) => ids.split(/[\s,]+/).filter(Boolean)

/** Candidates to take along, for owners and recruiters; the audit log remembers who did. */
export function exportRoutes(exchange: Exchange, { guards, listQuery, idsOf, noteExport, today }: Options) {
  const routes = new Elysia({ name: 'export', detail: { tags: ['Import and export'] } }).use(guards)
  for (const format of ['csv', 'json'] as const) {
    const answer = async (user: Actor, ids: readonly string[], request: Request) => {
      await noteExport(user, `${ids.length} candidates as ${formats[format].name}`, requestIdOf(request))
      const stream = format === 'csv' ? exchange.csvOf(user, ids) : exchange.jsonOf(user, ids)
      return new Response(stream, {
        headers: {
          'content-type': formats[format].type,
          'content-disposition': `attachment; filename="candidates-${today()}.${format}"`,
          'cache-control': 'no-store',
        },
      })
    }
    routes
      .get(
        `/api/candidates/export.${format}`,
        async ({ user, query, request, server }) => {
          const { ids } = query as { ids?: string | string[] }
          const wanted = ids === undefined ? await idsOf(user, query) : [ids].flat().flatMap(separateIds)
          return withoutHurry(request, server, () => answer(user, wanted, request))
        },
        {
          exports: true,
          detail: {
            summary: `Candidates ${formats[format].words}`,
            description:
              'Takes the parameters of /api/candidate-filtering (filters, q, view, sort), or `ids`, repeated or separated by commas.',
          },
          query: t.Object({ ...listQuery, ids: repeated(t.String({ maxLength: 16_000 })) }),
        },
      )
      .post(`/api/candidates/export.${format}`, async ({ user, body, request }) => answer(user, body.ids, request), {
        exports: true,
        detail: { summary: `Chosen candidates ${formats[format].words}` },
        body: chosen,
      })
  }
  return routes
}
